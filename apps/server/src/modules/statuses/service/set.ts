import { randomUUID } from 'node:crypto'
import { type CallOutput, type contract, type ParsedInput, statusUndoHours } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { type CodePlace, codePlaces } from '../../qr-codes/service/places.ts'
import { maySet } from '../rules/permission.ts'
import * as codes from '../store/codes.ts'
import { findStatus, itemNames } from '../store/statuses.ts'
import { createAlong } from './along.ts'
import { carryOut, type Decided, decide } from './apply.ts'
import type { Dependencies } from './dependencies.ts'
import { wholeStatus } from './describe.ts'
import { refuseItem, refuseSetting } from './edit.ts'
import { refusePhoto } from './photo.ts'
import { createTelling } from './telling.ts'

type Call = (typeof contract.statuses)['setOnQrCodes']

/** Refusals that are told one by one. */
const toldAtMost = 100

/** Items of codes, changed by people. */
export function createSetting(dependencies: Dependencies) {
  const { database, audit, filesByIds } = dependencies
  const tell = createTelling(dependencies)
  const goAlong = createAlong(dependencies)

  async function remember(
    tx: Tx,
    { caller: { accountId, userId } }: MemberContext,
    changes: Decided['changes'],
    { places, status, item }: { places: ReadonlyMap<string, CodePlace>; status: string; item: string },
  ) {
    if (changes.length === 0) return
    const deeds = changes.map(({ qrCodeId }) => ({
      accountId,
      userId,
      verb: 'statusSet' as const,
      subject: 'qrCode' as const,
      subjectId: qrCodeId,
      name: places.get(qrCodeId)?.name ?? '',
      details: { status, item },
    }))
    await audit.write(tx, deeds)
  }

  /** What changed codes had before, by name. */
  async function countFrom(tx: Tx, accountId: AccountId, { changes }: Decided) {
    const names = await itemNames(tx, accountId, [...new Set(changes.flatMap(({ fromId }) => fromId ?? []))])
    const counts = Map.groupBy(changes, ({ fromId }) => (fromId === null ? null : (names.get(fromId) ?? null)))
    return [...counts].map(([item, some]) => ({ item, codes: some.length }))
  }

  return {
    set: (input: ParsedInput<Call>, context: MemberContext): Promise<CallOutput<Call>> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { caller, now, say } = context
        const { accountId, userId } = caller
        const { statusId, itemId, reason, photoId, nextId, preview } = input
        await codes.holdCodes(tx, accountId, statusId)
        const row = (await findStatus(tx, accountId, statusId)) ?? notFound()
        refuseSetting(maySet(row, caller))
        const status = await wholeStatus(tx, accountId, row)
        const item = status.items.find(({ id }) => id === itemId)
        refuseItem(itemId === null || item !== undefined, 'itemId')
        refuseItem(nextId === null || status.items.some(({ id }) => id === nextId), 'nextId')
        const until = input.until === null || itemId === null ? null : new Date(input.until)
        if (until && until <= now) failField('until', 'statuses.untilPast')
        await refusePhoto(tx, accountId, { photoId, filesByIds })
        const places = await codePlaces(tx, accountId, input.ids)
        if (places.size < new Set(input.ids).size) notFound()
        const wish = { formId: null, hasPhoto: photoId !== null, hasReason: reason !== '' }
        const wanted = { status, qrCodeIds: input.ids, itemId, until, nextId }
        const decided = await decide(tx, accountId, wanted, wish, 'hand')
        const { changes } = decided
        const batch = changes.length === 0 || preview ? null : randomUUID()
        if (batch !== null) {
          const by = { userId, recordId: null, formId: null }
          const deed = { statusId, at: now, ...by, reason, photoId, until, batch }
          const made = await carryOut(tx, accountId, decided, deed)
          await goAlong(tx, accountId, changes, now)
          await remember(tx, context, changes, { places, status: row.name, item: item?.name ?? '' })
          await tell(
            tx,
            accountId,
            row,
            changes.map(({ qrCodeId }) => qrCodeId),
            made,
          )
        }
        return {
          changed: changes.length,
          same: decided.same,
          from: await countFrom(tx, accountId, decided),
          refused: [...decided.refused]
            .slice(0, toldAtMost)
            .map(([id, phrase]) => ({ id, name: places.get(id)?.name ?? '', why: say(phrase) })),
          undo: batch,
        }
      }),

    undo: (batch: string, context: MemberContext): Promise<{ changed: number }> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { caller, now } = context
        const { accountId, userId } = caller
        const [first = notFound()] = await codes.changesOfBatch(tx, accountId, batch)
        const { statusId } = first
        if (first.userId !== userId && caller.role !== 'admin') notFound()
        if (now.getTime() - first.at.getTime() > statusUndoHours * 3_600_000)
          fail('statuses.undoOver', { as: 'conflict' })
        await codes.holdCodes(tx, accountId, statusId)
        const row = (await findStatus(tx, accountId, statusId)) ?? notFound()
        refuseSetting(maySet(row, caller))
        const { items } = await wholeStatus(tx, accountId, row)
        const made = await codes.changesOfBatch(tx, accountId, batch)
        const held = new Map(
          (
            await codes.rowsOf(
              tx,
              accountId,
              statusId,
              made.map(({ qrCodeId }) => qrCodeId),
            )
          ).map((code) => [code.qrCodeId, code]),
        )
        // What changed since then stays; so does what would go back to an item that is gone.
        const back = made.filter(({ id, qrCodeId, kind, fromId }) => {
          const code = held.get(qrCodeId)
          const isLast = kind === 'left' ? code === undefined : code?.changeId === id
          return isLast && (kind === 'begun' || fromId === null || items.some((item) => item.id === fromId))
        })
        const changes = back.map(({ qrCodeId, kind, fromId, toId }) => ({
          qrCodeId,
          kind: kind === 'begun' ? ('left' as const) : ('undone' as const),
          fromId: toId,
          toId: kind === 'begun' ? null : fromId,
          nextId: null,
        }))
        const nothing = { recordId: null, formId: null, reason: '', photoId: null, until: null, batch: null }
        const done = await carryOut(tx, accountId, { changes }, { statusId, at: now, userId, ...nothing })
        const ids = changes.map(({ qrCodeId }) => qrCodeId)
        await remember(tx, context, changes, {
          places: await codePlaces(tx, accountId, ids),
          status: row.name,
          item: '',
        })
        if (ids.length > 0) await tell(tx, accountId, row, ids, done)
        return { changed: ids.length }
      }),
  }
}
