import type { FastifyInstance } from 'fastify'
import type { LoginHosts } from './service/hosts.ts'

/** Whether a proxy may ask for a certificate of a host: for those alone under which somebody signs in, and our own. */
export function addDomainQuestion(
  app: FastifyInstance,
  { hosts, own }: { hosts: Pick<LoginHosts, 'byDomain'>; own: readonly string[] },
): void {
  app.get<{ Querystring: { domain?: string } }>('/v/domain', async (request, reply) => {
    const { domain } = request.query
    const named = typeof domain === 'string' ? domain.toLowerCase() : ''
    const isKnown = own.includes(named) || (named.includes('.') && (await hosts.byDomain(named)) !== null)
    return reply
      .code(isKnown ? 200 : 404)
      .type('text/plain')
      .send(isKnown ? 'known' : 'unknown')
  })
}
