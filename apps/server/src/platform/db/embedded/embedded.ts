import { realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ClientConfig } from 'pg'
import { makeDataDir } from '../../data-dir.ts'
import { isFull } from '../../storage/is-full.ts'
import { claimLinked } from './claim.ts'
import { ensureCluster, refuseIfGone } from './cluster.ts'
import { lockDataDir } from './lock.ts'
import { checkOwner, findPlace } from './place.ts'
import { copiedFrom } from './postmaster.ts'
import { EmbeddedError } from './sentences.ts'
import { connectionTo, ensureDatabase, logFile, startServer, stopServer } from './server.ts'
import { type Log, supervise } from './supervisor.ts'

export interface EmbeddedOptions {
  dataDir: string
  /** what a second start on the same directory is told, such as `http://127.0.0.1:3000` */
  address: string
  log: Log
  /** a new database is meant although the directory had one before */
  anew?: boolean
}

export interface Embedded {
  /** for `pg.Pool`: the folder of the unix socket, the user and the database */
  connection: ClientConfig
  /** the same as a connection string */
  url: string
  /** the file that the database server writes its log to */
  serverLog: string
  stop(): Promise<void>
}

/**
 * Runs PostgreSQL for one data directory, with the cluster in `postgres` there, and brings it back whenever it ends.
 * Throws EmbeddedError, whose message is a sentence for the operator.
 */
export async function startEmbedded({ dataDir, address, log, anew = false }: EmbeddedOptions): Promise<Embedded> {
  const dir = openDataDir(dataDir)
  checkOwner(dir)
  const lock = lockDataDir(dir, address)
  try {
    if (!anew) refuseIfGone(dir, join(dir, 'postgres'))
    const place = findPlace(dir)
    const original = lock.copyOf ?? copiedFrom(place.cluster)
    if (original) log.warn(`${dir} is a copy of ${original}: nothing uses it, so its old lock files do not count`)
    const origin = await ensureCluster(place)
    claimLinked(dir, place.identity)
    const bringUp = async () => {
      const running = await startServer(place)
      try {
        await ensureDatabase(running.socketDir)
      } catch (error) {
        if (!running.adopted) await stopServer(place, running.socketDir)
        throw error
      }
      return running
    }
    const first = await bringUp()
    log.info(sentenceFor(origin, first.adopted))

    let socketDir = first.socketDir
    const restart = async () => {
      socketDir = (await bringUp()).socketDir
      return connectionTo(socketDir)
    }
    const endWatch = supervise({ connection: connectionTo(socketDir), restart, log })
    const stop = async () => {
      await endWatch()
      await stopServer(place, socketDir)
      lock.release()
    }
    return { connection: connectionTo(socketDir), url: urlTo(socketDir), serverLog: logFile(place), stop }
  } catch (error) {
    lock.release()
    throw error
  }
}

function openDataDir(dataDir: string): string {
  try {
    makeDataDir(dataDir)
    return realpathSync(dataDir)
  } catch (error) {
    if (isFull(error)) throw error
    throw new EmbeddedError('notWritable', { dir: resolve(dataDir) })
  }
}

function sentenceFor(origin: 'made' | 'found', adopted: boolean): string {
  if (origin === 'made') return 'The built-in database was made'
  return adopted ? 'The built-in database was still running' : 'The built-in database started'
}

// The user stands in the query, because a URL without a host has no place for it.
function urlTo(socketDir: string): string {
  const { user, database, port } = connectionTo(socketDir)
  return `postgresql:///${database}?host=${encodeURIComponent(socketDir)}&port=${port}&user=${user}`
}
