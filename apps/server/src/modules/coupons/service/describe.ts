import { type Coupon, type CouponCodeItem, flag, mayCall, type StoredFile } from '@matai/contract'
import { completeStyle } from '@matai/qr'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { filesOf } from '../../styles/rules/pictures.ts'
import { stateOf } from '../rules/judge.ts'
import type { CodeRow } from '../store/codes.ts'
import { countCodes, type CouponRow, type ItemRow, listItems } from '../store/coupons.ts'
import type { UseRow } from '../store/uses.ts'

interface Reader extends Pick<MemberContext, 'caller' | 'origin'> {
  filesByIds(tx: Tx, accountId: AccountId, ids: string[]): Promise<StoredFile[]>
}

/** Coupons as the console shows them. */
export async function describeCoupons(
  tx: Tx,
  rows: readonly CouponRow[],
  { caller, origin, filesByIds }: Reader,
): Promise<Coupon[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const items = await listItems(tx, caller.accountId, ids)
  const counts = await countCodes(tx, caller.accountId, ids)
  const styles = new Map(rows.flatMap(({ id, style }) => (style ? [[id, completeStyle(style)]] : [])))
  const named = [...rows.flatMap(({ coverId }) => coverId ?? []), ...[...styles.values()].flatMap(filesOf)]
  const files = named.length > 0 ? await filesByIds(tx, caller.accountId, [...new Set(named)]) : []
  const can = { edit: true, delete: mayCall(flag('deleteQrCode'), caller) }
  return rows.map((row) => {
    const { id, name, mode, words, outlets, uses, byLink, formId, address, colour, coverId } = row
    const style = styles.get(id) ?? null
    const pictures = new Set(style ? filesOf(style) : [])
    const own = counts.filter(({ couponId }) => couponId === id)
    const sum = (what: 'codes' | 'redeemed' | 'handedOut') => own.reduce((total, one) => total + one[what], 0)
    const path = `/c/${address}`
    return {
      ...{ id, name, mode, words, outlets, uses, byLink, formId, path, can, colour, coverId, style },
      cover: files.find((file) => file.id === coverId) ?? null,
      files: files.filter((file) => pictures.has(file.id)),
      url: `${origin}${path}`,
      from: row.from.toISOString(),
      until: row.until.toISOString(),
      items: items
        .filter((item) => item.couponId === id && item.deletedAt === null)
        .map((item) => {
          const counted = own.find(({ itemId }) => itemId === item.id)
          return { id: item.id, name: item.name, codes: counted?.codes ?? 0, redeemed: counted?.redeemed ?? 0 }
        }),
      codes: sum('codes'),
      handedOut: sum('handedOut'),
      redeemed: sum('redeemed'),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}

/** The address of a code's page, which is what its picture holds. */
export const urlOfCode = (origin: string, address: string, code: string): string => origin + pathOfCode(address, code)

export const pathOfCode = (address: string, code: string): string => `/c/${address}/${encodeURIComponent(code)}`

export function describeCode(
  row: CodeRow,
  about: { coupon: CouponRow; items: readonly ItemRow[]; first: UseRow | undefined; now: Date; origin: string },
): CouponCodeItem {
  const { coupon, items, first, now, origin } = about
  const { id, couponId, itemId, code, used, mobile, handedAt, deletedAt } = row
  const held = { used, handed: handedAt !== null, deleted: deletedAt !== null }
  return {
    ...{ id, couponId, itemId, code },
    itemName: items.find((item) => item.id === itemId)?.name ?? '',
    state: stateOf(held, coupon.until, now),
    uses: used,
    most: coupon.uses,
    mobile: mobile ? masked(mobile) : '',
    handedAt: handedAt?.toISOString() ?? null,
    first: first ? placeOf(first) : null,
    url: urlOfCode(origin, coupon.address, code),
  }
}

export const placeOf = ({ at, outlet, person }: Pick<UseRow, 'at' | 'outlet' | 'person'>) => ({
  at: at.toISOString(),
  outlet,
  person,
})

/** A number with its middle hidden. */
const masked = (mobile: string): string => mobile.replace(/^(\+?\d{3,5})\d{4}(\d{4})$/, '$1****$2')
