import { isDeepStrictEqual } from 'node:util'
import type { Brand, BrandDraft, StoredFile } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { failField, notFound } from '../../../platform/failure.ts'
import { qrCodesChanged } from '../events.ts'
import { lockQrCodes, updateQrCodes } from '../store/bulk.ts'
import { findQrCode } from '../store/codes.ts'
import type { Acting, Dependencies } from './dependencies.ts'
import { remember } from './remember.ts'

const picturesOf = ({ logoId, coverId }: BrandDraft) => [logoId, coverId].filter((id) => id !== null)

/** Looks of pages that single codes have for themselves. */
export function createOwnBrand({ database, events, filesByIds, audit }: Dependencies) {
  async function read(tx: Tx, accountId: AccountId, draft: BrandDraft): Promise<Brand> {
    const files = await filesByIds(tx, accountId, picturesOf(draft))
    const fileOf = (wanted: string | null): StoredFile | null => files.find(({ id }) => id === wanted) ?? null
    return { theme: draft.theme, colour: draft.colour, logo: fileOf(draft.logoId), cover: fileOf(draft.coverId) }
  }

  async function refuseWrongPictures(tx: Tx, accountId: AccountId, draft: BrandDraft): Promise<void> {
    const { logo, cover } = await read(tx, accountId, draft)
    if (draft.logoId !== null && logo?.kind !== 'picture') failField('logoId', 'files.imageFormat')
    if (draft.coverId !== null && cover?.kind !== 'picture') failField('coverId', 'files.imageFormat')
  }

  return {
    /** Null: as all pages of the account. */
    async of(id: string, accountId: AccountId): Promise<Brand | null> {
      const { brand } = (await findQrCode(database.tx, accountId, id)) ?? notFound()
      return brand && read(database.tx, accountId, brand)
    },

    /** All of the codes, or none. */
    set: (ids: string[], brand: BrandDraft | null, acting: Acting): Promise<number> =>
      database.transact(acting.accountId, async (tx) => {
        const { accountId, now } = acting
        if (brand) await refuseWrongPictures(tx, accountId, brand)
        const wanted = [...new Set(ids)]
        const held = await lockQrCodes(tx, accountId, wanted)
        if (held.length < wanted.length) notFound()
        const different = held.filter((row) => !isDeepStrictEqual(row.brand, brand))
        if (different.length === 0) return 0
        const changed = different.map(({ id }) => id)
        await updateQrCodes(tx, accountId, changed, { brand, updatedAt: now })
        await remember(audit, tx, acting, 'dressed', different)
        await events.announce(tx, qrCodesChanged, { accountId, ids: changed })
        return changed.length
      }),
  }
}
