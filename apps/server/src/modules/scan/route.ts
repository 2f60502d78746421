import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describeError } from '../../platform/http/describe-error.ts'
import { isHttps } from '../../platform/http/https.ts'
import { isOutage } from '../../platform/http/outage.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Fanout } from '../../platform/fanout/fanout.ts'
import { QueueFull } from '../../platform/group-commit.ts'
import { formOrigin } from '../../platform/http/cross-site.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { Confirmations } from './service/confirmations.ts'
import type { Entries } from './service/entries.ts'
import { createDirectoryPages, type DirectoryPagesOptions } from './service/directory-pages.ts'
import { createOwnBlock, type OwnBlockOptions } from './service/own-block.ts'
import type { Reports } from './service/reports.ts'
import { followChanges, followDirectories } from './service/follow-changes.ts'
import { createScans, type ScansOptions } from './service/scans.ts'
import type { Visits } from './service/visit.ts'
import type { VisitAnswer } from './service/visit-answer.ts'

/** Rich text may carry colours, pictures come from the files' address; nothing may run or be framed. */
const securityPolicy =
  "default-src 'none'; img-src * data:; media-src *; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** The same for a page with a form of ours, and with one script where the form needs it. */
const policyOf = (formAction: string, script?: string) =>
  `${securityPolicy.replace("form-action 'none';", formAction)}${script ? `; script-src ${script}` : ''}`
/** Seconds after which a refused visitor may try again, by status. */
const retryAfter: Record<number, string> = { 429: '60', 503: '2' }

/** Puts the printed addresses on the server, and has them follow what changes on any node. */
export function addScans(
  app: FastifyInstance,
  {
    events,
    fanout,
    ownOrigins,
    ...options
  }: Omit<ScansOptions, 'isTold'> & { events: Events; fanout: Fanout; ownOrigins: readonly string[] },
): void {
  const { cache, accounts, visits, entries, reports, confirmations } = createScans({
    ...options,
    isTold: () => fanout.connected,
  })
  const turnedAway = formGuard({ visits, confirmations, ownOrigins })
  followChanges({ events, fanout, cache, accounts })
  scanRoute(app, { visits })
  entryRoutes(app, { entries, visits, turnedAway })
  ownRoutes(app, visits)
  reportRoutes(app, { reports, visits, turnedAway })
}

/** The printed addresses. Every visit reaches us, because every visit counts: nothing may be cached. */
function scanRoute(app: FastifyInstance, { visits }: { visits: Visits }): void {
  app.route<{ Params: { id: string }; Querystring: { n?: unknown; w?: unknown; ok?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: '/q/:id',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const { headers, ip, method, params, query } = request
      const [told = '', wait = '', proven = ''] = [query.n, query.w, query.ok].map(wordOf)
      const secure = isHttps(request)
      try {
        const visit = { id: params.id, ip, method, headers, told, wait, proven, secure }
        return send(request, reply, await visits.answer(visit))
      } catch (error) {
        logFailure(request, error)
        return send(request, reply, visits.unavailable(headers))
      }
    },
  })
}

const wordOf = (value: unknown) => (typeof value === 'string' ? value : '')

type FormGuard = (request: FastifyRequest<{ Body: URLSearchParams }>) => VisitAnswer | undefined

/** Keeps forms of other sites out, with a page that says so; undefined for forms of ours. */
function formGuard({
  visits,
  confirmations,
  ownOrigins,
}: {
  visits: Visits
  confirmations: Confirmations
  ownOrigins: readonly string[]
}): FormGuard {
  return (request) => {
    const origin = formOrigin(request, ownOrigins)
    if (origin === 'other') return visits.notice('otherSite', request.headers)
    const sent = { path: request.url, form: request.body ?? new URLSearchParams(), ip: request.ip }
    if (origin === 'own' || confirmations.isConfirmed(sent)) return undefined
    return confirmations.page(sent, visits.languageOf(request.headers))
  }
}

/** What visitors keep in their browsers, and where those land who would rather not go somewhere. */
function ownRoutes(app: FastifyInstance, visits: Visits): void {
  app.get('/v/favourites', { exposeHeadRoute: false }, (request, reply) =>
    send(request, reply, visits.favourites(request.headers)),
  )
  app.get('/v/stay', { exposeHeadRoute: false }, (request, reply) =>
    send(request, reply, visits.stayed(request.headers)),
  )
}

/** Puts the public pages of directories on the server. */
export function addDirectoryPages(
  app: FastifyInstance,
  {
    events,
    fanout,
    ...options
  }: Omit<DirectoryPagesOptions, 'isTold' | 'ownBlock'> & OwnBlockOptions & { events: Events; fanout: Fanout },
): void {
  const pages = createDirectoryPages({
    ...options,
    ownBlock: createOwnBlock(options),
    isTold: () => fanout.connected,
  })
  followDirectories({ events, fanout, pages })
  app.route<{ Params: { pageId: string }; Querystring: { s?: unknown; after?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: '/d/:pageId',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const { headers, ip, params, query } = request
      const [search = '', after = ''] = [query.s, query.after].map(wordOf)
      try {
        return send(request, reply, await pages.answer({ pageId: params.pageId, search, after, ip, headers }))
      } catch (error) {
        if (error instanceof Error && !isOutage(error))
          request.log.error({ error: describeError(error) }, 'a directory page could not be read')
        return send(request, reply, pages.unavailable(headers))
      }
    },
  })
}

/** Agreeing to a jump is asked below the code's own address, where browsers send what was proven for this code. */
const forms = [
  ['/v/pass', 'pass'],
  ['/v/sms', 'sms'],
  ['/v/phone', 'phone'],
  ['/v/position', 'position'],
  ['/v/go', 'go'],
  ['/q/:id/go', 'go'],
] as const

/** What a form of a gate page carries: at most a number, a code, a password. */
const formLimit = 4_096

/** What gate pages post to: plain forms, answered with the way back to the code. */
function entryRoutes(
  app: FastifyInstance,
  { entries, visits, turnedAway }: { entries: Entries; visits: Visits; turnedAway: FormGuard },
): void {
  app.register(async (scope) => {
    takeForms(scope, formLimit)
    for (const [url, verb] of forms) {
      scope.post<{ Body: URLSearchParams }>(url, async (request, reply) => {
        const away = turnedAway(request)
        if (away) return send(request, reply, away)
        const { headers, ip } = request
        const secure = isHttps(request)
        const form = request.body ?? new URLSearchParams()
        try {
          const { to, cookies } = await entries[verb]({ form, ip, headers, secure, language: languageOf(request) })
          if (cookies.length > 0) reply.header('set-cookie', cookies)
          return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(to, 303)
        } catch (error) {
          logFailure(request, error)
          return send(request, reply, visits.unavailable(headers))
        }
      })
    }
  })
}

/** Bytes of a report: its longest words, each character as nine bytes of a form. */
const reportLimit = 16_384

/** Where visitors say what is wrong with a code. */
function reportRoutes(
  app: FastifyInstance,
  { reports, visits, turnedAway }: { reports: Reports; visits: Visits; turnedAway: FormGuard },
): void {
  app.get<{ Querystring: { id?: unknown } }>('/v/report', { exposeHeadRoute: false }, async (request, reply) => {
    const { headers, ip, query } = request
    const id = typeof query.id === 'string' ? query.id : ''
    try {
      return send(request, reply, await reports.form({ id, ip, headers }))
    } catch (error) {
      logFailure(request, error)
      return send(request, reply, visits.unavailable(headers))
    }
  })
  app.register(async (scope) => {
    takeForms(scope, reportLimit)
    scope.post<{ Body: URLSearchParams }>('/v/report', async (request, reply) => {
      const away = turnedAway(request)
      if (away) return send(request, reply, away)
      const { headers, ip } = request
      const form = request.body ?? new URLSearchParams()
      try {
        return send(request, reply, await reports.take(form, { ip, headers }))
      } catch (error) {
        logFailure(request, error)
        return send(request, reply, reports.failed(form, headers))
      }
    })
  })
}

/** Plain forms and nothing else. */
function takeForms(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': securityPolicy,
  'x-content-type-options': 'nosniff',
  // No other site learns the short id; our own forms may still say where they come from.
  'referrer-policy': 'same-origin',
}
const zippedHeaders = { ...pageHeaders, 'content-encoding': 'gzip' }

/** Written straight to the socket: the framework's own way out takes a tenth of the time of a scan. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, page, cookies, asks, leads, script, to }: VisitAnswer,
): FastifyReply {
  const zipped = request.headers['accept-encoding']?.includes('gzip') === true
  const body = zipped ? page.gzip : page.plain
  const headers: OutgoingHttpHeaders = { ...(zipped ? zippedHeaders : pageHeaders), 'content-length': body.length }
  if (script) headers['content-security-policy'] = policyOf("form-action 'none';", script)
  if (asks) headers['content-security-policy'] = policyOf("form-action 'self';", script)
  if (leads) {
    // Chrome holds the way that a form goes on to its target against form-action, over all hosts of that way.
    headers['content-security-policy'] = policyOf('', script)
  }
  if (cookies?.length) headers['set-cookie'] = cookies
  if (retryAfter[status]) headers['retry-after'] = retryAfter[status]
  reply.hijack()
  if (to !== undefined) {
    const onward = { location: to, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'content-length': 0 }
    reply.raw.writeHead(302, cookies?.length ? { ...onward, 'set-cookie': cookies } : onward)
    reply.raw.end()
    return reply
  }
  reply.raw.writeHead(status, headers)
  reply.raw.end(request.method === 'HEAD' ? undefined : body)
  return reply
}

const logged = new WeakSet<Error>()

/** One line per failure and not per visitor: all scans of a group fail with the same error, and outages say themselves. */
function logFailure(request: FastifyRequest, error: unknown): void {
  if (!(error instanceof Error) || error instanceof QueueFull || isOutage(error) || logged.has(error)) return
  logged.add(error)
  request.log.error({ error: describeError(error) }, 'a visitor could not be answered')
}
