import { noticeValues } from '../../../platform/wechat/notice-values.ts'
import { WechatError } from '../../../platform/wechat/wechat-error.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { hash } from 'node:crypto'
import * as store from '../store.ts'
import type { Dependencies } from './dependencies.ts'

export interface WechatMessage {
  openId: string
  /** Under which it goes once. */
  id: string
  title: string
  text: string
  /** Where a tap leads; empty: nowhere. */
  url: string
  /** The account's zone. */
  zone: string
}

/** `unreachable`: that person follows the account no longer. */
export type Told = { outcome: 'sent' } | { outcome: 'unreachable' | 'failed'; why: string }

/** Messages by the template of the official account. */
export function createMessages({ database, clock, wechat }: Dependencies) {
  const { account } = wechat
  const notice = account?.notice

  return {
    offered: notice !== undefined,

    /** Under which openid people are reached; who is not bound is missing. */
    reach: (tx: Tx, userIds: readonly number[]) => store.reachable(tx, account?.appId ?? '', userIds),

    /** Of these, whoever follows the account no longer. */
    unfollowed: (tx: Tx, openIds: readonly string[]) => store.unfollowedAmong(tx, account?.appId ?? '', openIds),

    /** Unlogged: a message is no deed of the account, and who sends it keeps a log of its own. */
    async send({ openId, id, title, text, url, zone }: WechatMessage): Promise<Told> {
      if (!account || !notice) return { outcome: 'failed', why: 'not set up' }
      const { fields, template: templateId } = notice
      const data = noticeValues(fields, { title, text, zone, now: clock.now() })
      try {
        await account.sendTemplate({ openId, templateId, url, data, once: hash('md5', id) })
        return { outcome: 'sent' }
      } catch (error) {
        if (!(error instanceof WechatError)) throw error
        if (error.problem !== 'unreachable') return { outcome: 'failed', why: error.message.slice(0, 200) }
        await store.setFollows(database.tx, account.appId, openId, false)
        return { outcome: 'unreachable', why: error.message.slice(0, 200) }
      }
    },
  }
}
