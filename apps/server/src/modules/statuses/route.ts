import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hash } from 'node:crypto'
import { createTranslator } from '@matai/i18n'
import type { Clock } from '../../platform/clock.ts'
import type { Caller } from '../../platform/http/context.ts'
import { languageOf } from '../../platform/http/language.ts'
import { tokenOf } from '../../platform/http/session-cookie.ts'
import { tinted } from './rules/tinted.ts'
import type { Statuses } from './service/statuses.ts'

interface Options {
  statuses: Pick<Statuses, 'live' | 'walls' | 'screenOf'>
  clock: Clock
  findCaller(token: string, now: Date): Promise<Caller | undefined>
  /** The built pages of apps/scan. */
  pages: Pick<typeof import('@matai/scan'), 'renderWall' | 'wallScript'>
}

/** Milliseconds after which a silent stream says that it is still there, and looks whether it still may. */
const beat = 20_000
/** Boards that one node keeps open. */
const streamsMax = 5_000

/** What a stream of events needs so that nothing between us and the browser keeps it back. */
const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

interface Stream {
  send(event: string, data: string): void
  end(): void
  onEnd(ended: () => void): void
}

/** Takes the answer out of the framework's hands: it goes on until one of both ends it. */
function openStream(reply: FastifyReply): Stream {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, streamHeaders)
  raw.write('retry: 3000\n\n')
  return {
    send: (event, data) => void (raw.writable && raw.write(`event: ${event}\ndata: ${data}\n\n`)),
    end: () => void raw.end(),
    onEnd: (ended) => void raw.on('close', ended),
  }
}

/** Boards that stay right by themselves: those of people who are signed in, and those of televisions. */
export function addBoards(app: FastifyInstance, { statuses, clock, findCaller, pages }: Options): void {
  const { live, walls, screenOf } = statuses
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; script-src 'sha256-${hash('sha256', pages.wallScript, 'base64')}'`
  const callerOf = async (request: FastifyRequest) => {
    const given = tokenOf(request)
    const caller = given && (await findCaller(given.token, clock.now()))
    return caller && !caller.held ? caller : undefined
  }

  app.get('/qruser/console/status/stream', { exposeHeadRoute: false }, async (request, reply) => {
    const caller = await callerOf(request)
    if (!caller) return reply.code(401).header('cache-control', 'no-store').send()
    if (live.open >= streamsMax) return reply.code(503).header('retry-after', '30').send()
    const stream = openStream(reply)
    const leave = live.watch({
      accountId: caller.accountId,
      wallId: undefined,
      userId: caller.userId,
      changed: (statusId) => stream.send('changed', String(statusId)),
      end: stream.end,
    })
    const timer = setInterval(() => {
      callerOf(request).then(
        (still) => (still?.accountId === caller.accountId ? stream.send('still', '') : stream.end()),
        () => stream.end(),
      )
    }, beat)
    stream.onEnd(() => {
      clearInterval(timer)
      leave()
    })
    return reply
  })

  app.get<{ Params: { token: string } }>('/v/wall/:token', { exposeHeadRoute: false }, async (request, reply) => {
    const language = languageOf(request)
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const wall = await walls.open(request.params.token, clock.now())
    if (!wall) return reply.code(404).type('text/plain; charset=utf-8').send(createTranslator(language)('wall.unknown'))
    return reply
      .headers({ 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(pages.renderWall(language))
  })

  app.get<{ Params: { token: string } }>(
    '/v/wall/:token/events',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { token } = request.params
      const language = languageOf(request)
      const wall = await walls.open(token, clock.now())
      if (!wall) {
        const stream = openStream(reply)
        stream.send('over', '')
        stream.end()
        return reply
      }
      if (live.open >= streamsMax) return reply.code(503).header('retry-after', '30').send()
      const stream = openStream(reply)
      const show = () =>
        screenOf(wall, language).then(
          (screen) => stream.send('screen', JSON.stringify(tinted(screen))),
          () => undefined, // the next change or the next beat tries again
        )
      const end = () => {
        stream.send('over', '')
        stream.end()
      }
      const leave = live.watch({
        accountId: wall.accountId,
        wallId: wall.id,
        changed: (statusId) => {
          if (statusId === 0 || wall.statusIds.includes(statusId)) void show()
        },
        end,
      })
      const timer = setInterval(() => {
        walls.open(token, clock.now()).then(
          (still) => (still ? stream.send('still', '') : end()),
          () => undefined,
        )
      }, beat)
      stream.onEnd(() => {
        clearInterval(timer)
        leave()
      })
      await show()
      return reply
    },
  )
}
