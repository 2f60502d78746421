import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Pool } from 'pg'

/** Seconds; a scan takes milliseconds, an upload minutes. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30]

/** Prometheus text at `/metrics`: time by route and status, and how busy the database's connections are. */
export function addMetrics(app: FastifyInstance, { pool, open }: { pool: Pool; open: boolean }): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'matai_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'],
    buckets,
    registers: [registry],
  })
  new Gauge({
    name: 'matai_database_waiting',
    help: 'Requests that wait for a database connection',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount)
    },
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    // A label by id would make a series per code.
    seconds.labels(route, String(reply.statusCode)).observe(reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!open && !isLocal(request)) return reply.code(404).send('not found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** From this machine itself; a proxy on it speaks for somebody else. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
}
