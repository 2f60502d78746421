import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Our hosts that people reach by https alone, with their ports. */
    httpsHosts?: ReadonlySet<string>
  }
}

/** Tells browsers to stay with https at these hosts, and cookies to. */
export function demandHttps(app: FastifyInstance, hosts: ReadonlySet<string>): void {
  app.decorate('httpsHosts', hosts)
  if (hosts.size === 0) return
  app.addHook('onRequest', (request, reply, done) => {
    // On the answer itself, which those also write who bypass the framework.
    if (hosts.has(request.host)) reply.raw.setHeader('Strict-Transport-Security', 'max-age=31536000')
    done()
  })
}

/** Whether somebody reached us by https; whatever ends it does not always say so, but the settings do. */
export function isHttps(request: FastifyRequest): boolean {
  return request.protocol === 'https' || request.server.httpsHosts?.has(request.host) === true
}
