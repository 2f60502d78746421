import { existsSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDataDir } from '../data-dir.ts'
import { fail } from '../failure.ts'
import { SettingsError } from '../settings/settings-error.ts'

/** Stands in a data folder while a backup is brought back into it. */
const marker = 'restore.unfinished'

/** What a file system puts into an empty folder by itself, and what Node does before we begin (NODE_COMPILE_CACHE). */
const nothing = new Set(['lost+found', '.DS_Store', 'compiled'])

/** Takes an empty data folder, or one in which a restore was cut off; throws when it holds anything else. */
export async function beginRestore(dataDir: string): Promise<void> {
  makeDataDir(dataDir)
  const found = (await readdir(dataDir)).filter((name) => !nothing.has(name))
  if (found.length > 0 && !isUnfinished(dataDir)) fail('backups.folderNotEmpty', { params: { folder: dataDir } })
  await writeFile(join(dataDir, marker), '', { flush: true })
}

export function endRestore(dataDir: string): Promise<void> {
  return rm(join(dataDir, marker))
}

/** Stops the start of a server where half of what it had is missing. */
export function refuseUnfinished(dataDir: string): void {
  if (isUnfinished(dataDir)) throw new SettingsError('DATA_DIR', 'a restore was cut off here, run it again', dataDir)
}

const isUnfinished = (dataDir: string) => existsSync(join(dataDir, marker))
