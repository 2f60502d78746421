import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { restBetween } from '../breath.ts'
import { isOwnMachine } from '../http/own-machine.ts'
import { hasKey } from '../http/page-key.ts'
import { addGauges } from './gauges.ts'
import type { Measures } from './measures.ts'

export interface MetricsOptions {
  measures: Measures
  pool: Pool
  dataDir: string
  key: string | undefined
  /** Whether a proxy stands in front, whose requests look like this machine's own. */
  proxied: boolean
}

/** What is told: all of it, or what `name[]` asks for, in the order of the registry. */
async function textOf({ registry }: Measures, { 'name[]': asked = [] }: { 'name[]'?: string | string[] }) {
  const names = registry.getMetricsAsArray().map(({ name }) => name)
  const wanted = asked.length === 0 ? names : names.filter((name) => [asked].flat().includes(name))
  // One after the other, with rests: the times of hundreds of routes are thousands of lines.
  const texts = await restBetween(wanted, (name) => registry.getSingleMetricAsString(name))
  return `${texts.join('\n\n')}\n`
}

/** Prometheus text at `/metrics`, and the counting of all requests. Comes before the routes that it counts. */
export function addMetrics(app: FastifyInstance, { measures, pool, dataDir, key, proxied }: MetricsOptions): void {
  const { registry, requestSeconds, answers } = measures
  const look = addGauges(registry, { pool, dataDir })
  app.addHook('onResponse', (request, reply, done) => {
    // A label by id would make a series per code.
    const route = request.routeOptions.url ?? 'unknown'
    requestSeconds.labels(route, String(reply.statusCode)).observe(reply.elapsedTime / 1000)
    done()
  })
  app.addHook('preSerialization', (_request, _reply, payload, done) => {
    const code = (payload as { code?: unknown } | null)?.code
    if (typeof code === 'number') answers.labels(String(code)).inc()
    done(null, payload)
  })
  app.get('/metrics', async (request, reply) => {
    const mayRead = key ? hasKey(request, key) : !proxied && isOwnMachine(request)
    if (!mayRead) return reply.code(404).send('not found')
    await look()
    return reply
      .type(registry.contentType)
      .send(await textOf(measures, request.query as { 'name[]'?: string | string[] }))
  })
}
