import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

/** Says once that a proxy seems to stand in front of a server that was not told so: all its visitors are one address. */
export function tellOfProxy(app: FastifyInstance, log: Logger): void {
  let told = false
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    if (!told && headers['x-forwarded-for'] !== undefined) {
      told = true
      log.warn('requests carry X-Forwarded-For, but TRUST_PROXY is off: see docs/operations/settings.md')
    }
    done()
  })
}
