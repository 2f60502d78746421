import { ownWorkPath, smsCodeInterval } from '@matai/contract'
import type { MemberContext, PublicContext } from '../../../platform/http/context.ts'
import type { Dependencies } from './dependencies.ts'
import { createDecide } from './decide.ts'
import { createOwnPage } from './page.ts'
import { createStatusSetting } from './set-status.ts'
import { createStatusPage } from './status-page.ts'

export type OwnWork = ReturnType<typeof createOwnWork>

interface Proof {
  mobile: string
  mobileCode: string
}

/** What people have to do and did, over all accounts that know their phones. */
export function createOwnWork(dependencies: Dependencies) {
  const { smsCodes, collaborators } = dependencies
  return {
    page: createOwnPage(dependencies),
    statusPage: createStatusPage(dependencies),
    ...createStatusSetting(dependencies),
    decide: createDecide(dependencies),

    address: async ({ origin }: Pick<MemberContext, 'origin'>) => ({ url: `${origin}${ownWorkPath}` }),

    async sendCode({ mobile }: Pick<Proof, 'mobile'>, context: PublicContext) {
      await smsCodes.sendVisitCode(`+${mobile}`, context, 'records.smsMine')
      return { retryAfter: smsCodeInterval }
    },

    /** The code is used up, so nobody else proves the number with it. Unlogged: it is said by whoever has the phone. */
    async prove({ mobile, mobileCode }: Proof, context: PublicContext): Promise<Record<string, never>> {
      await smsCodes.useVisitCode({ mobile: `+${mobile}`, smsCode: mobileCode }, context)
      context.setPhone(mobile)
      await collaborators.places.bind(mobile, context.now)
      return {}
    },

    async forgetPhone({ setPhone }: Pick<PublicContext, 'setPhone'>): Promise<Record<string, never>> {
      setPhone('')
      return {}
    },
  }
}
