import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import { describeError } from '../../platform/http/describe-error.ts'
import { languageOf } from '../../platform/http/language.ts'
import { isOutage } from '../../platform/http/outage.ts'
import { policyFor } from '../../platform/http/wechat-policy.ts'
import type { createCouponPages, PageAnswer } from './service/pages.ts'

/** The page's own script and calls, and what keeps it on the phone. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  'img-src * data:',
  'media-src blob: mediastream:',
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const couponPolicy = policyFor(policy)

interface CouponRoutes {
  coupons: ReturnType<typeof createCouponPages>
  clock: Clock
  /** Scheme and host of printed addresses; empty: those of the request. */
  origin: string
  /** The script that keeps pages on the phone. */
  worker(): Buffer
}

/** Where visitors hold their codes and merchants redeem them. */
export function addCouponPages(app: FastifyInstance, { coupons, clock, origin, worker }: CouponRoutes): void {
  const visitOf = (request: FastifyRequest) => ({
    ip: request.ip,
    language: languageOf(request),
    now: clock.now(),
    origin: origin || `${request.protocol}://${request.host}`,
  })
  for (const folder of ['c', 'm'] as const) {
    app.get(`/${folder}/worker.js`, (_, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .headers({ 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' })
        .send(worker()),
    )
  }
  app.get<{ Params: { coupon: string } }>('/c/:coupon', (request, reply) =>
    send(request, reply, coupons.coupon(request.params.coupon.slice(0, 40), undefined, visitOf(request))),
  )
  app.get<{ Params: { coupon: string; code: string } }>('/c/:coupon/:code', (request, reply) => {
    const { coupon, code } = request.params
    return send(request, reply, coupons.coupon(coupon.slice(0, 40), code.slice(0, 60), visitOf(request)))
  })
  app.get<{ Params: { counter: string } }>('/m/:counter', (request, reply) =>
    send(request, reply, coupons.counter(request.params.counter.slice(0, 40), visitOf(request))),
  )
}

async function send(request: FastifyRequest, reply: FastifyReply, answering: Promise<PageAnswer>) {
  try {
    const { status, plain, gzip } = await answering
    const zipped = request.headers['accept-encoding']?.includes('gzip') === true
    if (zipped) reply.header('Content-Encoding', 'gzip')
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({
        'Cache-Control': 'no-store',
        'Content-Security-Policy': couponPolicy(request.headers['user-agent']),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(self)',
        Vary: 'Accept-Encoding, Accept-Language',
      })
      .send(zipped ? gzip : plain)
  } catch (error) {
    if (error instanceof Error && !isOutage(error))
      request.log.error({ error: describeError(error) }, 'a page of a coupon could not be shown')
    throw error
  }
}
