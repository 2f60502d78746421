import { lstatSync, mkdtempSync, chownSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Identity } from './identity.ts'
import { makeOwnFolder, shortHash } from './place.ts'
import { PORT } from './settings.ts'

const LONGEST_SOCKET_PATH = 107

/** The cluster's own folder; where its name is too long for a socket, a folder in the system's place for passing things. */
export function chooseSocketDir(cluster: string, identity: Identity, temporary = tmpdir()): string {
  if (socketFile(cluster).length <= LONGEST_SOCKET_PATH) return cluster
  const short = join(temporary, `matai-${shortHash(cluster)}`)
  const found = lstatSync(short, { throwIfNoEntry: false })
  if (!found) makeOwnFolder(identity, short)
  else if (!found.isDirectory() || found.uid !== uidOf(identity) || (found.mode & 0o077) !== 0) {
    return freshFolder(temporary, identity)
  }
  return short
}

/** Takes away what `chooseSocketDir` made outside the cluster. */
export function dropSocketDir(socketDir: string, cluster: string): void {
  if (socketDir !== cluster) rmSync(socketDir, { recursive: true, force: true })
}

// Somebody else may have made the expected folder, to listen in on it.
function freshFolder(temporary: string, identity: Identity): string {
  const folder = mkdtempSync(join(temporary, 'matai-'))
  if (identity.user) chownSync(folder, identity.user.uid, identity.user.gid)
  return folder
}

const socketFile = (folder: string) => Buffer.from(join(folder, `.s.PGSQL.${PORT}`))

const uidOf = (identity: Identity) => identity.user?.uid ?? process.getuid?.()
