import { ownWorkPath } from '@matai/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import { languageOf } from '../../platform/http/language.ts'
import { type Proofs, provenPhone } from '../../platform/http/visitor-proofs.ts'
import { policyFor } from '../../platform/http/wechat-policy.ts'
import type { OwnWork } from './service/own-work.ts'

/** The page's own script, its calls, and what keeps it on the phone. */
const policy = policyFor(
  [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    // A photo that was chosen is shown before it is sent.
    'img-src data: blob:',
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
)

interface OwnWorkRoutes {
  page: OwnWork['page']
  statusPage: OwnWork['statusPage']
  clock: Clock
  proofs: Proofs
  /** The script that keeps pages on the phone. */
  worker(): Buffer
}

/** Where people find their own work with a phone. */
export function addOwnWorkPage(app: FastifyInstance, { page, statusPage, clock, proofs, worker }: OwnWorkRoutes): void {
  // It stands below the page that it keeps, so it has to be allowed to.
  app.get(`${ownWorkPath}/worker.js`, (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
        'Service-Worker-Allowed': ownWorkPath,
      })
      .send(worker()),
  )
  const visitOf = (request: FastifyRequest) => {
    const now = clock.now()
    return { phone: provenPhone(proofs, request.headers.cookie, now), language: languageOf(request), now }
  }
  app.get(ownWorkPath, { exposeHeadRoute: false }, async (request, reply) =>
    send(request, reply, await page(visitOf(request))),
  )
  app.get<{ Params: { id: string } }>(
    `${ownWorkPath}/status/:id`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { id } = request.params
      if (!/^[2-9A-Za-z]{8}$/.test(id)) return reply.callNotFound()
      return send(request, reply, await statusPage({ id, ...visitOf(request) }))
    },
  )
}

function send(request: FastifyRequest, reply: FastifyReply, { plain, gzip }: { plain: Buffer; gzip: Buffer }) {
  const { headers } = request
  const zipped = headers['accept-encoding']?.includes('gzip') === true
  if (zipped) reply.header('Content-Encoding', 'gzip')
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy(headers['user-agent']),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      Vary: 'Accept-Encoding, Accept-Language, Cookie',
    })
    .send(zipped ? gzip : plain)
}
