import { join } from 'node:path'
import type { Checked, Manifest } from './manifest.ts'
import { damaged, filePath, listName, rowsPath, secretName } from './manifest.ts'
import { readList } from './file-list.ts'
import { measure } from './measured.ts'

/** Reads all of a backup; throws `backups.damaged` with the first file that is not what was written. */
export async function checkBackup(place: string, { rows, secret, list }: Manifest): Promise<void> {
  for (const [name, written] of Object.entries(rows)) await check(join(place, rowsPath(name)), written)
  await check(join(place, secretName), secret)
  await check(join(place, listName), list)
  for await (const file of readList(join(place, listName))) await check(join(place, filePath(file.key)), file)
}

async function check(path: string, { sha256, bytes }: Checked): Promise<void> {
  const found = await measure(path).catch(() => undefined)
  if (found?.sha256 !== sha256 || found.bytes !== bytes) damaged(path)
}
