interface Target {
  /** One of ours, one that we lead to ourselves, any other website, or none. */
  kind: 'own' | 'known' | 'strange' | 'bad'
  /** A path of ours, or the whole address. */
  address: string
  host: string
}

/** Where the console itself leads: authorising and signing in at WeChat, paying. */
const knownHosts = ['open.weixin.qq.com', 'mp.weixin.qq.com', 'openapi.alipay.com', 'excashier.alipay.com']

const bad: Target = { kind: 'bad', address: '', host: '' }

/** What stands behind the address of a hand-over. Nothing but websites is opened, and no name or password in one. */
export function targetOf(to: string, origin: string): Target {
  if (to === '' || !URL.canParse(to, origin)) return bad
  const url = new URL(to, origin)
  const { host, protocol, username, password } = url
  if (url.origin === origin) return { kind: 'own', address: `${url.pathname}${url.search}${url.hash}`, host }
  if (!/^https?:$/.test(protocol) || username || password) return bad
  const isKnown = protocol === 'https:' && knownHosts.includes(host)
  return { kind: isKnown ? 'known' : 'strange', address: url.href, host }
}
