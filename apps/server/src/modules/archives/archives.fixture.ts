import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ArchiveMode } from '@matai/contract'
import type { Carried, Row } from '../../platform/carried/carried.ts'
import { renumber } from '../../platform/carried/rewrite.ts'
import { newFileId } from '../../platform/files/file-id.ts'
import { readTar } from '../../platform/tar/tar-reader.ts'
import type { SignedUp, TestApp } from '../../testing/test-app.ts'

/** The archive of an account, as whoever downloads it gets it. */
export async function archiveOf(app: TestApp, owner: SignedUp, passphrase?: string): Promise<Buffer> {
  const { client } = owner
  const { task } = await client.archives.make(passphrase === undefined ? {} : { passphrase })
  await app.modules.exports.work()
  const done = await client.exports.taskInfo({ id: task.id })
  if (done.state !== 'done') throw new Error(`the archive was not made: ${done.problem}`)
  return fetchArchive(app, owner, task.id)
}

export async function fetchArchive(app: TestApp, { token }: SignedUp, task: number): Promise<Buffer> {
  const answer = await app.fetch(`/qruser/console/export/task_file?id=${task}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  return Buffer.from(await answer.arrayBuffer())
}

/** Puts an archive where a resumable upload is when it is whole, and starts its import. */
export async function startTaking(
  app: TestApp,
  { client, accountId }: SignedUp,
  bytes: Buffer,
  options: { mode: ArchiveMode; passphrase?: string },
) {
  const uploadId = newFileId()
  const path = join(app.dataDir, 'uploads', uploadId)
  await writeFile(path, bytes)
  const metadata = { account: String(accountId), filename: 'account.tar' }
  await writeFile(`${path}.json`, JSON.stringify({ size: bytes.length, metadata }))
  return client.archives.take({ uploadId, ...options })
}

export async function importOf({ client }: SignedUp, id: number) {
  const { list } = await client.archives.list({})
  const found = list.find((one) => one.id === id)
  if (!found) throw new Error('the import is not listed')
  return found
}

/** Entries of an open archive by their paths. */
export async function entriesIn(bytes: Buffer): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  for await (const entry of readTar(Readable.from([bytes]))) {
    const pieces: Buffer[] = []
    for await (const piece of entry.bytes()) pieces.push(piece)
    found.set(entry.path, Buffer.concat(pieces))
  }
  return found
}

const resealed = new Set(['record_link.digest', 'record_link.change', 'record_link.mark', 'form_tally.mark'])

/** What of a row does not depend on the server: 0 stands for ids, and seals are left out. */
export function comparableRow(row: Row, table: Carried): string {
  const left = new Set([
    ...(table.sealed ?? []),
    ...table.columns.filter((column) => resealed.has(`${table.tableName}.${column}`)),
  ])
  const there = renumber(row, table, { of: () => 0 })
  return JSON.stringify(Object.fromEntries(Object.entries(there).filter(([column]) => !left.has(column))))
}
