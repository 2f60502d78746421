import type { BlockInfo } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { isPageId, mayAppeal, toBlockInfo } from '../rules.ts'
import { findBlock, updateBlock } from '../store/blocks.ts'
import type { Dependencies } from './dependencies.ts'
import { addressOfSubject, createSubjects } from './subjects.ts'

/** What the people of an account know of a stop of their code, and what they say to it. */
export function createAppeals({ database, audit, notices, operators, ...others }: Dependencies) {
  const operated = createSubjects(others)

  return {
    /** Why a code of the account does not show, if it does not; for its own visitors' page. */
    async reasonOf(accountId: AccountId, id: string): Promise<string> {
      const block = await findBlock(database.tx, accountId, id)
      return block && !block.liftedAt ? block.reason : ''
    },

    async info(id: string, { caller, origin }: MemberContext) {
      const [row] = await operated.find(database.tx, [id])
      if (row?.accountId !== caller.accountId) notFound()
      const block = await findBlock(database.tx, caller.accountId, id)
      return {
        name: row.name,
        url: addressOfSubject(origin, id),
        isDirectory: isPageId(id),
        block: block ? toBlockInfo(block) : null,
        can: { appeal: mayAppeal(block) },
      }
    },

    /** Once until it is answered; a later appeal takes the place of the answered one. */
    appeal: ({ id, text }: { id: string; text: string }, { caller, now }: MemberContext): Promise<BlockInfo> =>
      database.transact(caller.accountId, async (tx: Tx) => {
        const { accountId, userId } = caller
        const row = await operated.lock(tx, id)
        if (row?.accountId !== accountId) notFound()
        const block = await findBlock(tx, accountId, id)
        if (!block || block.liftedAt) return fail('abuse.notBlocked', { as: 'conflict' })
        if (!mayAppeal(block)) return fail('abuse.alreadyAppealed', { as: 'conflict' })
        const appealed = { appealAt: now, appeal: text, answeredAt: null, answer: '' }
        const kept = await updateBlock(tx, accountId, block.id, appealed)
        const subject = isPageId(id) ? ('directory' as const) : ('qrCode' as const)
        const deed = { accountId, userId, verb: 'appealed' as const, subject }
        await audit.write(tx, { ...deed, subjectId: id, name: row.name, details: { text } })
        const telling = { kind: 'appealFiled' as const, details: { name: row.name }, link: `/operator?open=${id}` }
        await notices.tell(
          tx,
          (await operators(tx)).map((person) => ({ ...person, ...telling })),
        )
        return toBlockInfo(kept)
      }),
  }
}
