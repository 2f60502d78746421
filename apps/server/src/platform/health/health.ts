import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

interface HealthOptions {
  pool: Pool
  /** What else keeps this server from doing its work, in a word. */
  whyNot(): string | undefined
}

/** `/healthz`: the process answers. `/readyz`: it can also reach its database and write, so it may be sent visitors. */
export function addHealth(app: FastifyInstance, { pool, whyNot }: HealthOptions): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    try {
      await pool.query('select 1')
      const reason = whyNot()
      return reason ? reply.code(503).send({ status: 'unavailable', reason }) : { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'unavailable', reason: 'database' })
    }
  })
}
