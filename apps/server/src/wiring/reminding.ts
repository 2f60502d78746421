import type { MiniPeople } from '../modules/mini-program/service/mini-people.ts'
import { createChannels } from '../modules/reminders/service/channels.ts'
import { createReminders } from '../modules/reminders/service/reminders.ts'
import type { WechatPeople } from '../modules/wechat/service/wechat.ts'

type Sending = Omit<Parameters<typeof createChannels>[0], 'wechat' | 'mini'>
type Needs = Omit<Parameters<typeof createReminders>[0], 'channels' | 'wechat' | 'mini' | 'wechatScenes'>

interface InWechat {
  wechat: Pick<WechatPeople, 'messages' | 'scenes'>
  miniPeople: Pick<MiniPeople, 'messages'>
}

/** Reminders, and the ways by which they come. */
export function createReminding({ wechat, miniPeople }: InWechat, needs: Needs & Sending) {
  const inWechat = { wechat: wechat.messages, mini: miniPeople.messages }
  const channels = createChannels({ ...needs, ...inWechat })
  return createReminders({ ...needs, ...inWechat, channels, wechatScenes: wechat.scenes })
}
