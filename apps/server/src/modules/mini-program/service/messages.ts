import { ownWorkPath } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import { noticeValues } from '../../../platform/wechat/notice-values.ts'
import { WechatError } from '../../../platform/wechat/wechat-error.ts'
import type { Told, WechatMessage } from '../../wechat/service/messages.ts'
import * as store from '../store.ts'
import type { Dependencies } from './dependencies.ts'

/** Before the openid of who is told in the mini program instead of by the official account. */
const mark = 'mini '
/** Where a tap on the message leads: to the person's own tasks. */
const page = `pages/page/page?path=${encodeURIComponent(ownWorkPath)}`

export const isInMini = (openId: string): boolean => openId.startsWith(mark)

/** Messages to who agreed to them in the mini program: as many as they agreed to. */
export function createMiniMessages({ database, clock, wechat: { mini } }: Dependencies) {
  const notice = mini?.notice

  return {
    offered: notice !== undefined,

    /** Under what people are reached who proved these numbers (digits) and agreed, by number. */
    async reach(tx: Tx, mobiles: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (!mini || !notice) return new Map()
      const found = await store.agreedAmong(
        tx,
        mini.appId,
        mobiles.filter((one) => /^\d+$/.test(one)),
      )
      return new Map([...found].map(([mobile, openId]) => [mobile, `${mark}${openId}`]))
    },

    /**
     * Takes one of what was agreed to before it sends, so that two at once do not send twice for one.
     * Unlogged: a message is no deed of the account, and who sends it keeps a log of its own.
     */
    async send({ openId: marked, title, text, zone }: Omit<WechatMessage, 'id' | 'url'>): Promise<Told> {
      if (!mini || !notice) return { outcome: 'failed', why: 'not set up' }
      const openId = marked.slice(mark.length)
      const known = { appId: mini.appId, openId }
      if (!(await store.takeAgreed(database.tx, known))) return { outcome: 'unreachable', why: 'nothing agreed to' }
      const data = noticeValues(notice.fields, { title, text, zone, now: clock.now() })
      try {
        await mini.sendSubscription({ openId, templateId: notice.template, page, data })
        return { outcome: 'sent' }
      } catch (error) {
        if (!(error instanceof WechatError)) throw error
        const why = error.message.slice(0, 200)
        // WeChat counts as well: where it knows of nothing left, neither do we.
        if (error.problem === 'unreachable') {
          await store.endAgreed(database.tx, known)
          return { outcome: 'unreachable', why }
        }
        await store.giveBackAgreed(database.tx, known)
        return { outcome: 'failed', why }
      }
    },
  }
}
