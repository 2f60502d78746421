import { type CallOutput, type contract, type ParsedInput, smsCodeInterval } from '@matai/contract'
import { fail } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import { asksProof } from '../rules/admission.ts'
import type { Dependencies } from './dependencies.ts'
import { createFormSearch } from './find-form.ts'

type Filling = typeof contract.filling

/** Where forms know that a number was proven: as that of who fills by a cookie, as one in an answer by what is handed in. */
export const numberProofs = ({ proofs }: Pick<Dependencies, 'proofs'>) => ({
  write: (mobile: string, now: Date) => proofs.write('number', '', mobile, now),
  /** Digits of the numbers that hold now. */
  read: (given: readonly string[], now: Date): string[] =>
    given.map((one) => proofs.read('number', '', one, now)).filter((mobile) => mobile !== ''),
})

/** Phones that fillers prove by a text message, as visitors of limited codes do. */
export function createPhoneProving(dependencies: Dependencies) {
  const { database, smsCodes, collaborators } = dependencies
  const find = createFormSearch(dependencies)
  const numbers = numberProofs(dependencies)

  return {
    async sendCode(
      { id, mobile }: ParsedInput<Filling['sendCode']>,
      context: PublicContext,
    ): Promise<CallOutput<Filling['sendCode']>> {
      const { tx } = database
      const { document, settings } = await find.look(tx, await find.locate(tx, id, context), context)
      if (!asksProof(document, settings.fillers)) fail('records.asksNoPhone', { as: 'conflict' })
      await smsCodes.sendVisitCode(`+${mobile}`, context, 'records.smsFill')
      return { retryAfter: smsCodeInterval }
    },

    /** The code is used up, so nobody else proves the number with it. */
    async prove(
      { id, mobile, mobileCode, isFiller }: ParsedInput<Filling['prove']>,
      context: PublicContext,
    ): Promise<CallOutput<Filling['prove']>> {
      const { tx } = database
      const place = await find.locate(tx, id, context)
      await find.look(tx, place, context)
      await smsCodes.useVisitCode({ mobile: `+${mobile}`, smsCode: mobileCode }, context)
      if (isFiller) {
        context.setPhone(mobile)
        const { accountId } = place
        // Unlogged: it is said by whoever has the phone.
        await database.transact(accountId, (tx) => collaborators.bindMobile(tx, accountId, mobile, context.now))
      }
      return { mobile: `+${mobile}`, proof: numbers.write(mobile, context.now) }
    },

    async forgetPhone(_: ParsedInput<Filling['forgetPhone']>, context: PublicContext) {
      context.setPhone('')
      return {}
    },
  }
}
