import { randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { createMessageCrypt, WechatCryptError } from './message-crypt.ts'
import { type Message, readMessage, writeMessage } from './message-xml.ts'
import { isSigned, signTexts } from './signatures.ts'

/** What WeChat puts into the address of a message. */
export interface MessageQuery {
  signature?: string | undefined
  msg_signature?: string | undefined
  timestamp?: string | undefined
  nonce?: string | undefined
  encrypt_type?: string | undefined
  echostr?: string | undefined
}

/** Seconds by which a message may be older or newer than now: what is caught cannot be sent in again for ever. */
const mayBeOff = 600

/** The door for what WeChat tells us: looks at signature and age, opens what is sealed. */
export function createIncoming({
  token,
  aesKey,
  appId,
  clock,
}: {
  token: string
  /** Undefined: messages come in plain. */
  aesKey: string | undefined
  appId: string
  clock: Clock
}) {
  const crypt = aesKey === undefined ? undefined : createMessageCrypt({ aesKey, appId })
  const isOfNow = (timestamp: string) => Math.abs(clock.now().getTime() / 1_000 - Number(timestamp)) <= mayBeOff

  return {
    /** What to answer when WeChat asks whether the address is ours; undefined when it is not WeChat. */
    greet({ signature = '', timestamp = '', nonce = '', echostr = '' }: MessageQuery): string | undefined {
      return isSigned(signature, token, timestamp, nonce) && isOfNow(timestamp) ? echostr : undefined
    },

    /** The message; undefined when it is not from WeChat, too old, or for another app. */
    read(query: MessageQuery, body: string): Message | undefined {
      const { signature = '', msg_signature: sealedSignature = '', timestamp = '', nonce = '' } = query
      if (!isOfNow(timestamp)) return undefined
      const message = readMessage(body)
      if (!message) return undefined
      if (!crypt) return isSigned(signature, token, timestamp, nonce) ? message : undefined
      // With a key nothing plain is taken: else whoever knows the token alone could leave the sealing away.
      const sealed = message.Encrypt ?? ''
      if (!sealed || !isSigned(sealedSignature, token, timestamp, nonce, sealed)) return undefined
      try {
        return readMessage(crypt.decrypt(sealed))
      } catch (error) {
        if (error instanceof WechatCryptError) return undefined
        throw error
      }
    },

    /** A text that the person reads in the chat, as the answer to their message. */
    reply({ FromUserName: to = '', ToUserName: from = '' }: Message, text: string): string {
      const seconds = Math.floor(clock.now().getTime() / 1_000)
      const plain = { ToUserName: to, FromUserName: from, CreateTime: seconds, MsgType: 'text', Content: text }
      const xml = writeMessage(plain)
      if (!crypt) return xml
      const sealed = crypt.encrypt(xml)
      const nonce = randomBytes(8).toString('hex')
      const signature = signTexts(token, String(seconds), nonce, sealed)
      return writeMessage({ Encrypt: sealed, MsgSignature: signature, TimeStamp: seconds, Nonce: nonce })
    },
  }
}
