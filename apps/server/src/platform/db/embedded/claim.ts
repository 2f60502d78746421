import { chownSync, lstatSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Identity } from './identity.ts'
import { numberOf } from './lock.ts'
import { EmbeddedError } from './sentences.ts'

interface Claim {
  dir: string
  folder: string
}

/**
 * Where `postgres` is a link, a copy of the data directory carries the link along, and both would work on one cluster. So
 * the cluster says whose it is; a directory that was moved, whose old place is gone, keeps it.
 */
export function claimLinked(dataDir: string, { user }: Identity): void {
  const link = join(dataDir, 'postgres')
  if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) return
  const cluster = realpathSync(link)
  const path = join(cluster, 'matai.folder')
  const mine: Claim = { dir: dataDir, folder: numberOf(dataDir) }
  const claim = read(path)
  const isOthers = claim && claim.folder !== mine.folder && claim.dir !== dataDir && leadsTo(claim.dir, cluster)
  if (isOthers) throw new EmbeddedError('linkedCopy', { dir: dataDir, original: claim.dir, cluster })
  if (claim?.dir === mine.dir && claim.folder === mine.folder) return
  writeFileSync(path, JSON.stringify(mine))
  if (user) chownSync(path, user.uid, user.gid)
}

function leadsTo(dataDir: string, cluster: string): boolean {
  try {
    return realpathSync(join(dataDir, 'postgres')) === cluster
  } catch {
    return false
  }
}

function read(path: string): Claim | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
