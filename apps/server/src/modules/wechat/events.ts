import { z } from 'zod'
import { defineEvent } from '../../platform/events/events.ts'

/** Somebody outside of the console agreed in WeChat to get messages of an account. */
export const receiverAgreed = defineEvent(
  'wechat.receiverAgreed',
  z.object({ accountId: z.int(), receiverId: z.int(), openId: z.string(), at: z.iso.datetime() }),
)
