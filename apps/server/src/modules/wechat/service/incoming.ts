import { wechatSignals } from '@matai/contract'
import { createTranslator } from '@matai/i18n'
import { everybody } from '../../../platform/db/account-id.ts'
import type { Message } from '../../../platform/wechat/message-xml.ts'
import { confirmMark, sceneOfEvent } from '../rules.ts'
import * as store from '../store.ts'
import type { Dependencies } from './dependencies.ts'
import type { SceneLive } from './live.ts'

/**
 * What the official account is told. A scan alone signs nobody in and binds nothing: who scanned is sent a page where
 * they read what it is for. Doubled events have the same answer. Nothing here asks WeChat: it waits five seconds.
 */
export function createEvents(
  { database, clock, consoleOrigin }: Dependencies,
  { live, markKey, appId }: { live: SceneLive; markKey: Buffer; appId: string },
) {
  /** Unlogged: it is about a person alone. */
  async function scanned(scene: string, openId: string): Promise<string> {
    const now = clock.now()
    const row = await store.findScene(database.tx, scene)
    const say = createTranslator(row?.language ?? 'zh')
    if (!row || row.until <= now) return say('wechat.replyOld')
    const isFirst = await database.transact(everybody, async (tx) => {
      if (!(await store.markScanned(tx, scene, { appId, openId }, now))) return false
      await live.announce(tx, scene, wechatSignals.scanned)
      return true
    })
    const held = isFirst ? openId : (await store.findScene(database.tx, scene))?.openId
    if (held !== openId) return say('wechat.replyOther')
    const link = `${consoleOrigin ?? ''}/v/wechat/confirm/${scene}.${confirmMark(markKey, scene, openId)}`
    return say(`wechat.reply_${row.purpose}`, { about: row.about, link })
  }

  return {
    /** The text that the person reads in the chat; undefined: nothing. Unlogged: it is about a person alone. */
    async told({ FromUserName: openId = '', MsgType: type, Event: event = '', EventKey: key = '' }: Message) {
      if (type !== 'event' || !openId) return undefined
      if (event === 'subscribe' || event === 'unsubscribe')
        await store.setFollows(database.tx, appId, openId, event === 'subscribe')
      const scene = sceneOfEvent(event, key)
      return scene ? scanned(scene, openId) : undefined
    },
  }
}
