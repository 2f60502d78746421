import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFull } from '../../storage/is-full.ts'
import { EmbeddedError } from './sentences.ts'

interface Holder {
  pid: number
  /** tells a process from a later one with the same number; empty where the system does not say */
  born: string
  address: string
  /** the folder it was written in, and its device and number, which a copy cannot have */
  dir: string
  folder: string
}

export interface DataLock {
  /** where the folder was copied from, when it came with the lock of that place */
  copyOf: string | undefined
  release(): void
}

/** One server for a data directory. A lock whose process is gone, or that came along in a copy, is taken over. */
export function lockDataDir(dataDir: string, address: string): DataLock {
  const path = join(dataDir, 'matai.lock')
  const folder = numberOf(dataDir)
  const me: Holder = { pid: process.pid, born: birthOf(process.pid), address, dir: dataDir, folder }
  const mine = JSON.stringify(me)
  let copyOf: string | undefined

  for (let tries = 0; tries < 5; tries++) {
    try {
      writeFileSync(path, mine, { flag: 'wx' })
      return { copyOf, release: () => read(path) === mine && rmSync(path, { force: true }) }
    } catch (error) {
      const reason = (error as NodeJS.ErrnoException).code
      if (isFull(error)) throw error
      if (reason !== 'EEXIST') throw new EmbeddedError('notWritable', { dir: dataDir })
    }
    const found = read(path)
    const holder = found === undefined ? undefined : parse(found)
    if (holder?.folder && holder.folder !== folder && holder.dir !== dataDir) copyOf = holder.dir
    else if (holder && isAlive(holder))
      throw new EmbeddedError('alreadyRunning', { pid: holder.pid, address: holder.address, dir: dataDir })
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

/** Stays the same under every name of the folder, also when it is moved. */
export function numberOf(dir: string): string {
  const { dev, ino } = statSync(dir, { bigint: true })
  return `${dev}:${ino}`
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
export function birthOf(pid: number): string {
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
