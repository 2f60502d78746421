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

/** After a restart of the machine another program may own the old number, and PostgreSQL would refuse to start. */
export function dropStalePidFile(cluster: string): void {
  const file = readPidFile(cluster)
  if (file && describe(file.pid) === 'other') rmSync(join(cluster, 'postmaster.pid'), { force: true })
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
function describe(pid: number): 'gone' | 'postgres' | 'other' {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return 'gone'
  }
  if (process.platform !== 'linux') return 'postgres'
  try {
    const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    // A process that was killed and not yet buried has an empty command line.
    if (commandLine === '') return 'gone'
    return commandLine.includes('postgres') ? 'postgres' : 'other'
  } catch {
    return 'gone'
  }
}
