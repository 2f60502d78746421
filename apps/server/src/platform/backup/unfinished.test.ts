import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginRestore, endRestore, refuseUnfinished } from './unfinished.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matai-unfinished-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('a restore takes a folder that holds nothing but what the system and Node put there', async () => {
  for (const name of ['lost+found', 'compiled']) await mkdir(join(folder, name))
  await beginRestore(folder)
  expect(() => refuseUnfinished(folder)).toThrow('cut off')
  await endRestore(folder)
  expect(() => refuseUnfinished(folder)).not.toThrow()
})

it('a restore goes on with its half, and takes no folder that holds something else', async () => {
  await beginRestore(folder)
  await writeFile(join(folder, 'secret'), 'x')
  await beginRestore(folder)
  await endRestore(folder)
  await expect(beginRestore(folder)).rejects.toMatchObject({ phrase: 'backups.folderNotEmpty' })
})
