import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes the files of a folder that nobody has written to since `moment`. */
export async function removeOld(folder: string, moment: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const about = await stat(path).catch(() => undefined) // another node may have been faster
    if (about?.isFile() && about.mtime < moment) await rm(path, { force: true })
  }
}
