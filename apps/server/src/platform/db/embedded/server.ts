import { readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { lastLines } from './cluster.ts'
import { run } from './identity.ts'
import type { Place } from './place.ts'
import { dropStalePidFile, findPostmaster } from './postmaster.ts'
import { EmbeddedError } from './sentences.ts'
import { DATABASE, PORT, serverOptions } from './settings.ts'
import { chooseSocketDir, dropSocketDir } from './socket-dir.ts'

export interface Running {
  socketDir: string
  /** true when an earlier process left it running */
  adopted: boolean
}

/** Replay after a crash can take minutes on a large cluster. */
const START_SECONDS = 300
const STOP_SECONDS = 60
const TRIES = 20
const LARGEST_LOG = 10 * 1024 * 1024

/** Starts the server, or takes over one that runs already, and answers when it answers queries. */
export async function startServer(place: Place): Promise<Running> {
  let detail = ''
  for (let tries = 0; tries < TRIES; tries++) {
    const found = findPostmaster(place.cluster)
    if (found && (await answers(found.socketDir))) return { socketDir: found.socketDir, adopted: tries === 0 }
    // A postmaster that was just killed can look alive for a moment, and its orphans hold the memory a little longer.
    if (!found) detail = await launch(place)
    if (detail === '') continue
    await wait(250)
  }
  throw new EmbeddedError('cannotStart', { log: logFile(place), detail })
}

/** Ends it so that the next start has nothing to recover; sessions that do not end are cut off. */
export async function stopServer(place: Place, socketDir: string): Promise<void> {
  const stop = (mode: string) =>
    run(place.identity, place.binaries.pgCtl, [
      'stop',
      '-D',
      place.cluster,
      '-m',
      mode,
      '-w',
      '-t',
      String(STOP_SECONDS),
    ])
  if (findPostmaster(place.cluster) && (await stop('fast')).status !== 0) await stop('immediate')
  dropSocketDir(socketDir, place.cluster)
}

export const connectionTo = (socketDir: string, database = DATABASE): ClientConfig => ({
  host: socketDir,
  port: PORT,
  user: DATABASE,
  database,
})

export const logFile = (place: Place) => join(place.cluster, 'server.log')

export async function ensureDatabase(socketDir: string): Promise<void> {
  const client = new Client(connectionTo(socketDir, 'postgres'))
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

/** Empty when it started, else the reason. */
async function launch(place: Place): Promise<string> {
  dropStalePidFile(place.cluster)
  turnLog(logFile(place))
  const options = serverOptions(chooseSocketDir(place.cluster, place.identity))
  const where = ['-D', place.cluster, '-l', logFile(place), '-o', options]
  const outcome = await run(place.identity, place.binaries.pgCtl, [
    'start',
    '-w',
    '-t',
    String(START_SECONDS),
    ...where,
  ])
  return outcome.status === 0 ? '' : lastLines(tail(logFile(place)) || outcome.output)
}

async function answers(socketDir: string): Promise<boolean> {
  const client = new Client({ ...connectionTo(socketDir, 'postgres'), connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function turnLog(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > LARGEST_LOG) renameSync(file, `${file}.1`)
}

function tail(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
