import type { CallOutput, contract, ParsedInput } from '@matai/contract'
import { notFound } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import type { Dependencies } from './dependencies.ts'

type Decide = typeof contract.ownWork.decide

/** Decides about a record for who has proven a phone, and is of the group that it waits for. */
export function createDecide({ database, collaborators, files, records, standingOf }: Dependencies) {
  const { tx } = database
  return async (
    { signature, ...asked }: ParsedInput<Decide>,
    { phone, now, say }: PublicContext,
  ): Promise<CallOutput<Decide>> => {
    const places = phone ? await collaborators.places.of(phone) : []
    for (const { accountId } of places) {
      if (!(await records.phoneApprovals.isThere(accountId, asked.recordId))) continue
      const standing = (await standingOf(tx, accountId, now)) ?? notFound()
      // Nobody stores pictures in an account in which nothing waits for him.
      await records.phoneApprovals.look(accountId, phone, asked)
      const by = { accountId, userId: 0, tier: standing.tier, language: null }
      const bytes = signature && Buffer.from(signature.slice(signature.indexOf(',') + 1), 'base64')
      const file = bytes ? await files.storePicture(bytes, `${say('recordScreens.signature')}.png`, by) : undefined
      const decision = { ...asked, signatureId: file?.id }
      return { state: await records.phoneApprovals.decide(accountId, phone, decision, now) }
    }
    return notFound()
  }
}
