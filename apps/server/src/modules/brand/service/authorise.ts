import type { contract, Enterprise, ParsedInput } from '@matai/contract'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Logger } from 'pino'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { everybody } from '../../../platform/db/account-id.ts'
import { fail } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { deriveKey } from '../../../platform/secrets.ts'
import { authorisingAddress } from '../../../platform/wechat/component.ts'
import type { createWechat } from '../../../platform/wechat/create-wechat.ts'
import type { Message } from '../../../platform/wechat/message-xml.ts'
import { WechatError } from '../../../platform/wechat/wechat-error.ts'
import { placeOfMiniProgram } from '../rules/mini-program-seal.ts'
import { writeAuthorised } from '../store/authorised.ts'
import { deleteAuthorisedOf } from '../store/everybody.ts'
import type { Dependencies as EnterpriseNeeds, Enterprises } from './enterprises.ts'

type Calls = typeof contract.wxMinapp

interface Dependencies extends Pick<EnterpriseNeeds, 'database' | 'texts'> {
  enterprises: Pick<Enterprises, 'info' | 'noteMiniProgram'>
  wechat: Pick<ReturnType<typeof createWechat>, 'component' | 'addresses'>
  consoleOrigin: string | undefined
  secret: Buffer
  log: Logger
}

/** Minutes for which an owner may think about it; WeChat's own code holds for ten. */
const minutes = 30

export type Authorising = ReturnType<typeof createAuthorising>

/** How an enterprise lets the platform of this server act for its mini program. */
export function createAuthorising(dependencies: Dependencies) {
  const { database, texts, enterprises, wechat, consoleOrigin, secret, log } = dependencies
  const { component, addresses } = wechat
  const key = deriveKey(secret, 'authorising a mini program')
  const mark = (accountId: AccountId, userId: number, until: number) =>
    createHmac('sha256', key).update(`${accountId} ${userId} ${until}`).digest('base64url').slice(0, 22)

  /** Whether this very person began it here: a code that somebody else sent is not taken. */
  function isOurs(state: string, { caller: { accountId, userId }, now }: MemberContext): boolean {
    const [until = '', given = ''] = state.split('.')
    const right = Buffer.from(mark(accountId, userId, Number(until)))
    const told = Buffer.from(given)
    return told.length === right.length && timingSafeEqual(told, right) && Number(until) > now.getTime()
  }

  async function asking<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof WechatError)) throw error
      log.warn({ error: error.message, problem: error.problem }, 'WeChat did not do what it was asked')
      if (error.problem === 'codeWrong') fail('enterprise.authOld')
      fail(error.problem === 'away' || error.problem === 'busy' ? 'wechat.away' : 'wechat.refused', { as: 'server' })
    }
  }

  return {
    /** Unlogged: nothing has changed yet. */
    async bindUrl({ mobile }: ParsedInput<Calls['bindUrl']>, context: MemberContext): Promise<{ url: string }> {
      if (!component) fail('enterprise.noPlatform', { as: 'conflict' })
      const { caller, now, origin } = context
      const preAuthCode = await asking(() => component.preAuthCode())
      const until = now.getTime() + minutes * 60_000
      const state = `${until}.${mark(caller.accountId, caller.userId, until)}`
      const back = `${consoleOrigin ?? origin}/Authorization?state=${state}`
      return { url: authorisingAddress(addresses, { componentAppId: component.appId, preAuthCode, back, mobile }) }
    },

    async queryAuth(input: ParsedInput<Calls['confirm']>, context: MemberContext): Promise<Enterprise> {
      if (!component) fail('enterprise.noPlatform', { as: 'conflict' })
      if (!isOurs(input.state, context)) fail('enterprise.authOld')
      const { accountId, userId } = context.caller
      const granted = await asking(() => component.authorised(input.authCode))
      const facts = await asking(() => component.facts(granted.appId))
      await database.transact(accountId, async (tx) => {
        const { name, originalId, owner } = facts
        const refreshToken = texts.seal(granted.refreshToken, placeOfMiniProgram(accountId))
        await writeAuthorised(tx, accountId, {
          ...{ appId: granted.appId, originalId, name, owner, refreshToken, at: context.now },
        })
        await enterprises.noteMiniProgram(tx, accountId, userId, granted.appId)
      })
      return enterprises.info(context)
    },

    /** The door for what WeChat tells the platform; undefined without one. */
    incoming: component?.incoming,

    /** Unlogged: the owner did it at WeChat, not here. */
    async told({ InfoType: type, ComponentVerifyTicket: ticket, AuthorizerAppid: appId }: Message): Promise<void> {
      if (type === 'component_verify_ticket' && ticket) await component?.keepTicket(ticket)
      if (type === 'unauthorized' && appId) await database.transact(everybody, (tx) => deleteAuthorisedOf(tx, appId))
    },
  }
}
