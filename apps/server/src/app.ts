import type { FastifyInstance } from 'fastify'
import { createHttpServer } from './platform/http/http-server.ts'
import { createBiRoles } from './platform/db/bi/bi-roles.ts'
import { httpsHosts } from './platform/settings/https-hosts.ts'
import { countLater } from './modules/ledger/service/count-later.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import type { AppOptions } from './wiring/app-options.ts'
import { addCalls } from './wiring/calls.ts'
import { createModules } from './wiring/modules.ts'
import { allJobs } from './wiring/jobs.ts'
import { createOutside } from './wiring/outside.ts'
import { addProbes } from './wiring/probes.ts'

export type App = Awaited<ReturnType<typeof createApp>>

/** Puts the product together: what it knows of the outside world, its modules in their order, its addresses, its jobs. */
export async function createApp(options: AppOptions) {
  const { settings, log, database } = options
  const outside = await createOutside(options)
  const modules = createModules(options, outside)
  const http: FastifyInstance = createHttpServer({
    log,
    trustProxy: settings.TRUST_PROXY,
    httpsHosts: httpsHosts(settings),
  })
  // A worker tells monitors how it is, and nobody anything else.
  if (settings.ROLE === 'worker') addProbes(http, options, outside)
  else await addCalls(http, options, outside, modules)
  const jobs =
    settings.ROLE === 'web'
      ? undefined
      : startJobs({ pool: outside.queuePool ?? database.pool, jobs: allJobs(options, modules, outside), log })

  const counting =
    settings.SCAN_COUNTS === 'later' && settings.ROLE !== 'worker' ? countLater({ database, log }) : undefined
  const pushing = settings.ROLE === 'web' ? undefined : modules.pushes.start()

  return {
    http,
    modules,
    bi: createBiRoles(database.pool),
    outbox: outside.outbox,
    rateLimit: outside.rateLimit,
    outboxKey: outside.outboxKey,
    /** Stops taking requests, lets those under way end, then lets go of everything. */
    async close() {
      modules.statuses.live.close() // boards would stay open for ever
      modules.wechat.live.close()
      await http.close()
      await modules.codeAccess.drain() // refusals of the last visits are still on their way
      await counting?.stop()
      await modules.archives.stop()
      await modules.exports.stop() // what is half done waits for the next start
      await pushing?.stop()
      await jobs?.stop()
      await outside.close()
    },
  }
}
