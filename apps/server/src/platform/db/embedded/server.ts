import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { run } from './identity.ts'
import type { Place } from './place.ts'
import { dropStaleLocks, findPostmaster } from './postmaster.ts'
import { grownPart, reasonIn, sizeOf } from './reason.ts'
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
/** SQLSTATE of a server that starts, recovers or ends. */
const CANNOT_CONNECT_NOW = '57P03'

/** Starts the server, or takes over one that runs already, and answers when it answers queries. */
export async function startServer(place: Place): Promise<Running> {
  let detail = ''
  for (let tries = 0; tries < TRIES; tries++) {
    const { found, state } = await look(place)
    if (found && state === 'answers') return { socketDir: found.socketDir, adopted: tries === 0 }
    detail = found ? `process ${found.pid} does not answer in ${found.socketDir}` : await launch(place)
    // A postmaster that was just killed can look alive for a moment, and its orphans hold the memory a little longer.
    if (detail !== '') await wait(250)
  }
  throw new EmbeddedError('cannotStart', { log: logFile(place), detail })
}

/** The server that runs already, once it is done with recovering. */
async function look(place: Place) {
  const end = Date.now() + START_SECONDS * 1000
  for (;;) {
    const found = findPostmaster(place.cluster)
    const state = found && (await ask(found.socketDir))
    if (state !== 'starting' || Date.now() > end) return { found, state }
    await wait(250)
  }
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
  const socketDir = chooseSocketDir(place.cluster, place.identity)
  dropStaleLocks(place.cluster, socketDir)
  turnLog(logFile(place))
  const before = sizeOf(logFile(place))
  const where = ['-D', place.cluster, '-l', logFile(place), '-o', serverOptions(socketDir)]
  const outcome = await run(place.identity, place.binaries.pgCtl, [
    'start',
    '-w',
    '-t',
    String(START_SECONDS),
    ...where,
  ])
  return outcome.status === 0 ? '' : reasonIn(grownPart(logFile(place), before), outcome)
}

/** `starting` is a server that replays what a crash left, which on a large database takes minutes. */
async function ask(socketDir: string): Promise<'answers' | 'starting' | 'silent'> {
  const client = new Client({ ...connectionTo(socketDir, 'postgres'), connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return 'answers'
  } catch (error) {
    return (error as { code?: string }).code === CANNOT_CONNECT_NOW ? 'starting' : 'silent'
  } finally {
    await client.end().catch(() => undefined)
  }
}

function turnLog(file: string): void {
  if (sizeOf(file) > LARGEST_LOG) renameSync(file, `${file}.1`)
}
