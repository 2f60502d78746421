import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { isAge, openAge } from '../../../platform/age/age.ts'
import { fail } from '../../../platform/failure.ts'
import { newFileId } from '../../../platform/files/file-id.ts'
import { TarBroken } from '../../../platform/tar/tar.ts'
import { readTar } from '../../../platform/tar/tar-reader.ts'
import { archiveVersion, endPath, entryOf, Manifest, manifestPath } from '../rules/manifest.ts'
import type { Dependencies } from './dependencies.ts'

/** Largest entry that is read as one piece: a list, or rows. */
export const entryMax = 64 * 1024 ** 2

export async function wholeOf(pieces: AsyncIterable<Buffer>, size: number): Promise<Buffer> {
  if (size > entryMax) fail('archives.broken')
  const found: Buffer[] = []
  for await (const piece of pieces) found.push(piece)
  return Buffer.concat(found)
}

export const bytesOf = (stream: Readable): AsyncIterable<Buffer> => stream

/** Looks through a whole archive before anything of it is taken. */
export function createCheck({ places }: Pick<Dependencies, 'places'>) {
  /** Under a passphrase: what is in it, as a blob of its own, so that any part of it can be read again. */
  async function opened(blobId: string, passphrase: string | null): Promise<string | undefined> {
    const head = await places.blobs.open(blobId, { start: 0, end: 63 })
    if (!head) fail('archives.gone')
    if (!isAge(await wholeOf(bytesOf(head), 64))) return undefined
    if (passphrase === null || passphrase === '') fail('archives.passphraseMissing')
    const whole = (await places.blobs.open(blobId)) ?? fail('archives.gone')
    const staged = await places.staging
      .receive(Readable.from(openAge(bytesOf(whole), passphrase), { objectMode: false }))
      .catch(() => fail('archives.passphraseWrong'))
      .finally(() => whole.destroy())
    try {
      const id = newFileId()
      await places.blobs.keep(id, staged.path)
      return id
    } finally {
      await places.staging.discard(staged)
    }
  }

  /** Whether every entry is what its checksum says, and the end is there. */
  async function checked(blobId: string, goOn: () => void): Promise<Manifest> {
    const whole = (await places.blobs.open(blobId)) ?? fail('archives.gone')
    let manifest: Manifest | undefined
    let sums = ''
    let entries = 0
    let told: number | undefined
    try {
      for await (const entry of readTar(bytesOf(whole))) {
        goOn()
        const { path, size } = entry
        if (path === endPath) {
          told = Number(JSON.parse((await wholeOf(entry.bytes(), size)).toString()).entries)
          continue
        }
        entries += 1
        if (entryOf(path)?.kind === 'sums') {
          if ((await wholeOf(entry.bytes(), size)).toString() !== sums) fail('archives.broken')
          sums = ''
          continue
        }
        const hash = createHash('sha256')
        if (path === manifestPath) {
          const bytes = await wholeOf(entry.bytes(), size)
          hash.update(bytes)
          const read = Manifest.safeParse(JSON.parse(bytes.toString()))
          manifest = read.success ? read.data : fail('archives.notOurs')
          if (manifest.version > archiveVersion) fail('archives.newer')
        } else for await (const piece of entry.bytes()) hash.update(piece)
        if (!manifest) fail('archives.notOurs')
        sums += `${hash.digest('hex')}  ${path}\n`
      }
    } catch (error) {
      if (!(error instanceof TarBroken || error instanceof SyntaxError)) throw error
      fail(manifest ? 'archives.broken' : 'archives.notOurs')
    } finally {
      whole.destroy()
    }
    if (!manifest) fail('archives.notOurs')
    if (sums !== '' || told !== entries) fail('archives.broken')
    return manifest
  }

  return { opened, checked }
}
