import { statfs } from 'node:fs/promises'
import { Failure } from '../failure.ts'

/** Keeps uploads from filling the disk that the database may share. */
export interface DiskRoom {
  /** Throws `files.diskFull` when less than the reserve would be left after `bytes` more. */
  need(bytes: number): Promise<void>
}

export function createDiskRoom({ folder, minFreeMb }: { folder: string; minFreeMb: number }): DiskRoom {
  return {
    async need(bytes) {
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize - bytes < minFreeMb * 1024 ** 2) throw diskFull()
    },
  }
}

export function diskFull(): Failure {
  return new Failure('server', 'files.diskFull')
}

/** Whether an error says that the disk, or this user's share of it, is used up. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof Failure) return error.phrase === 'files.diskFull'
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
