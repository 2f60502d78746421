import { describe, expect, it } from 'vitest'
import { createIncoming } from './incoming.ts'
import { createMessageCrypt } from './message-crypt.ts'
import { readMessage, writeMessage } from './message-xml.ts'
import { signPage, signTexts } from './signatures.ts'

// Vectors: providers' documents and the package wechat-crypto.
const [timestamp, nonce] = ['1409304348', 'xxxxxx']
const token = 'pamtest'
const aesKey = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG'
const appId = 'wxb11529c136998cb6'
const inner = `<xml><AppId>${appId}</AppId></xml>`
const sealed =
  'Q3stYC6hdFzMh9T8HCvyDGetlta7ibmB9oUMru2ORCIu9iMM4aO08X11t3ykA3ZWj7PPFZeD2FIFobhkmYhP4oEILjbwoLX9Az+k4grS9YT3GlH49MPlbD8jAEs6ycCs'
const clock = { now: () => new Date(Number(timestamp) * 1_000) }
const incoming = createIncoming({ token, aesKey, appId, clock })
const query = { timestamp, nonce, encrypt_type: 'aes', msg_signature: '5241d05e5a6ee08ab1852d1b0268367d6d305636' }
const outer = `<xml><AppId>x</AppId><Encrypt><![CDATA[${sealed}]]></Encrypt></xml>`

describe('what WeChat signs', () => {
  it('is signed as the documents say', () => {
    expect(signTexts(token, timestamp, nonce)).toBe('76480565cbe296026c53aaacd1ad523a1ddba24f')
    const ticket = 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg'
    const page = {
      ticket,
      nonceStr: 'Wm3WZYTPz0wzccnW',
      timestamp: 1414587457,
      url: 'http://mp.weixin.qq.com?params=value#x',
    }
    expect(signPage(page)).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed')
  })

  it('is sealed and opened as the documents say', () => {
    const crypt = createMessageCrypt({ aesKey, appId })
    expect(crypt.encrypt(inner, Buffer.from('0123456789abcdef'))).toBe(sealed)
    expect(crypt.decrypt(sealed)).toBe(inner)
    for (const length of [0, 1, 11, 12, 13, 100])
      expect(crypt.decrypt(crypt.encrypt('码'.repeat(length)))).toBe('码'.repeat(length))
  })

  it('is taken with its signature, and greeted back', () => {
    expect(incoming.read(query, outer)).toEqual({ AppId: appId })
    const signature = '76480565cbe296026c53aaacd1ad523a1ddba24f'
    expect(incoming.greet({ signature, timestamp, nonce, echostr: 'hello' })).toBe('hello')
    expect(
      incoming.greet({ signature: signTexts('other', timestamp, nonce), timestamp, nonce, echostr: 'x' }),
    ).toBeUndefined()
  })

  it.each([
    ['a wrong signature', { ...query, msg_signature: 'a'.repeat(40) }, outer],
    ['none at all', { timestamp, nonce }, outer],
    ['another body', query, outer.replace('Q3st', 'Q4st')],
    ['an old one', { ...query, timestamp: '1409303000' }, outer],
    ['a plain one where a key is set', { ...query, signature: signTexts(token, timestamp, nonce) }, inner],
    ['no XML', query, 'Encrypt'],
  ])('is refused: %s', (_, asked, body) => {
    expect(incoming.read(asked, body)).toBeUndefined()
  })

  it('is refused when it was sealed for another app', () => {
    const Encrypt = createMessageCrypt({ aesKey, appId: 'wx0000000000000000' }).encrypt(inner)
    const msg_signature = signTexts(token, timestamp, nonce, Encrypt)
    expect(incoming.read({ ...query, msg_signature }, writeMessage({ Encrypt }))).toBeUndefined()
  })

  it('is answered in the same seal', () => {
    const answer = readMessage(incoming.reply({ FromUserName: 'o1', ToUserName: 'gh_1' }, '你好 ]]> <b>'))
    const { Encrypt = '', MsgSignature = '', TimeStamp = '', Nonce = '' } = answer ?? {}
    expect(MsgSignature).toBe(signTexts(token, TimeStamp, Nonce, Encrypt))
    expect(createMessageCrypt({ aesKey, appId }).decrypt(Encrypt)).toContain('你好 ]]]]><![CDATA[> <b>')
  })
})

describe('XML', () => {
  it('is read one level deep, and unfolds nothing', () => {
    expect(readMessage('<xml><A><![CDATA[1 < 2]]></A><B> 3 &amp; 4 </B><C><D>5</D></C></xml>')).toEqual({
      A: '1 < 2',
      B: '3 & 4',
      C: '<D>5</D>',
    })
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa">]><xml><A>&a;</A></xml>'
    expect(readMessage(bomb)).toBeUndefined()
    expect(readMessage('<xml><!ENTITY a "b"><A>&a;</A></xml>')).toBeUndefined()
  })
})
