import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

export interface NotReady {
  /** In a word, for monitors. */
  reason: string
  /** In a sentence, for whoever mends it. */
  sentence?: string
}

interface HealthOptions {
  pool: Pool
  /** What else keeps this server from doing its work. */
  whyNot(): Promise<NotReady | undefined>
}

/** `/healthz`: the process answers. `/readyz`: it can also reach its database and files and write, so it may be sent visitors. */
export function addHealth(app: FastifyInstance, { pool, whyNot }: HealthOptions): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    try {
      await pool.query('select 1')
      const why = await whyNot()
      return why ? reply.code(503).send({ status: 'unavailable', ...why }) : { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'unavailable', reason: 'database' })
    }
  })
}
