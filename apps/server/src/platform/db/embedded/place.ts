import { createHash } from 'node:crypto'
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { makeDataDir } from '../../data-dir.ts'
import { type Binaries, installedNative, usableBinaries } from './binaries.ts'
import { findUser, type Identity, identitiesOf, isRoot, runNow, self } from './identity.ts'
import { EmbeddedError } from './sentences.ts'

/** Where the cluster lies, and who runs it with which programs. */
export interface Place {
  cluster: string
  identity: Identity
  binaries: Binaries
}

const OUTSIDE = '/var/lib/matai'

/** Finds a way to run the database for this data directory, or says in a sentence why there is none. */
export function findPlace(dataDir: string, native = installedNative(), outside = OUTSIDE): Place {
  const link = join(dataDir, 'postgres')
  const cluster = existsSync(link) ? realpathSync(link) : link
  if (!isRoot()) return placeForOrdinaryUser(cluster, native)

  const user = userForRoot(cluster)
  const identities = identitiesOf(user)
  const inside = firstThatWorks(identities, cluster, native)
  if ('binaries' in inside) return inside
  if (inside.problem === 'programs') throw new EmbeddedError('cannotRun', { detail: inside.detail })
  if (existsSync(cluster)) throw new EmbeddedError('noPlace', { user: user.name, dir: dirname(cluster) })
  return placeOutside(identities, dataDir, native, outside, user.name)
}

/** Another user's directory is told apart from one that merely lacks a permission. */
export function checkOwner(dataDir: string): void {
  const mine = process.getuid?.()
  for (const dir of [join(dataDir, 'postgres'), dataDir]) {
    const owner = statSync(dir, { throwIfNoEntry: false })?.uid
    if (isRoot() || owner === undefined || owner === mine || isWritable(dir)) continue
    throw new EmbeddedError('otherOwner', { dir, owner: nameOf(owner) })
  }
  if (!isWritable(dataDir)) throw new EmbeddedError('notWritable', { dir: dataDir })
}

function isWritable(dir: string): boolean {
  try {
    accessSync(dir, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

function placeForOrdinaryUser(cluster: string, native: string): Place {
  const binaries = usableBinaries(self, native, dirname(cluster))
  if ('problem' in binaries) throw new EmbeddedError('cannotRun', { detail: binaries.problem })
  return { cluster, identity: self, binaries }
}

/** PostgreSQL refuses root: an existing cluster keeps its owner, a new one goes to postgres or nobody. */
function userForRoot(cluster: string): NonNullable<Identity['user']> {
  const owner = existsSync(cluster) ? statSync(cluster).uid : 0
  const user = owner > 0 ? (findUser(owner) ?? numbered(cluster)) : (findUser('postgres') ?? findUser('nobody'))
  if (!user) throw new EmbeddedError('noRoleForRoot')
  return user
}

const numbered = (cluster: string) => {
  const { uid, gid } = statSync(cluster)
  return { name: String(uid), uid, gid }
}

type Attempt = Place | { problem: 'folder' } | { problem: 'programs'; detail: string }

function firstThatWorks(identities: Identity[], cluster: string, native: string): Attempt {
  const home = dirname(cluster)
  let last: Attempt = { problem: 'folder' }
  for (const identity of identities) {
    if (!canEnter(identity, home)) continue
    const binaries = usableBinaries(identity, native, home)
    if (!('problem' in binaries)) return { cluster, identity, binaries }
    last = { problem: 'programs', detail: binaries.problem }
  }
  return last
}

const canEnter = (identity: Identity, folder: string) =>
  runNow(identity, 'sh', ['-c', 'cd "$1"', 'sh', folder]).status === 0

/** For a data directory that the database user cannot reach: the cluster moves out and a link shows where it went. */
function placeOutside(identities: Identity[], dataDir: string, native: string, outside: string, user: string): Place {
  const home = join(outside, `${basename(dataDir)}-${shortHash(realpathSync(dataDir))}`)
  try {
    makeDataDir(home)
  } catch {
    throw new EmbeddedError('noPlace', { user, dir: dataDir })
  }
  const place = firstThatWorks(identities, join(home, 'postgres'), native)
  if (!('binaries' in place)) throw new EmbeddedError('noPlace', { user, dir: dataDir })
  const link = join(dataDir, 'postgres')
  if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(place.cluster, link)
  return place
}

/** Makes a folder that only the database user may open. */
export function makeOwnFolder(identity: Identity, folder: string): void {
  mkdirSync(folder, { mode: 0o700 })
  if (identity.user) chownSync(folder, identity.user.uid, identity.user.gid)
}

export const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

const nameOf = (uid: number) => runNow(self, 'id', ['-un', '--', String(uid)]).output || String(uid)
