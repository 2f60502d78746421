import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './identity.ts'
import { makeOwnFolder, type Place } from './place.ts'
import { EmbeddedError } from './sentences.ts'
import { INITDB_ARGS } from './settings.ts'

/** What the product leaves in a data directory once it has a database, but never before. */
const TRACES = ['secret', 'files', 'outbox.jsonl']

/** A database that is not where it was must not be replaced by an empty one, in which no printed code is known. */
export function refuseIfGone(dataDir: string, cluster: string): void {
  if (existsSync(join(cluster, 'PG_VERSION'))) return
  const trace = TRACES.find((name) => readdirSync(dataDir).includes(name))
  if (trace) throw new EmbeddedError('databaseGone', { dir: dataDir, trace, cluster })
}

/** Makes the cluster beside its place and moves it there when it is whole, so that an interrupted start leaves no half. */
export async function ensureCluster({ cluster, identity, binaries }: Place): Promise<'made' | 'found'> {
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    checkVersion(cluster)
    return 'found'
  }
  const half = `${cluster}.half`
  rmSync(half, { recursive: true, force: true })
  makeOwnFolder(identity, half)
  const outcome = await run(identity, binaries.initdb, [...INITDB_ARGS, '--pgdata', half])
  if (outcome.status !== 0) {
    rmSync(half, { recursive: true, force: true })
    throw new EmbeddedError('cannotCreate', { detail: lastLines(outcome.output) })
  }
  renameSync(half, cluster)
  return 'made'
}

function checkVersion(cluster: string): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (found !== CARRIED_VERSION) {
    throw new EmbeddedError('otherVersion', { dir: cluster, found, carried: CARRIED_VERSION })
  }
}

const CARRIED_VERSION = '18'

/** The end of a program's output is where it says what went wrong. */
export const lastLines = (output: string) => output.trim().split('\n').slice(-3).join(' ')
