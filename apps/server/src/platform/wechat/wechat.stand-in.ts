import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createMessageCrypt } from './message-crypt.ts'
import { writeMessage } from './message-xml.ts'
import { signTexts } from './signatures.ts'
import {
  type AskedOfWechat,
  companyMini,
  tinyPng,
  wechatApps,
  wechatRefusal,
  type WechatReply,
} from './wechat-apps.stand-in.ts'
import { answerOfPlatform, authorisedMini } from './wechat-platform.stand-in.ts'

const secrets: Record<string, string> = {
  [wechatApps.WECHAT_APP_ID]: wechatApps.WECHAT_APP_SECRET,
  [wechatApps.WECHAT_WEB_APP_ID]: wechatApps.WECHAT_WEB_APP_SECRET,
  [wechatApps.WECHAT_MINI_APP_ID]: wechatApps.WECHAT_MINI_APP_SECRET,
  [companyMini.appId]: companyMini.appSecret,
}

/** Speaks WeChat's protocol: tokens that end, codes that let in once, limits of fields, errcodes with status 200. */
export async function startWechatStandIn({ port = 0 }: { port?: number } = {}) {
  const asked: AskedOfWechat[] = []
  const tokens = new Map<string, { appId: string; live: boolean }>()
  const used = new Set<string>()
  const strangers = new Set<string>()
  const sent: Record<string, unknown>[] = []
  let holder = 'guest'
  let mood: 'well' | 'silent' | 'down' | 'busy' = 'well'
  let messageId = 0
  let comesTwice = false

  function tokenFor(appId: string): string {
    const known = [...tokens].find(([, token]) => token.appId === appId && token.live)
    if (known) return known[0]
    const made = `${appId}_${randomBytes(8).toString('hex')}`
    tokens.set(made, { appId, live: true })
    return made
  }
  /** What a wrong token is answered with; undefined for a right one. */
  function refusedToken(token: string | undefined) {
    const known = tokens.get(token ?? '')
    if (!known) return wechatRefusal(40001, 'invalid credential, access_token is invalid or not latest')
    return known.live ? undefined : wechatRefusal(42001, 'access_token expired')
  }
  /** `person.` and what it is called; each lets in once. */
  function personOf(code: string | undefined) {
    const [, name] = /^person\.([\w-]+)\.[\w-]+$/.exec(code ?? '') ?? []
    if (code === undefined || name === undefined) return wechatRefusal(40029, 'invalid code')
    if (used.has(code)) return wechatRefusal(40163, 'code been used')
    used.add(code)
    return { name }
  }
  const openIdOf = (appId: string, name: string) =>
    `o${createHash('sha256').update(`${appId} ${name}`).digest('base64url').replaceAll(/[-_]/g, 'x').slice(0, 27)}`
  const unionIdOf = (name: string) => `u_${name}`
  const codeOf = (name: string) => `person.${name}.${randomBytes(6).toString('hex')}`

  /** Where WeChat's browser is sent by who was asked there. */
  function backWith({ redirect_uri = '', state = '' }: Record<string, string>): string {
    const back = new URL(redirect_uri)
    if (holder) {
      const code = codeOf(holder)
      if (comesTwice) used.add(code)
      back.searchParams.set('code', code)
    }
    back.searchParams.set('state', state)
    return String(back)
  }

  function answer(question: AskedOfWechat): WechatReply {
    const { path, query, body } = question
    if (path === '/cgi-bin/stable_token') {
      if (body.grant_type !== 'client_credential') return wechatRefusal(40002, 'invalid grant_type')
      const appId = String(body.appid)
      if (secrets[appId] === undefined) return wechatRefusal(40013, 'invalid appid')
      if (secrets[appId] !== body.secret) return wechatRefusal(40125, 'invalid appsecret')
      return { access_token: tokenFor(appId), expires_in: 7200 }
    }
    if (path === '/sns/oauth2/access_token' || path === '/sns/jscode2session') {
      const appId = query.appid ?? ''
      if (secrets[appId] === undefined) return wechatRefusal(40013, 'invalid appid')
      if (secrets[appId] !== query.secret) return wechatRefusal(40125, 'invalid appsecret')
      if (query.grant_type !== 'authorization_code') return wechatRefusal(40002, 'invalid grant_type')
      const person = personOf(query.code ?? query.js_code)
      if (!('name' in person)) return person
      const openid = openIdOf(appId, person.name)
      if (path === '/sns/jscode2session')
        return { openid, session_key: 'c2Vzc2lvbg==', unionid: unionIdOf(person.name) }
      const snapshot = person.name.startsWith('snapshot') ? { is_snapshotuser: 1 } : {}
      const union = appId === wechatApps.WECHAT_WEB_APP_ID ? { unionid: unionIdOf(person.name) } : {}
      return {
        access_token: `person.${person.name}`,
        expires_in: 7200,
        refresh_token: 'r',
        openid,
        scope: 's',
        ...union,
        ...snapshot,
      }
    }
    if (path === '/sns/userinfo') {
      const name = /^person\.(.+)$/.exec(query.access_token ?? '')?.[1]
      if (!name) return wechatRefusal(40014, 'invalid access_token')
      const { openid } = query
      const headimgurl = `${url}/mmopen/${name}`
      return { openid, nickname: name, sex: 0, headimgurl, privilege: [], unionid: unionIdOf(name) }
    }
    if (path.startsWith('/mmopen/')) return tinyPng
    if (path === '/sns/component/jscode2session') {
      const refused = refusedToken(query.component_access_token)
      if (refused) return refused
      if (query.component_appid !== wechatApps.WECHAT_COMPONENT_APP_ID) return wechatRefusal(40013, 'invalid appid')
      if (query.appid !== authorisedMini.appId) return wechatRefusal(61003, 'component is not authorized')
      const person = personOf(query.js_code)
      return 'name' in person
        ? { openid: openIdOf(authorisedMini.appId, person.name), session_key: 'c2Vzc2lvbg==' }
        : person
    }
    if (path.startsWith('/cgi-bin/component/')) return answerOfPlatform(question, { tokenFor, refusedToken, used })
    return refusedToken(query.access_token) ?? answerWithToken(question)
  }

  function answerWithToken({ path, query, body }: AskedOfWechat): WechatReply {
    switch (path) {
      case '/cgi-bin/qrcode/create': {
        const scene = (body.action_info as { scene?: { scene_str?: string } } | undefined)?.scene?.scene_str ?? ''
        if (scene.length < 1 || scene.length > 64) return wechatRefusal(40053, 'invalid action info')
        return {
          ticket: `t_${scene}`,
          expire_seconds: body.expire_seconds ?? 60,
          url: `http://weixin.qq.com/q/${scene}`,
        }
      }
      case '/cgi-bin/user/info': {
        const openid = query.openid ?? ''
        if (!openid.startsWith('o')) return wechatRefusal(40003, 'invalid openid')
        if (strangers.has(openid)) return { subscribe: 0, openid }
        return { subscribe: 1, openid, nickname: '', headimgurl: '', unionid: `u_of_${openid}`, subscribe_time: 1 }
      }
      case '/cgi-bin/ticket/getticket':
        return { errcode: 0, errmsg: 'ok', ticket: `ticket of ${query.access_token}`, expires_in: 7200 }
      case '/cgi-bin/message/template/send':
      case '/cgi-bin/message/subscribe/bizsend':
      case '/cgi-bin/message/subscribe/send': {
        const data = (body.data ?? {}) as Record<string, { value?: string }>
        const openid = String(body.touser)
        if (strangers.has(openid)) return wechatRefusal(path.includes('template') ? 43004 : 43101, 'require subscribe')
        if (!body.template_id) return wechatRefusal(40037, 'invalid template_id')
        const long = Object.entries(data).find(
          ([name, { value = '' }]) => name.startsWith('thing') && value.length > 20,
        )
        if (long) return wechatRefusal(47003, `argument invalid! data.${long[0]}.value invalid`)
        sent.push({ path, ...body })
        messageId += 1
        return { errcode: 0, errmsg: 'ok', msgid: messageId }
      }
      case '/wxa/getwxacodeunlimit':
        if (!/^[\w!#$&'()*+,/:;=?@.~-]{1,32}$/.test(String(body.scene))) return wechatRefusal(40129, 'invalid scene')
        return tinyPng
      case '/wxa/generate_urllink':
        return { errcode: 0, errmsg: 'ok', url_link: `https://wxaurl.cn/${encodeURIComponent(String(body.query))}` }
      case '/wxa/business/getuserphonenumber': {
        const person = personOf(String(body.code))
        if (!('name' in person)) return person
        return {
          errcode: 0,
          phone_info: { phoneNumber: '13900001111', purePhoneNumber: '13900001111', countryCode: '86' },
        }
      }
      default:
        return wechatRefusal(48001, 'api unauthorized')
    }
  }

  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
    const question = { path: url.pathname, query: Object.fromEntries(url.searchParams), body }
    asked.push(question)
    // People's own browsers ask this, not the server.
    if (question.path === '/connect/oauth2/authorize')
      return void response.writeHead(302, { location: backWith(question.query) }).end()
    if (mood === 'silent') return
    if (mood === 'down') return void response.writeHead(502).end('<html>bad gateway</html>')
    const said = mood === 'busy' ? wechatRefusal(-1, 'system error') : answer(question)
    if (said === 'never') return
    if (Buffer.isBuffer(said)) return void response.writeHead(200, { 'content-type': 'image/png' }).end(said)
    response.writeHead(200, { 'content-type': 'application/json; encoding=utf-8' }).end(JSON.stringify(said))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server's address is no string

  /** A message of WeChat to us, sealed and signed as WeChat does it. */
  function sealed(fields: Record<string, string | number>, who: 'account' | 'platform') {
    const account = who === 'account'
    const appId = account ? wechatApps.WECHAT_APP_ID : wechatApps.WECHAT_COMPONENT_APP_ID
    const aesKey = account ? wechatApps.WECHAT_AES_KEY : wechatApps.WECHAT_COMPONENT_AES_KEY
    const token = account ? wechatApps.WECHAT_TOKEN : wechatApps.WECHAT_COMPONENT_TOKEN
    const encrypted = createMessageCrypt({ aesKey, appId }).encrypt(writeMessage(fields))
    const [timestamp, nonce] = [String(Math.floor(Date.now() / 1_000)), randomBytes(5).toString('hex')]
    const query = {
      signature: signTexts(token, timestamp, nonce),
      timestamp,
      nonce,
      encrypt_type: 'aes',
      msg_signature: signTexts(token, timestamp, nonce, encrypted),
    }
    const outer = account ? { ToUserName: 'gh_0123456789ab' } : { AppId: appId }
    return { query: String(new URLSearchParams(query)), body: writeMessage({ ...outer, Encrypt: encrypted }) }
  }

  return {
    url,
    /** What the server's settings have to say so that it speaks with this one. */
    environment: {
      ...wechatApps,
      WECHAT_URL: url,
      WECHAT_OPEN_URL: url,
      WECHAT_MP_URL: url,
      ORIGIN: 'http://127.0.0.1',
    },
    asked,
    /** Messages that were taken. */
    sent,
    openIdOf,
    unionIdOf,
    sealed,
    /** What an answer to the account says, once it is opened. */
    opened: (sealed: string) =>
      createMessageCrypt({ aesKey: wechatApps.WECHAT_AES_KEY, appId: wechatApps.WECHAT_APP_ID }).decrypt(sealed),
    /** A new code of a person, which lets in once. */
    codeOf,
    /** Who holds the phone that is asked in WeChat's browser; empty: somebody who tells nothing. */
    holdPhone: (name: string) => void (holder = name),
    /** From now on browsers come back with codes that let somebody in before. */
    useCodesTwice: (twice: boolean) => void (comesTwice = twice),
    /** Ends all tokens that were given out. */
    endTokens: () => tokens.forEach((token) => (token.live = false)),
    /** Nobody with this openid follows the account. */
    unfollow: (openId: string) => strangers.add(openId),
    /** Answers nothing, answers as a broken proxy does, or says that it is busy. */
    be: (next: typeof mood) => void (mood = next),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export type WechatStandIn = Awaited<ReturnType<typeof startWechatStandIn>>
