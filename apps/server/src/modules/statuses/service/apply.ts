import type { StatusChangeKind } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { transitionFault, type Wish } from '../rules/transition.ts'
import * as codes from '../store/codes.ts'
import type { WholeStatus } from './describe.ts'

interface Wanted {
  status: WholeStatus
  qrCodeIds: readonly string[]
  /** null: the status is taken off. */
  itemId: number | null
  until: Date | null
  /** What comes after `until`; null: what was before. */
  nextId: number | null
}

interface Change {
  qrCodeId: string
  kind: StatusChangeKind
  fromId: number | null
  toId: number | null
  nextId: number | null
}

/** What would become of codes; nothing has happened yet. */
export interface Decided {
  changes: Change[]
  same: number
  refused: Map<string, PhraseKey>
}

const deeds = { hand: 'hand', record: 'record', ended: 'ended', plan: 'plan' } as const
export type Manner = keyof typeof deeds

/** Decides for each code whether it goes to the item. Whoever calls holds the codes of the status (`holdCodes`). */
export async function decide(
  tx: Tx,
  accountId: AccountId,
  { status: { row: status, items }, qrCodeIds, itemId, until, nextId }: Wanted,
  wish: Wish,
  manner: Manner,
): Promise<Decided> {
  const known = new Map(
    (await codes.rowsOf(tx, accountId, status.id, qrCodeIds)).map((row) => [row.qrCodeId, row] as const),
  )
  const keys = new Map(items.map(({ id, key }) => [id, key]))
  const begin = items.find(({ isDefault }) => isDefault)?.id ?? null
  const decided: Decided = { changes: [], same: 0, refused: new Map() }
  for (const qrCodeId of new Set(qrCodeIds)) {
    const row = known.get(qrCodeId)
    const fromId = row?.itemId ?? null
    const isSame = row && fromId === itemId && row.until?.getTime() === until?.getTime()
    if (isSame || (!row && itemId === null)) {
      decided.same += 1
      continue
    }
    const to = itemId === null ? undefined : keys.get(itemId)
    const from = fromId === null ? null : (keys.get(fromId) ?? null)
    const fault =
      to === undefined || manner === 'ended' || manner === 'plan'
        ? undefined
        : transitionFault(status.transitions, { from, to, begins: !row }, wish)
    if (fault) {
      decided.refused.set(qrCodeId, fault)
      continue
    }
    const kind = itemId === null ? 'left' : row ? deeds[manner] : 'begun'
    const after = until === null ? null : (nextId ?? fromId ?? begin)
    decided.changes.push({ qrCodeId, kind, fromId, toId: itemId, nextId: after })
  }
  return decided
}

/** A change as it stands in the history. */
export interface MadeChange {
  id: number
  qrCodeId: string
  toId: number | null
}

/** Does what was decided: history first, then what codes have. */
export async function carryOut(
  tx: Tx,
  accountId: AccountId,
  { changes }: Pick<Decided, 'changes'>,
  deed: codes.Deed,
): Promise<MadeChange[]> {
  const { statusId, at: since, until } = deed
  const ids = await codes.insertChanges(tx, accountId, deed, changes)
  const staying = changes.flatMap(({ qrCodeId, kind, toId, nextId }, at) =>
    kind === 'left' ? [] : [{ qrCodeId, itemId: toId, nextId, changeId: ids[at] ?? 0 }],
  )
  await codes.putCodes(tx, accountId, { statusId, since, until }, staying)
  const leaving = changes.filter(({ kind }) => kind === 'left').map(({ qrCodeId }) => qrCodeId)
  await codes.deleteCodes(tx, accountId, statusId, leaving)
  return changes.map(({ qrCodeId, toId }, at) => ({ id: ids[at] ?? 0, qrCodeId, toId }))
}
