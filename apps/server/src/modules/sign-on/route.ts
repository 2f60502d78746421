import type { FastifyInstance } from 'fastify'
import { backPath } from './service/settings.ts'

/** Providers know one plain address; the sign-in page goes on from there with what they sent along. */
export function addSignOnBack(http: FastifyInstance): void {
  http.get<{ Querystring: Record<string, unknown> }>(backPath, { exposeHeadRoute: false }, (request, reply) => {
    const query = new URLSearchParams({ by: 'company' })
    for (const name of ['state', 'code', 'iss', 'error']) {
      const value = request.query[name]
      if (typeof value === 'string') query.set(name, value.slice(0, 4_096))
    }
    return reply
      .header('Cache-Control', 'no-store')
      .header('Referrer-Policy', 'no-referrer')
      .redirect(`/login?${query}`, 303)
  })
}
