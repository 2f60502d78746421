import type { PushEvent } from '@matai/contract'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codePlaces } from '../../qr-codes/service/places.ts'
import { tellRecords } from '../../records/service/told.ts'
import { marksOfCodes } from '../../statuses/service/info.ts'
import type { Dependencies } from './dependencies.ts'
import { createNews } from './news.ts'

interface OfRecord {
  accountId: number
  formId: number
  recordId: number
}

type Needs = Pick<Dependencies, 'clock' | 'forms' | 'filesByIds' | 'namesOf'>

/** What earlier modules announce, as programs are told of it; all of it inside the announcing transaction. */
export function createHappenings(dependencies: Needs) {
  const { forms } = dependencies
  const note = createNews(dependencies)

  const formOf = async (tx: Tx, accountId: AccountId, id: number) => ({
    id,
    title: (await forms.titleOf(tx, accountId, id)) ?? '',
  })

  /** Records with their form and whatever more the event says. */
  async function records(tx: Tx, accountId: AccountId, ids: readonly number[], more: Record<string, unknown> = {}) {
    const told = await tellRecords(tx, { accountId, role: 'admin', flags: [] }, ids, dependencies)
    const titles = new Map<number, string>()
    for (const { record } of told)
      if (!titles.has(record.formId))
        titles.set(record.formId, (await forms.titleOf(tx, accountId, record.formId)) ?? '')
    return told.map((one) => ({
      form: { id: one.record.formId, title: titles.get(one.record.formId) ?? '' },
      ...one,
      ...more,
    }))
  }

  const ofRecord =
    <Said extends OfRecord>(type: PushEvent, more: (said: Said) => Record<string, unknown> = () => ({})) =>
    (tx: Tx, said: Said): Promise<void> => {
      const accountId = mintAccountId(said.accountId)
      const { formId, recordId } = said
      return note(tx, accountId, { type, formId }, () => records(tx, accountId, [recordId], more(said)))
    }

  return {
    records,
    /** Records that were made at once, of one form or of several. */
    async made(tx: Tx, made: readonly OfRecord[]): Promise<void> {
      for (const some of Map.groupBy(made, ({ accountId, formId }) => `${accountId} ${formId}`).values()) {
        const [{ accountId: id, formId } = { accountId: 0, formId: 0 }] = some
        const accountId = mintAccountId(id)
        const ids = some.map(({ recordId }) => recordId)
        await note(tx, accountId, { type: 'record.made', formId }, async () =>
          (await records(tx, accountId, ids)).sort((a, b) => a.record.id - b.record.id),
        )
      }
    },
    changed: ofRecord('record.changed', ({ userId }: OfRecord & { userId: number }) => ({ userId })),
    followedUp: ofRecord(
      'record.followedUp',
      ({
        followUpId,
        userId,
        state,
        chargeId,
      }: OfRecord & Record<'followUpId' | 'userId' | 'state' | 'chargeId', unknown>) => ({
        ...{ followUpId, userId, state, chargeId },
      }),
    ),
    decided: ofRecord(
      'record.decided',
      ({
        userId,
        level,
        approved,
        approval,
      }: OfRecord & Record<'userId' | 'level' | 'approved' | 'approval', unknown>) => ({
        ...{ userId, level, approved, approval },
      }),
    ),

    removed(tx: Tx, { accountId: id, formId, recordIds }: { accountId: number; formId: number; recordIds: number[] }) {
      const accountId = mintAccountId(id)
      return note(tx, accountId, { type: 'record.removed', formId }, async () => [
        { form: await formOf(tx, accountId, formId), recordIds },
      ])
    },

    /** One for each code, so that a receiver knows each again. */
    statusChanged(
      tx: Tx,
      { accountId: id, statusId, qrCodeIds }: { accountId: number; statusId: number; qrCodeIds: string[] },
    ) {
      const accountId = mintAccountId(id)
      return note(tx, accountId, { type: 'status.changed', formId: null }, async () => {
        const places = await codePlaces(tx, accountId, qrCodeIds)
        const marks = await marksOfCodes(tx, accountId, qrCodeIds)
        return qrCodeIds.map((code) => {
          const mark = marks.get(code)?.find((one) => one.statusId === statusId)
          return {
            qrCode: { id: code, name: places.get(code)?.name ?? '' },
            status: { id: statusId, name: mark?.name ?? '' },
            item: mark?.item ? { id: mark.item.id, name: mark.item.name } : null,
          }
        })
      })
    },

    codesChanged(tx: Tx, { accountId: id, ids }: { accountId: number; ids: string[] }) {
      const accountId = mintAccountId(id)
      return note(tx, accountId, { type: 'code.changed', formId: null }, async () => {
        const places = await codePlaces(tx, accountId, ids)
        return ids.map((code) => {
          const place = places.get(code)
          return {
            qrCode: { id: code, name: place?.name ?? '', directoryId: place?.directoryId ?? null },
            there: place !== undefined,
          }
        })
      })
    },

    planClosed(tx: Tx, { accountId: id, formId, ...closed }: { accountId: number; formId: number }) {
      return note(tx, mintAccountId(id), { type: 'plan.closed', formId: null }, async () => [{ formId, ...closed }])
    },

    redeemed(tx: Tx, { accountId: id, redeemed }: { accountId: number; redeemed: readonly Record<string, unknown>[] }) {
      return note(tx, mintAccountId(id), { type: 'coupon.redeemed', formId: null }, async () => redeemed)
    },

    /** Said by whoever counts what is used of a tier. */
    limitsNear(tx: Tx, accountId: AccountId, limits: readonly { key: string; used: number; limit: number }[]) {
      return note(tx, accountId, { type: 'limit.near', formId: null }, async () =>
        limits.map(({ key, used, limit }) => ({ key, used, limit })),
      )
    },
  }
}

export type Happenings = ReturnType<typeof createHappenings>
