import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The database keeps its own folder closed, and its programs may be read. */
const ofTheDatabase = /^(postgres|engine-)/

/** What other users of this machine could read in the data directory of the server under test. */
export async function readableByOthers(folder = process.env.E2E_DATA ?? ''): Promise<string[]> {
  const found: string[] = []
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (ofTheDatabase.test(name)) continue
    const stat = await lstat(path).catch(() => undefined) // other journeys make and remove files meanwhile
    if (!stat) continue
    if (stat.mode & 0o077) found.push(path)
    if (stat.isDirectory()) found.push(...(await readableByOthers(path)))
  }
  return found
}
