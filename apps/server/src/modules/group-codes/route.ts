import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import { describeError } from '../../platform/http/describe-error.ts'
import { isHttps } from '../../platform/http/https.ts'
import { languageOf } from '../../platform/http/language.ts'
import { isOutage } from '../../platform/http/outage.ts'
import { agentOf, isAhead } from '../ledger/rules/visit.ts'
import type { createGroupPages } from './service/pages.ts'

/** Pictures come from the files' address; nothing may run, be sent or be framed. */
const policy =
  "default-src 'none'; img-src * data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Seconds for which a browser is known again. */
const knownFor = 400 * 24 * 3_600

interface GroupRoutes {
  groups: ReturnType<typeof createGroupPages>
  clock: Clock
}

/** Where group codes are opened. Every visit reaches us, because a place is given: nothing may be cached. */
export function addGroupPages(app: FastifyInstance, { groups, clock }: GroupRoutes): void {
  app.route<{ Params: { id: string }; Querystring: { v?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: '/g/:id',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const { params, query, headers, ip, method } = request
      const machine = method === 'HEAD' || isAhead(headers) || agentOf(headers['user-agent'] ?? '').machine
      const visitor = /(?:^|;\s*)group-visitor=([\w-]{22})(?:;|$)/.exec(headers.cookie ?? '')?.[1] ?? ''
      const id = params.id.slice(0, 40)
      try {
        const asked = typeof query.v === 'string' ? query.v.slice(0, 12) : ''
        const userAgent = headers['user-agent'] ?? ''
        const visit = { id, visitor, machine, asked, ip, userAgent, language: languageOf(request), now: clock.now() }
        const answer = await groups.answer(visit)
        const zipped = headers['accept-encoding']?.includes('gzip') === true
        if (zipped) reply.header('Content-Encoding', 'gzip')
        if (answer.visitor) {
          const secure = isHttps(request) ? '; Secure' : ''
          reply.header(
            'Set-Cookie',
            `group-visitor=${answer.visitor}; Path=/g/${id}; Max-Age=${knownFor}; HttpOnly; SameSite=Lax${secure}`,
          )
        }
        if (answer.location) reply.header('Location', answer.location)
        return reply
          .code(answer.status)
          .type('text/html; charset=utf-8')
          .headers({
            'Cache-Control': 'no-store',
            'Content-Security-Policy': policy,
            'X-Content-Type-Options': 'nosniff',
            'Referrer-Policy': 'same-origin',
            Vary: 'Accept-Encoding, Accept-Language, Cookie',
          })
          .send(zipped ? answer.gzip : answer.plain)
      } catch (error) {
        if (error instanceof Error && !isOutage(error))
          request.log.error({ error: describeError(error) }, 'a group code could not be shown')
        throw error
      }
    },
  })
}
