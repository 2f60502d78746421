import { chownSync, lstatSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Identity } from './identity.ts'
import { makeOwnFolder, shortHash } from './place.ts'
import { PORT } from './settings.ts'

const LONGEST_SOCKET_PATH = 107

/** The cluster's own folder; where its name is too long for a socket, a folder in the system's place for passing things. */
export function chooseSocketDir(cluster: string, identity: Identity, temporary = tmpdir()): string {
  if (socketFile(cluster).length <= LONGEST_SOCKET_PATH) return cluster
  const short = join(temporary, nameFor(cluster))
  const found = lstatSync(short, { throwIfNoEntry: false })
  if (!found) makeOwnFolder(identity, short)
  else if (!found.isDirectory() || found.uid !== uidOf(identity) || (found.mode & 0o077) !== 0) {
    return freshFolder(temporary, identity)
  }
  return short
}

/** Takes away what `chooseSocketDir` made outside the cluster: the socket and its lock by name, then the empty folder. */
export function dropSocketDir(socketDir: string, cluster: string): void {
  const isOurs = basename(socketDir) === nameFor(cluster) || /^matai-[A-Za-z0-9]{6}$/.test(basename(socketDir))
  if (socketDir === cluster || !isOurs) return
  try {
    for (const suffix of ['', '.lock']) rmSync(join(socketDir, `.s.PGSQL.${PORT}${suffix}`), { force: true })
    rmdirSync(socketDir)
  } catch {
    // Something else lies in it, or it is gone already: it stays as it is.
  }
}

// Somebody else may have made the expected folder, to listen in on it.
function freshFolder(temporary: string, identity: Identity): string {
  const folder = mkdtempSync(join(temporary, 'matai-'))
  if (identity.user) chownSync(folder, identity.user.uid, identity.user.gid)
  return folder
}

const nameFor = (cluster: string) => `matai-${shortHash(cluster)}`

const socketFile = (folder: string) => Buffer.from(join(folder, `.s.PGSQL.${PORT}`))

const uidOf = (identity: Identity) => identity.user?.uid ?? process.getuid?.()
