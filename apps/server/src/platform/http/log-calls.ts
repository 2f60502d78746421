import type { FastifyInstance, FastifyRequest } from 'fastify'
import { factsOf } from '../security-log.ts'
import { callerKnown } from './language.ts'

/** The code that a request was answered with; the status of a call is 200 whatever happened. */
const codes = new WeakMap<FastifyRequest, number>()

/**
 * One line a call: what, for whom by number, how it went and how long it took, from where by a mark that names no
 * address. Never what was in it.
 */
export function logCalls(app: FastifyInstance, networkMark: (ip: string) => string): void {
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    const code = (payload as { code?: unknown } | null)?.code
    if (typeof code === 'number') codes.set(request, code)
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    request.log.info(
      {
        method,
        path: routeOptions.url,
        status: reply.statusCode,
        ...factsOf(request),
        code: codes.get(request),
        ms: Math.round(reply.elapsedTime),
        ...callerKnown(request),
        network: networkMark(request.ip),
      },
      'call',
    )
    done()
  })
}
