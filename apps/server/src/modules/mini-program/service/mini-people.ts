import {
  type CallOutput,
  type contract,
  miniSessionDays,
  miniTicketSeconds,
  type MiniVisitor,
  type ParsedInput,
} from '@matai/contract'
import { everybody } from '../../../platform/db/account-id.ts'
import { fail, failField, tooManyRequests } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import { networkOf } from '../../../platform/network-of.ts'
import type { Rate, RateKey } from '../../../platform/rate-limit/rate-limit.ts'
import type { MiniEntry } from '../../../platform/wechat/mini-program.ts'
import { WechatError } from '../../../platform/wechat/wechat-error.ts'
import { maskMobile } from '../../accounts/rules.ts'
import { hashKey, makeKey } from '../../wechat/rules.ts'
import { asking } from '../../wechat/service/problems.ts'
import { numberProven, ownMiniPrograms } from '../ports.ts'
import { agreedMax, enterRate, isOwnPath, phoneRate, ticketPath } from '../rules.ts'
import * as store from '../store.ts'
import type { Dependencies } from './dependencies.ts'
import { createMiniMessages } from './messages.ts'

type Calls = typeof contract.miniProgram
type Input<Name extends keyof Calls> = ParsedInput<Calls[Name]>

/** Days after which whoever does not come any more is forgotten. */
const keptDays = 400
const dayMs = 86_400_000

/** Whoever gave the number of somebody else's mini program has not its secret: the next one is asked. */
async function firstThat<Answer>([app, ...rest]: readonly App[], ask: (app: App) => Promise<Answer>): Promise<Answer> {
  if (!app) throw new WechatError('setup', 'there is no such mini program')
  try {
    return await ask(app)
  } catch (error) {
    if (!(error instanceof WechatError) || error.problem !== 'setup' || rest.length === 0) throw error
    return firstThat(rest, ask)
  }
}

export type MiniPeople = ReturnType<typeof createMiniPeople>

type App = Pick<MiniEntry, 'personOf' | 'phoneOf'>

/** Who people are in the mini program of this server, or in one of an account: visitors with a phone that WeChat proved. */
export function createMiniPeople(dependencies: Dependencies) {
  const { database, rateLimit, log, wechat, ports } = dependencies
  const { mini } = wechat

  async function count(key: RateKey, rate: Rate, now: Date): Promise<void> {
    const { allowed, retryAfter } = await rateLimit.hit(key, rate, now)
    if (!allowed) tooManyRequests(retryAfter)
  }

  /** Messages are sent in the mini program of this server alone. */
  const noticeIn = (appId: string) => (mini?.appId === appId ? mini.notice : undefined)

  const described = ({ appId, mobile, agreed }: store.VisitorRow): MiniVisitor => ({
    phone: mobile && maskMobile(`+${mobile}`),
    template: noticeIn(appId)?.template ?? null,
    agreed,
  })

  /** Asks WeChat as the mini program that somebody opened: that of this server, or an account's own. */
  async function askAs<Answer>(appId: string, ask: (app: App) => Promise<Answer>): Promise<Answer> {
    const apps: App[] = mini?.appId === appId ? [mini] : []
    if (apps.length === 0) for (const find of ports.all(ownMiniPrograms)) apps.push(...(await find(appId)))
    if (apps.length === 0) fail('wechat.notSetUp', { as: 'conflict' })
    return asking(log, () => firstThat(apps, ask))
  }

  const gone = () => fail('wechat.miniSessionOld', { as: 'notFound' })
  async function whose(key: string, now: Date): Promise<store.VisitorRow> {
    const keyHash = hashKey(key)
    const row = (await store.findVisitor(database.tx, keyHash, now)) ?? gone()
    await count(['miniPhone', keyHash], phoneRate, now)
    return row
  }

  return {
    messages: createMiniMessages(dependencies),

    /** Unlogged: a visitor is of no account. */
    async enter(
      { code, appId: asked }: Input<'enter'>,
      { ip, now }: PublicContext,
    ): Promise<CallOutput<Calls['enter']>> {
      const appId = asked ?? mini?.appId ?? fail('wechat.notSetUp', { as: 'conflict' })
      await count(['miniEnter', networkOf(ip)], enterRate, now)
      const { openId } = await askAs(appId, (app) => app.personOf(code))
      const key = makeKey()
      const until = new Date(now.getTime() + miniSessionDays * dayMs)
      const known = { appId, openId }
      const row = await database.transact(everybody, async (tx) => {
        await store.insertSession(tx, { ...known, keyHash: hashKey(key), until })
        return store.see(tx, known, now)
      })
      return { key, ...described(row) }
    },

    /** Unlogged: a visitor is of no account. */
    async setPhone({ key, code }: Input<'setPhone'>, { now }: PublicContext): Promise<MiniVisitor> {
      const row = await whose(key, now)
      const mobile = await askAs(row.appId, (app) => app.phoneOf(code))
      const digits = mobile.replace(/^\+/, '')
      const kept = (await database.transact(everybody, (tx) => store.setMobile(tx, row, digits))) ?? gone()
      for (const hear of ports.all(numberProven)) await hear(digits, now)
      return described(kept)
    },

    /** Unlogged: a visitor is of no account. */
    async agree({ key, agrees }: Input<'agree'>, { now }: PublicContext): Promise<MiniVisitor> {
      const row = await whose(key, now)
      if (!noticeIn(row.appId)) fail('wechat.notSetUp', { as: 'conflict' })
      const kept = await database.transact(everybody, (tx) =>
        agrees ? store.addAgreed(tx, row, agreedMax) : store.endAgreed(tx, row),
      )
      return described(kept ?? gone())
    },

    /** Unlogged: a visitor is of no account. */
    async ticket({ key, path }: Input<'getTicket'>, { now }: PublicContext): Promise<{ path: string }> {
      if (!isOwnPath(path)) failField('path', 'wechat.miniForeign')
      const { appId, openId } = await whose(key, now)
      const ticket = makeKey()
      const until = new Date(now.getTime() + miniTicketSeconds * 1_000)
      await database.transact(everybody, (tx) =>
        store.insertTicket(tx, { hash: hashKey(ticket), appId, openId, path, until }),
      )
      return { path: `${ticketPath}?ticket=${ticket}` }
    },

    /**
     * Where a ticket leads, and the number that its page may know; undefined where it was used or is too old.
     * Unlogged: a visitor is of no account.
     */
    async takeTicket(ticket: string, now: Date): Promise<{ path: string; mobile: string } | undefined> {
      return database.transact(everybody, async (tx) => {
        const row = await store.takeTicket(tx, hashKey(ticket), now)
        if (!row) return undefined
        return { path: row.path, mobile: (await store.readVisitor(tx, row))?.mobile ?? '' }
      })
    },

    /** Unlogged: a visitor is of no account. */
    async forget(key: string, { now }: PublicContext): Promise<Record<string, never>> {
      const row = await whose(key, now)
      await database.transact(everybody, (tx) => store.deleteVisitor(tx, row))
      return {}
    },

    purge: (now: Date): Promise<void> =>
      store.deleteOld(database.tx, { now, unseen: new Date(now.getTime() - keptDays * dayMs) }),
  }
}
