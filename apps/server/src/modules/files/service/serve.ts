import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { Slots } from '../../../platform/files/picture/slots.ts'
import { shrink } from '../../../platform/files/picture/shrink.ts'
import type { Served } from '../../../platform/files/serve/send-blob.ts'
import { mayShow, type SmallWidth, smallWidthFor } from '../rules.ts'
import { findPublicFile } from './find-anybodys.ts'
import { inUse } from './idle.ts'
import type { Dependencies } from './dependencies.ts'

/** Finds what an address answers: a file by its id, or a small variant of a picture, drawn when first asked for. */
export function findServed({ database, places }: Dependencies, slots: Slots) {
  const { blobs, staging } = places

  async function small(id: string, width: SmallWidth): Promise<Buffer | undefined> {
    const key = `${id}.w${width}`
    const known = await blobs.open(key)
    if (known) return buffer(known)
    return slots(async () => {
      const whole = await blobs.open(id)
      if (!whole) return undefined
      const bytes = await shrink(await buffer(whole), width)
      await keepIfRoom(key, bytes)
      return bytes
    })
  }

  /** A full disk costs only time: the variant is drawn again next time. */
  async function keepIfRoom(key: string, bytes: Buffer): Promise<void> {
    const staged = await staging.receive(Readable.from([bytes])).catch(() => undefined)
    if (!staged) return
    await blobs.keep(key, staged.path).catch(() => undefined) // the same: the answer does not need it
    await staging.discard(staged)
  }

  return async (id: string, asked: unknown): Promise<Served | 'ended' | undefined> => {
    const [row] = await inUse(database.tx, await findPublicFile(database.tx, id))
    if (!row) return undefined
    if (row.endedAt || row.blockedAt) return 'ended'
    const { name, mime, size, kind, sha256 } = row
    const whole = {
      name,
      mime,
      size,
      version: sha256,
      inline: mayShow(kind),
      // Pictures stay in caches, so that a page that is opened daily loads nothing; what can be stopped late can not.
      forEver: kind === 'picture',
      open: (range) => blobs.open(id, range),
    } satisfies Served
    const width = smallWidthFor(row, asked)
    const bytes = width && (await small(id, width))
    if (!bytes) return whole
    return {
      ...whole,
      mime: 'image/webp',
      size: bytes.length,
      version: `${sha256}-${width}`,
      open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
    }
  }
}
