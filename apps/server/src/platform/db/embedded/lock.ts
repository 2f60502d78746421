import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedError } from './sentences.ts'

interface Holder {
  pid: number
  /** tells a process from a later one with the same number; empty where the system does not say */
  born: string
  address: string
}

export interface DataLock {
  release(): void
}

/** One server for a data directory. A lock whose process is gone is taken over. */
export function lockDataDir(dataDir: string, address: string): DataLock {
  const path = join(dataDir, 'matai.lock')
  const mine = JSON.stringify({ pid: process.pid, born: birthOf(process.pid), address } satisfies Holder)

  for (let tries = 0; tries < 5; tries++) {
    try {
      writeFileSync(path, mine, { flag: 'wx' })
      return { release: () => read(path) === mine && rmSync(path, { force: true }) }
    } catch (error) {
      const reason = (error as NodeJS.ErrnoException).code
      if (reason !== 'EEXIST') throw new EmbeddedError('notWritable', { dir: dataDir })
    }
    const found = read(path)
    const holder = found === undefined ? undefined : parse(found)
    if (holder && isAlive(holder)) throw new EmbeddedError('alreadyRunning', { ...holder, dir: dataDir })
    if (found !== undefined) removeStale(path, found)
  }
  throw new EmbeddedError('notWritable', { dir: dataDir })
}

// Two starts may find the same stale lock: the loser of the rename may have moved the winner's fresh lock, and puts it back.
function removeStale(path: string, stale: string): void {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
    if (read(aside) !== stale) linkSync(aside, path)
  } catch {
    // Somebody else was quicker.
  }
  rmSync(aside, { force: true })
}

function isAlive({ pid, born }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return birthOf(pid) === born
}

/** Boot and start time of a process as Linux tells them; elsewhere the number alone must do. */
function birthOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`)
  const [state, ...rest] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
  const startTicks = rest[18]
  const boot = read('/proc/sys/kernel/random/boot_id')?.trim()
  if (state === 'Z') return 'ended'
  return startTicks && boot ? `${boot}:${startTicks}` : ''
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
