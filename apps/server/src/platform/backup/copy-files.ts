import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BlobStore } from '../files/blob-store.ts'
import { type Listed, lineOf, lookup, readList, tabbed } from './file-list.ts'
import { type Checked, filePath, listName } from './manifest.ts'
import { measure, measuring, writingTo } from './measured.ts'

export interface FilesCopied {
  count: number
  bytes: number
  /** Files that were read; the others are shared with the backup before, or were there already. */
  copied: number
  /** Files that the database names and the store has not. */
  missing: number
  /** Files whose bytes are not those that were once stored. */
  changed: number
  /** Some of them. */
  named: string[]
}

/** Names that a report keeps. */
const examples = 10

/**
 * Brings every file that `names` lists into a backup. One that the backup before has is shared with it by a second name,
 * since a stored file never changes; one that a cut-off run brought is used again.
 */
export async function copyFiles(options: {
  /** Lines of key and SHA-256, in order. */
  names: string
  /** Where the server keeps its files. */
  from: Pick<BlobStore, 'open'>
  place: string
  before: string | undefined
}): Promise<FilesCopied & { list: Checked }> {
  const { names, from, place, before } = options
  const inBefore = lookup(before ? readList(join(before, listName)) : undefined)
  const report: FilesCopied = { count: 0, bytes: 0, copied: 0, missing: 0, changed: 0, named: [] }
  const folders = new Set<string>()

  async function bring(key: string, expected: string): Promise<Listed | undefined> {
    const target = join(place, filePath(key))
    const folder = dirname(target)
    if (!folders.has(folder)) await mkdir(folder, { recursive: true, mode: 0o700 })
    folders.add(folder)
    const shared = await inBefore(key)
    if (shared && before && (await share(join(before, filePath(key)), target, shared.bytes))) return shared
    const there = await wholeAt(target, expected)
    if (there) return { key, ...there }
    const measured = await copyMeasured(await from.open(key), target)
    if (!measured) return undefined
    report.copied += 1
    return { key, ...measured }
  }

  async function* lines() {
    for await (const [key = '', sum = ''] of tabbed(createReadStream(names))) {
      const expected = sum === '\\N' ? '' : sum
      const listed = await bring(key, expected)
      const changed = listed !== undefined && expected !== '' && listed.sha256 !== expected
      if ((!listed || changed) && report.named.length < examples) report.named.push(key)
      if (changed) report.changed += 1
      if (!listed) {
        report.missing += 1
        continue
      }
      report.count += 1
      report.bytes += listed.bytes
      yield Buffer.from(lineOf(listed))
    }
  }
  const meter = measuring()
  await pipeline(lines, meter, writingTo(join(place, listName)))
  return { ...report, list: meter.measured() }
}

/** Whether the bytes are there under the second name. Where the file system knows none, they are copied. */
async function share(source: string, target: string, bytes: number): Promise<boolean> {
  const found = await stat(source).catch(() => undefined)
  if (found?.size !== bytes) return false
  await rm(target, { force: true })
  try {
    await link(source, target)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'EXDEV', 'ENOSYS'].includes(String(code))) throw error
    await copyFile(source, target)
  }
  return true
}

/** What a cut-off run brought, when it is known to be whole. */
async function wholeAt(path: string, expected: string): Promise<Checked | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return undefined
  const measured = await measure(path)
  return !expected || measured.sha256 === expected ? measured : undefined
}

/** Undefined when there is no such file. The name appears when all of it is on the disk. */
async function copyMeasured(source: Readable | undefined, target: string): Promise<Checked | undefined> {
  if (!source) return undefined
  const half = `${target}.half`
  const meter = measuring()
  try {
    await pipeline(source, meter, writingTo(half))
    await rename(half, target)
    return meter.measured()
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}
