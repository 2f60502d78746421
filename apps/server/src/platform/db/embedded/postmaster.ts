import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runNow, self } from './identity.ts'
import { PORT } from './settings.ts'

/** What a running server writes into its postmaster.pid, as PostgreSQL's pidfile.h lays it out. */
export interface Postmaster {
  pid: number
  dataDir: string
  socketDir: string
}

/**
 * The live server of this very cluster, if there is one. The file alone proves nothing: after a crash its number may be
 * another process, and in a copied folder it names the server of the original.
 */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const file = readLockFile(join(cluster, 'postmaster.pid'))
  return file && isSameFolder(file.dataDir, cluster) && holds(file.pid, cluster) ? file : undefined
}

/**
 * Takes away, by name, the lock files in which PostgreSQL would see a reason not to start, when no server of this cluster
 * stands behind them. Its own check of the shared memory still guards against two servers on one cluster.
 */
export function dropStaleLocks(cluster: string, socketDir: string): void {
  for (const path of [join(cluster, 'postmaster.pid'), join(socketDir, `.s.PGSQL.${PORT}.lock`)]) {
    const file = readLockFile(path)
    if (file && !holds(file.pid, cluster)) rmSync(path, { force: true })
  }
}

/** The folder that the pid file speaks of, when that is there and another than the one it lies in. */
export function copiedFrom(cluster: string): string | undefined {
  const file = readLockFile(join(cluster, 'postmaster.pid'))
  return file && existsSync(file.dataDir) && !isSameFolder(file.dataDir, cluster) ? file.dataDir : undefined
}

/** By device and number, so that links and mounts make no difference; false where one of them is not there. */
export function isSameFolder(one: string, other: string): boolean {
  try {
    const [a, b] = [statSync(one), statSync(other)]
    return a.dev === b.dev && a.ino === b.ino
  } catch {
    return false
  }
}

function readLockFile(path: string): Postmaster | undefined {
  try {
    const [pid, dataDir = '', , , socketDir = ''] = readFileSync(path, 'utf8').split('\n')
    return { pid: Number(pid), dataDir, socketDir }
  } catch {
    return undefined
  }
}

const holds = (pid: number, cluster: string) => isAlive(pid) && worksIn(pid, cluster)

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 2) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** PostgreSQL changes into its cluster. Where that cannot be seen, its command line says which cluster it has. */
function worksIn(pid: number, cluster: string): boolean {
  try {
    const [there, here] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)]
    return there.dev === here.dev && there.ino === here.ino
  } catch {
    return commandLineOf(pid).includes(` -D ${cluster} `)
  }
}

function commandLineOf(pid: number): string {
  if (process.platform !== 'linux') return `${runNow(self, 'ps', ['-ww', '-o', 'command=', '-p', String(pid)]).output} `
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return '' // the process of somebody else, hidden from us
  }
}
