import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { BlobStore } from './blob-store.ts'
import type { Staging } from './staging.ts'

export interface Moved {
  /** Brought now, and read back. */
  brought: number
  /** Were there already. */
  there: number
  bytes: number
}

/** A file arrived as something else than it was sent. */
export class ArrivedOtherwise extends Error {}

/**
 * Brings every file of one store into another, which is left with its own; what a cut-off run brought is not brought again.
 * Each is read back where it arrived. A stored file never changes, so this may run beside a server.
 */
export async function moveBlobs(
  { from, to, staging }: { from: BlobStore; to: BlobStore; staging: Pick<Staging, 'receive' | 'discard'> },
  onEach: (moved: Moved) => void = () => undefined,
): Promise<Moved> {
  const moved: Moved = { brought: 0, there: 0, bytes: 0 }
  for await (const { key, bytes } of from.list()) {
    if ((await to.find(key))?.bytes === bytes) {
      moved.there += 1
      continue
    }
    const source = await from.open(key)
    if (!source) continue // deleted meanwhile
    const staged = await staging.receive(source)
    try {
      await to.keep(key, staged.path)
      const arrived = await to.open(key)
      if (!arrived || (await sumOf(arrived)) !== staged.sha256) {
        await to.delete(key)
        throw new ArrivedOtherwise(key)
      }
    } finally {
      await staging.discard(staged)
    }
    moved.brought += 1
    moved.bytes += staged.size
    onEach(moved)
  }
  return moved
}

async function sumOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of stream) hash.update(bytes as Buffer)
  return hash.digest('hex')
}
