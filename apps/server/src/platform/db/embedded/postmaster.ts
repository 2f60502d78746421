import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What a running server writes into its postmaster.pid, as PostgreSQL's pidfile.h lays it out. */
export interface Postmaster {
  pid: number
  socketDir: string
}

/** The live server of a cluster, if there is one; the file alone proves nothing after a crash. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const file = readPidFile(cluster)
  return file && describe(file.pid) === 'postgres' ? file : undefined
}

/**
 * After a restart another program may own the old number, or the killed server may not be buried yet: PostgreSQL would
 * refuse to start. Its own check of the shared memory still guards against two servers.
 */
export function dropStalePidFile(cluster: string): void {
  const file = readPidFile(cluster)
  if (file && ['other', 'zombie'].includes(describe(file.pid))) rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

function readPidFile(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), socketDir: lines[4] ?? '' }
  } catch {
    return undefined
  }
}

/** In doubt a process counts as a server: two servers on one cluster would destroy it. */
function describe(pid: number): 'gone' | 'zombie' | 'postgres' | 'other' {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return 'gone'
  }
  if (process.platform !== 'linux') return 'postgres'
  try {
    const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    if (commandLine === '') return 'zombie'
    return commandLine.includes('postgres') ? 'postgres' : 'other'
  } catch {
    return 'gone'
  }
}
