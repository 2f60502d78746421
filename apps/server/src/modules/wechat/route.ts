import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { wechatSignals, type WechatSignal } from '@matai/contract'
import type { WechatPage } from '@matai/scan'
import type { Clock } from '../../platform/clock.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { MessageQuery } from '../../platform/wechat/incoming.ts'
import type { WechatPeople } from './service/wechat.ts'

/** Two buttons, and nothing that runs. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const pageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}
const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

/** Milliseconds after which a silent socket says that it is still there. */
const beat = 15_000
/** Sockets that one node keeps open. */
const socketsMax = 2_000

interface WechatRoutes {
  people: Pick<WechatPeople, 'live' | 'lookAt' | 'incoming' | 'events' | 'confirming'>
  clock: Clock
  render(page: WechatPage): string
}

/** What WeChat tells the official account, where people confirm, and the socket of a browser that waits for it. */
export function addWechat(http: FastifyInstance, { people, clock, render }: WechatRoutes): void {
  const { live, incoming, events, confirming } = people
  const pathOf = (token: string) => `/v/wechat/confirm/${encodeURIComponent(token)}`

  http.get<{ Params: { scene: string } }>('/v/wechat/scene/:scene', { exposeHeadRoute: false }, socket)
  async function socket(request: FastifyRequest<{ Params: { scene: string } }>, reply: FastifyReply) {
    const { scene } = request.params
    if (live.open >= socketsMax) return reply.code(503).header('retry-after', '10').send()
    const { until } = await people.lookAt(scene)
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, streamHeaders)
    const tell = (signal: WechatSignal) => {
      if (!raw.writable) return
      raw.write(`event: code\ndata: ${signal}\n\n`)
      if (signal !== wechatSignals.scanned) raw.end()
    }
    const look = () =>
      people.lookAt(scene).then(
        ({ signal }) => void (signal !== undefined && tell(signal)),
        () => tell(wechatSignals.lost),
      )
    const leave = live.watch({ scene, tell, look })
    const timers = [
      setInterval(() => raw.writable && raw.write(': still here\n\n'), beat),
      setTimeout(() => tell(wechatSignals.expired), Math.max(0, (until?.getTime() ?? 0) - clock.now().getTime())),
    ]
    raw.on('close', () => {
      leave()
      timers.forEach(clearTimeout)
    })
    await look()
    return reply
  }

  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * 1_024 }, (_, body, done) => done(null, body))
    scope.get<{ Querystring: MessageQuery }>('/v/wechat/events', async (request, reply) => {
      const echo = incoming?.greet(request.query)
      return reply
        .code(echo === undefined ? 403 : 200)
        .type('text/plain; charset=utf-8')
        .send(echo ?? '')
    })
    scope.post<{ Querystring: MessageQuery; Body: string }>('/v/wechat/events', async (request, reply) => {
      const message = incoming?.read(request.query, request.body ?? '')
      if (!incoming || !message) return reply.code(403).type('text/plain').send('')
      const text = await events.told(message)
      if (text === undefined) return reply.type('text/plain').send('success')
      return reply.type('text/xml; charset=utf-8').send(incoming.reply(message, text))
    })

    async function show(request: FastifyRequest, reply: FastifyReply, token: string, state?: WechatPage['state']) {
      const question = await confirming.question(token)
      const gone = { language: languageOf(request), purpose: 'signIn', state: 'gone', about: '', minutes: 0 } as const
      const page = { ...(question ?? gone), path: pathOf(token) }
      return reply
        .code(question ? 200 : 404)
        .headers(pageHeaders)
        .type('text/html; charset=utf-8')
        .send(render(question && state ? { ...page, state } : page))
    }
    scope.get<{ Params: { token: string } }>('/v/wechat/confirm/:token', (request, reply) =>
      show(request, reply, request.params.token.slice(0, 80)),
    )
    for (const said of ['yes', 'no'] as const)
      scope.post<{ Params: { token: string } }>(`/v/wechat/confirm/:token/${said}`, async (request, reply) => {
        const token = request.params.token.slice(0, 80)
        const outcome = await confirming.answer(token, said === 'yes')
        if (outcome === 'taken') return show(request, reply, token, 'taken')
        return reply.headers(pageHeaders).redirect(pathOf(token), 303)
      })
  })
}
