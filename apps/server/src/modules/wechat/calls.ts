import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { PublicContext } from '../../platform/http/context.ts'
import type { NewSession } from '../accounts/service/start-session.ts'
import type { WechatPeople } from './service/wechat.ts'

/** `ownOrigins`: pages under them may use WeChat's functions. */
export function wechatCalls({ scenes, entering, ...people }: WechatPeople, ownOrigins: readonly string[]) {
  const signedIn = (session: NewSession, { setToken }: PublicContext) => {
    setToken(session)
    return session
  }
  return bind(contract.wechat, {
    begin: ({ way }, context) => scenes.begin(way, context),
    enter: async (input, context) => {
      const session = await entering.enter(input, context)
      return { session: session && signedIn(session, context) }
    },
    bindMobile: async (input, context) => signedIn(await entering.bindMobile(input, context), context),
    beginBinding: ({ passWord }, context) => scenes.bind(passWord, context),
    unbind: (_, context) => people.unbind(context),
    subscribe: ({ subscribe }, context) => people.subscribe(subscribe, context),
    signPage: ({ url }) => people.signPage(url, ownOrigins),
  })
}
