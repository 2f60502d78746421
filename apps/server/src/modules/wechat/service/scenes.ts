import { type CallOutput, type contract, wechatSceneSeconds, type wechatWays } from '@matai/contract'
import type { Language } from '@matai/i18n'
import { everybody } from '../../../platform/db/account-id.ts'
import { fail, tooManyRequests } from '../../../platform/failure.ts'
import { regionWords } from '../../../platform/geo/regions.ts'
import type { MemberContext, PublicContext } from '../../../platform/http/context.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { pageAddress, websiteAddress } from '../../../platform/wechat/oauth.ts'
import { deviceName } from '../../accounts/rules.ts'
import { hashKey, makeKey, makeSceneId, sceneRate } from '../rules.ts'
import * as store from '../store.ts'
import type { Subject } from '../table.ts'
import type { Dependencies } from './dependencies.ts'
import { asking } from './problems.ts'

type Way = (typeof wechatWays)[number]
type Calls = typeof contract.wechat

/** Where WeChat sends browsers back to; it adds `code` and `state`. */
export const backPath = '/login?by=wechat'

/** What people begin here and confirm in WeChat. */
export function createScenes({ database, clock, rateLimit, log, accounts, wechat, consoleOrigin }: Dependencies) {
  const { account, website, addresses } = wechat
  const ways: Way[] = [...(account ? (['scan', 'page'] as const) : []), ...(website ? (['website'] as const) : [])]

  async function count(ip: string, now: Date): Promise<void> {
    const { allowed, retryAfter } = await rateLimit.hit(['wechatScene', networkOf(ip)], sceneRate, now)
    if (!allowed) tooManyRequests(retryAfter)
  }

  /** Where somebody sits and with what, as the person reads it who scans: `Chrome · Windows, 浙江省 杭州市`. */
  function whereOf({ ip, userAgent }: { ip: string; userAgent: string }, language: Language): string {
    const { province, city } = regionWords(accounts.placeOf(ip).region, language)
    return [deviceName(userAgent), [province, city].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(language === 'zh' ? '，' : ', ')
  }

  /**
   * A code to scan, made by the official account. The scene is kept first: its event may come at once.
   * Unlogged: nothing has come of it yet.
   */
  async function showCode(
    row: Pick<store.SceneRow, 'purpose' | 'keyHash' | 'about' | 'language'> &
      Partial<Pick<store.SceneRow, 'userId' | 'subject'>>,
    seconds: number = wechatSceneSeconds,
  ) {
    if (!account) fail('wechat.notSetUp', { as: 'conflict' })
    const scene = makeSceneId()
    const until = new Date(clock.now().getTime() + seconds * 1_000)
    await database.transact(everybody, (tx) =>
      store.insertScene(tx, { id: scene, way: 'scan', state: 'waiting', until, createdAt: clock.now(), ...row }),
    )
    const { content } = await asking(log, () => account.sceneCode(scene, seconds))
    return { scene, content, seconds }
  }

  return {
    /** How people can come in under a host: what WeChat sends back comes to the console's own. */
    waysAt: (host: string): Way[] =>
      consoleOrigin && new URL(consoleOrigin).host === host ? ways : ways.filter((way) => way === 'scan'),

    /** Unlogged: nobody is signed in yet. */
    async begin(way: Way, context: PublicContext): Promise<CallOutput<Calls['begin']>> {
      if (!ways.includes(way)) fail('wechat.notSetUp', { as: 'conflict' })
      const { ip, now, language } = context
      await count(ip, now)
      const key = makeKey()
      const row = { purpose: 'signIn', keyHash: hashKey(key), about: whereOf(context, language), language } as const
      if (way === 'scan') return { key, ...(await showCode(row)) }
      const scene = makeSceneId()
      const until = new Date(now.getTime() + wechatSceneSeconds * 1_000)
      await database.transact(everybody, (tx) =>
        store.insertScene(tx, { id: scene, way, state: 'waiting', until, createdAt: now, ...row }),
      )
      const app = way === 'website' ? website : account
      const where = { appId: app?.appId ?? '', back: `${consoleOrigin ?? context.origin}${backPath}`, state: scene }
      const content =
        way === 'website'
          ? websiteAddress(addresses.open, where)
          : pageAddress(addresses.open, { ...where, scope: 'base' })
      return { key, scene, content, seconds: wechatSceneSeconds }
    },

    /** Unlogged: how a person signs in is for nobody else of the account. */
    async bind(passWord: string | undefined, context: MemberContext): Promise<CallOutput<Calls['beginBinding']>> {
      const { caller, language } = context
      await accounts.checkOwnPassword(passWord, context)
      if (await store.findBinding(database.tx, { userId: caller.userId }))
        fail('wechat.boundAlready', { as: 'conflict' })
      await count(context.ip, context.now)
      const about = await accounts.maskedMobileOf(caller.userId)
      return showCode({ purpose: 'bind', keyHash: '', userId: caller.userId, about, language })
    },

    /** For somebody who is to get messages of an account. Unlogged: who asks for it says so in the log. */
    receive: (subject: Subject, { about, language, seconds }: { about: string; language: Language; seconds: number }) =>
      showCode({ purpose: 'receive', keyHash: '', subject, about, language }, seconds),
  }
}

export type Scenes = ReturnType<typeof createScenes>
