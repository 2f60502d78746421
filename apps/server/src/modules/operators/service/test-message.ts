import type { contract, ParsedInput } from '@matai/contract'
import type { Translate } from '@matai/i18n'
import { fail } from '../../../platform/failure.ts'
import { openMobile } from '../../accounts/service/fields.ts'
import type { Dependencies, Operating } from './dependencies.ts'
import { remember } from './remember.ts'

/** Sends a message that says it is a test; the operator is told what the provider says to it. */
export function createMessageTest(dependencies: Dependencies) {
  const { database, sms, mail } = dependencies
  return async (
    input: ParsedInput<typeof contract.operators.messageTest>,
    operating: Operating,
    say: Translate,
  ): Promise<void> => {
    const to = input.by === 'sms' ? openMobile(input.to, 'to').e164 : input.to
    try {
      // Providers with templates send a code and nothing else.
      if (input.by === 'sms') {
        await sms.send({ to, purpose: 'visit', smsCode: '123456', text: say('operators.testText') })
      } else await mail.send({ to, subject: say('operators.testSubject'), text: say('operators.testText') })
    } catch (error) {
      fail('operators.testFailed', { as: 'conflict', params: { reason: (error as Error).message } })
    }
    await remember(dependencies, database.tx, { verb: 'tested', accountId: undefined, name: to }, operating)
  }
}
