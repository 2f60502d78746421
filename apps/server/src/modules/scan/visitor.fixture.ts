import { randomInt } from 'node:crypto'
import type { TestApp } from '../../testing/test-app.ts'

export interface Answered {
  status: number
  /** The heading of a page, or where the visitor is led. */
  says: string
  html: string
  policy: string
}

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)'

/** Somebody with a phone of his own, who keeps cookies like a browser. */
export function createVisitor(here: TestApp, { ip = anyAddress(), token = '' } = {}) {
  const jar = new Map<string, { value: string; path: string }>()
  if (token) jar.set('user-info', { value: token, path: '/' })

  async function ask(
    node: TestApp,
    url: string,
    more: { method?: 'GET' | 'HEAD'; form?: Record<string, string>; headers?: Record<string, string> },
  ) {
    const path = url.split('?')[0] ?? ''
    const cookie = [...jar]
      .filter(([, kept]) => path.startsWith(kept.path))
      .map(([name, { value }]) => `${name}=${value}`)
    const answer = await node.http.inject({
      url,
      remoteAddress: ip,
      method: more.form ? 'POST' : (more.method ?? 'GET'),
      ...(more.form && { payload: new URLSearchParams(more.form).toString() }),
      headers: {
        'user-agent': phone,
        'accept-language': 'zh',
        ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
        ...(more.form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...more.headers,
      },
    })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) keep(line)
    return answer
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split('=')
    const path = attributes.find((attribute) => attribute.startsWith('Path='))?.slice(5) ?? '/'
    if (attributes.includes('Max-Age=0')) jar.delete(name)
    else jar.set(name, { value, path })
  }

  return {
    jar,
    async visit(
      id: string,
      {
        node = here,
        ...more
      }: { node?: TestApp; method?: 'GET' | 'HEAD'; headers?: Record<string, string>; told?: string } = {},
    ): Promise<Answered> {
      return answered(await ask(node, `/q/${id}${more.told ? `?n=${more.told}` : ''}`, more))
    },
    /** Opens an address that an answer led to. */
    async follow(url: string): Promise<Answered> {
      return answered(await ask(here, url, {}))
    },
    /** Posts a form, and answers the page or where the visitor is led. */
    async submit(url: string, form: Record<string, string>, headers: Record<string, string> = {}) {
      const answer = await ask(here, url, { form, headers })
      return { ...answered(answer), to: String(answer.headers.location ?? '') }
    },
    /** Posts a form of a gate page, and answers what the next page was told. */
    async post(
      verb: 'pass' | 'sms' | 'phone' | 'position',
      form: Record<string, string>,
      node = here,
    ): Promise<string> {
      const answer = await ask(node, `/v/${verb}`, { form })
      return new URL(String(answer.headers.location), 'http://a').searchParams.get('n') ?? ''
    },
  }
}

function answered(answer: { statusCode: number; body: string; headers: Record<string, unknown> }): Answered {
  const says = /<h1>(.*?)<\/h1>/.exec(answer.body)?.[1] ?? ''
  const policy = String(answer.headers['content-security-policy'])
  return { status: answer.statusCode, says, html: answer.body, policy }
}

/** Test files share one database, and with it the limits by address. */
function anyAddress(): string {
  return `127.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}
