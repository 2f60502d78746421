import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { SignOns } from './service/sign-on.ts'

export function signOnCalls({ setting, entering, linking }: SignOns) {
  return bind(contract.signOn, {
    get: (_, context) => setting.read(context),
    set: (input, context) => setting.set(input, context),
    remove: (_, context) => setting.remove(context),
    begin: (input, context) => entering.begin(input, context),
    own: (_, context) => linking.own(context),
    beginLink: (input, context) => linking.begin(input, context),
    link: (input, context) => linking.link(input, context),
    unlink: (_, context) => linking.unlink(context),
    enter: async (input, context) => {
      const session = await entering.enter(input, context)
      context.setToken(session)
      return session
    },
  })
}
