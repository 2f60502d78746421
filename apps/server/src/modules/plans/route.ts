import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import { describeError } from '../../platform/http/describe-error.ts'
import { languageOf } from '../../platform/http/language.ts'
import { isOutage } from '../../platform/http/outage.ts'
import type { createRoundPages } from './service/round-page.ts'

/** The page's own script, what it hands in, and what keeps it on the phone. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface RoundRoutes {
  rounds: ReturnType<typeof createRoundPages>
  clock: Clock
  /** The script that keeps pages on the phone. */
  worker(): Buffer
}

/** Where rounds are walked with a phone. */
export function addRoundPages(app: FastifyInstance, { rounds, clock, worker }: RoundRoutes): void {
  app.get('/r/worker.js', (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' })
      .send(worker()),
  )
  app.get<{ Params: { round: string } }>('/r/:round', async (request, reply) => {
    const visit = { ip: request.ip, language: languageOf(request), now: clock.now() }
    try {
      const { status, plain, gzip } = await rounds(request.params.round.slice(0, 40), visit)
      const zipped = request.headers['accept-encoding']?.includes('gzip') === true
      if (zipped) reply.header('Content-Encoding', 'gzip')
      return reply
        .code(status)
        .type('text/html; charset=utf-8')
        .headers({
          'Cache-Control': 'no-store',
          'Content-Security-Policy': policy,
          'X-Content-Type-Options': 'nosniff',
          'Referrer-Policy': 'same-origin',
          Vary: 'Accept-Encoding, Accept-Language',
        })
        .send(zipped ? gzip : plain)
    } catch (error) {
      if (error instanceof Error && !isOutage(error))
        request.log.error({ error: describeError(error) }, 'a round could not be shown')
      throw error
    }
  })
}
