import { renameSync, rmSync, statfsSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'

/** Space that is kept back on the disk of the database, so that a full disk does not stop it at once. */
export interface Reserve {
  /** Gives the space to the database, because the disk is full. */
  release(): void
  /** Whether the disk was full when it was last looked at. */
  readonly isReleased: boolean
  close(): void
}

interface KeptReserve extends Reserve {
  /** Done by itself every few seconds. */
  look(): Promise<void>
}

export interface ReserveOptions {
  dataDir: string
  log: Pick<Logger, 'info' | 'error'>
  /** Bytes kept back; two of the pieces in which PostgreSQL writes its log. */
  size?: number
  /** Bytes that are free on the disk; a test has its own. */
  freeIn?: (folder: string) => number
}

const mebibyte = 1024 ** 2
const usual = 32 * mebibyte
/** Below this the disk counts as full. */
const scarce = 16 * mebibyte
const lookEvery = 5_000

const name = 'reserve'

/** Looks at the disk again and again: gives the space away when the disk is full, and takes it back when there is room. */
export function keepReserve({ dataDir, log, size = usual, freeIn = freeOn }: ReserveOptions): KeptReserve {
  const path = join(dataDir, name)
  let isReleased = false
  let isLooking = false

  function release(): void {
    if (isReleased) return
    log.error(`The disk of ${dataDir} is full: the space that was kept back is given to the database. Free some`)
    isReleased = true
    rmSync(path, { force: true })
  }

  async function look(): Promise<void> {
    const free = freeIn(dataDir)
    if (free < scarce) return release()
    if (statSync(path, { throwIfNoEntry: false })?.size === size) {
      isReleased = false
      return
    }
    // Twice as much has to be free as is taken, or it would come and go.
    if (free < 2 * size + scarce) return
    if (isReleased) log.info(`The disk of ${dataDir} has room again`)
    isReleased = !(await fill(path, size))
  }

  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      .catch(() => undefined) // the next look sees what became of the folder
      .finally(() => (isLooking = false))
  }, lookEvery)
  timer.unref()
  return {
    release,
    look,
    get isReleased() {
      return isReleased
    },
    close: () => clearInterval(timer),
  }
}

/** For a start: the database needs room to recover before anything else runs. */
export function releaseWhereFull(dataDir: string): void {
  if (statSync(dataDir, { throwIfNoEntry: false }) && freeOn(dataDir) < scarce)
    rmSync(join(dataDir, name), { force: true })
}

function freeOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Written out, because a file of holes keeps nothing back; under another name until it is whole. */
async function fill(path: string, size: number): Promise<boolean> {
  const half = `${path}.half`
  try {
    const file = await open(half, 'w', 0o600)
    try {
      const piece = Buffer.alloc(mebibyte, 'm')
      for (let written = 0; written < size; ) {
        const { bytesWritten } = await file.write(piece, 0, Math.min(mebibyte, size - written))
        written += bytesWritten
      }
      await file.sync()
    } finally {
      await file.close()
    }
    renameSync(half, path)
    return true
  } catch {
    rmSync(half, { force: true })
    return false
  }
}
