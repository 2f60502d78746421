import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/embedded.ts'
import { startS3, type S3StandIn } from '../../apps/server/src/platform/files/s3/s3.stand-in.ts'
import { createNode, type Node } from '../../apps/server/src/testing/nodes/node.ts'
import { type Pooler, startPooler } from '../../apps/server/src/testing/nodes/pooler.ts'
import { type Gateway, startGateway } from './gateway.ts'
import { openWay, type Way } from './way.ts'

export interface World {
  webs: [Node, Node]
  workers: [Node, Node]
  /** By their names. */
  nodes: Record<string, Node>
  pooler: Pooler | undefined
  s3: S3StandIn
  gateway: Gateway
  ways: { database: Way; secondWeb: Way }
  /** The database, past everything that can be cut. */
  databaseUrl: string
  /** A small disk of the second web node; undefined where no disk can be made. */
  smallDisk: string | undefined
  close(): Promise<void>
}

/** As `npm start` has them. */
const flags = ['--max-semi-space-size=16', '--heap-growing-percent=20']
const frugalMalloc = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '524288', MALLOC_TRIM_THRESHOLD_: '524288' }
/** The guide's alert rings below 5,000,000,000 bytes, and uploads stop a little below that. */
export const disk = { size: '5100m', refusedBelow: '4700', ballast: 450 * 1024 ** 2 }

/** Two web nodes and two workers, a pooler, S3 and a gateway for messages, with ways in between that can be cut. */
export async function createWorld(folder: string): Promise<World> {
  mkdirSync(folder, { mode: 0o755, recursive: true })
  const log = { info: () => undefined, warn: console.warn, error: console.error }
  const embedded = await startEmbedded({ dataDir: join(folder, 'database'), address: 'soak', log })
  const { host, port, user, database } = embedded.connection
  const s3 = await startS3()
  const gateway = await startGateway()
  const toDatabase = await openWay({ path: `${host}/.s.PGSQL.${port}` })
  const direct = `postgresql://${user}@127.0.0.1:${toDatabase.port}/${database}`
  const pooler = await startPooler(direct, folder)
  const pooled = new URL(pooler?.url ?? direct)
  const secondWeb = await openWay({ host: '127.0.0.1', port: Number(pooled.port) })
  const urlOf = (way: Way) => `postgresql://${user}@127.0.0.1:${way.port}/${database}`
  const smallDisk = mountDisk(join(folder, 'web-2'))

  const shared = {
    ...s3.environment,
    ...gateway.environment,
    ...frugalMalloc,
    DATABASE_URL: pooled.href,
    ...(pooler ? { DATABASE_DIRECT_URL: direct } : {}),
    SECRET: 'a secret that all nodes of the soak share',
    LOG_LEVEL: 'warn',
    CALLS_PER_SECOND: '0',
    DATABASE_POOL: '6',
    TRUST_PROXY: '1',
    METRICS_KEY: metricsKey,
    // One machine stands for a town.
    SMS_PER_DAY: '100000000',
  }
  const node = (name: string, ROLE: string, own: Record<string, string> = {}) =>
    createNode({ ...shared, ROLE, DATA_DIR: join(folder, name), ...own }, { flags, log: join(folder, `${name}.log`) })
  const apart = { DATABASE_URL: urlOf(secondWeb), ...(smallDisk ? { MIN_FREE_DISK_MB: disk.refusedBelow } : {}) }
  const webs: World['webs'] = [await node('web-1', 'web'), await node('web-2', 'web', apart)]
  const workers: World['workers'] = [await node('worker-1', 'worker'), await node('worker-2', 'worker')]
  const close = async () => {
    for (const one of [...webs, ...workers]) await one.kill()
    await pooler?.stop()
    for (const part of [toDatabase, secondWeb, gateway]) part.close()
    await s3.close()
    await embedded.stop()
    if (smallDisk) execFileSync('umount', [smallDisk])
  }
  try {
    for (const one of [...webs, ...workers]) await one.start()
  } catch (error) {
    await close()
    throw error
  }
  return {
    webs,
    workers,
    nodes: { 'web-1': webs[0], 'web-2': webs[1], 'worker-1': workers[0], 'worker-2': workers[1] },
    pooler,
    s3,
    gateway,
    ways: { database: toDatabase, secondWeb },
    databaseUrl: embedded.url,
    smallDisk,
    close,
  }
}

export const metricsKey = 'a-key-of-the-soak'

/** A disk in memory of which little is used; only root may have one. */
function mountDisk(place: string): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  mkdirSync(place, { mode: 0o700 })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${disk.size},mode=700`, 'matai-soak', place])
    return place
  } catch {
    return undefined // a container may forbid it
  }
}
