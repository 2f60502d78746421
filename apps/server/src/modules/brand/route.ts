import type { FastifyInstance } from 'fastify'
import type { MessageQuery } from '../../platform/wechat/incoming.ts'
import type { Authorising } from './service/authorise.ts'
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

/** What WeChat tells the platform of this server, sealed and signed: tickets, and permissions that were taken back. */
export function addPlatformMessages(
  app: FastifyInstance,
  { incoming, told }: Pick<Authorising, 'incoming' | 'told'>,
): void {
  if (!incoming) return
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * 1_024 }, (_, body, done) => done(null, body))
    scope.post<{ Querystring: MessageQuery; Body: string }>('/v/wechat/platform', async (request, reply) => {
      const message = incoming.read(request.query, request.body ?? '')
      if (!message) return reply.code(403).type('text/plain').send('')
      await told(message)
      return reply.type('text/plain').send('success')
    })
  })
}
