import type { Tx } from '../../../platform/db/database.ts'
import { fail } from '../../../platform/failure.ts'
import { findBlock, insertBlock, updateBlock } from '../store/blocks.ts'
import { closeReports } from '../store/reports.ts'
import type { Dependencies, Operating } from './dependencies.ts'
import { createSubjects, type Subject } from './subjects.ts'

/** Where the owner reads why, and appeals. */
export const blockLink = (qrCodeId: string) => `/code/${qrCodeId}/block`

interface Why {
  id: string
  reason: string
}

/** Stops a live code or a directory page, opens it again, and tells its owner; what was reported is dealt with by a stop. */
export function createBlocking({ database, notices, adminsOf, ...others }: Dependencies) {
  const operated = createSubjects(others)

  const unknown = () => fail('abuse.codeUnknown', { as: 'notFound' })

  /** In a transaction of its account, with what was reported or stopped held until it ends. */
  async function holding<Done>(id: string, work: (tx: Tx, row: Subject) => Promise<Done>): Promise<Done> {
    const [{ accountId } = unknown()] = await operated.find(database.tx, [id])
    return database.transact(accountId, async (tx) => work(tx, (await operated.lock(tx, id)) ?? unknown()))
  }

  async function tellOwner(
    tx: Tx,
    { accountId, id, name }: Subject,
    kind: 'codeBlocked' | 'codeUnblocked' | 'appealAnswered',
    details: Record<string, string>,
  ): Promise<void> {
    const telling = { kind, details: { name, ...details }, link: blockLink(id) }
    await notices.tell(
      tx,
      (await adminsOf(tx, accountId)).map((person) => ({ ...person, ...telling })),
    )
  }

  async function lift(tx: Tx, row: Subject, reason: string, { by, now }: Operating): Promise<void> {
    const { accountId, id } = row
    const standing = await findBlock(tx, accountId, id)
    if (standing && !standing.liftedAt)
      await updateBlock(tx, accountId, standing.id, { liftedAt: now, liftedBy: by, liftReason: reason })
    await operated.unblock(tx, row, { reason, now })
    await tellOwner(tx, row, 'codeUnblocked', { reason })
  }

  return {
    block: ({ id, reason }: Why, { by, now }: Operating): Promise<void> =>
      holding(id, async (tx, row) => {
        if (row.blockedAt) fail('abuse.alreadyBlocked', { as: 'conflict' })
        const { accountId } = row
        await insertBlock(tx, { accountId, qrCodeId: id, at: now, by, reason })
        await operated.block(tx, row, { reason, now })
        await closeReports(tx, accountId, { qrCodeId: id, now })
        await tellOwner(tx, row, 'codeBlocked', { reason })
      }),

    unblock: ({ id, reason }: Why, operating: Operating): Promise<void> =>
      holding(id, async (tx, row) => {
        if (!row.blockedAt) fail('abuse.notBlocked', { as: 'conflict' })
        await lift(tx, row, reason, operating)
      }),

    answer: ({ id, ...said }: { id: string; lift: boolean; answer: string }, operating: Operating): Promise<void> =>
      holding(id, async (tx, row) => {
        const block = await findBlock(tx, row.accountId, id)
        if (!block?.appealAt || block.answeredAt || block.liftedAt) return fail('abuse.noAppeal', { as: 'conflict' })
        const { now } = operating
        await updateBlock(tx, row.accountId, block.id, { answeredAt: now, answer: said.answer })
        await tellOwner(tx, row, 'appealAnswered', { answer: said.answer })
        if (said.lift) await lift(tx, row, said.answer, operating)
      }),

    close: ({ id, upTo }: { id: string; upTo: number }, { now }: Operating): Promise<number> =>
      holding(id, (tx, { accountId }) => closeReports(tx, accountId, { qrCodeId: id, upTo, now })),
  }
}
