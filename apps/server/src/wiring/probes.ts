import type { FastifyInstance } from 'fastify'
import type { AppOptions } from './app-options.ts'
import { addHealth, type NotReady } from '../platform/health/health.ts'
import { addMetrics } from '../platform/health/metrics.ts'
import { isProxied } from '../platform/settings/is-proxied.ts'
import type { Outside } from './outside.ts'

/** What monitors ask: every role answers it, a worker nothing else. */
export function addProbes(http: FastifyInstance, options: AppOptions, outside: Outside): void {
  const { settings, database, reserve } = options
  const { measures, uncounted, filesWatch } = outside
  const { METRICS_KEY: key, DATA_DIR: dataDir } = settings
  const isFull = () => uncounted.isNow || reserve?.isReleased === true
  async function whyNot(): Promise<NotReady | undefined> {
    if (isFull()) return { reason: 'disk' }
    const sentence = await filesWatch.whyNot()
    return sentence === undefined ? undefined : { reason: 'files', sentence }
  }
  addHealth(http, { pool: database.pool, whyNot })
  addMetrics(http, { measures, pool: database.pool, dataDir, key, proxied: isProxied(settings) })
}
