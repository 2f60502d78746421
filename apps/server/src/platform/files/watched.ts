import type { DiskRoom } from './disk-room.ts'

/** Bytes between two looks at the free space: uploads that run side by side cannot use up the reserve unseen. */
const lookEvery = 8 * 1024 ** 2

/** Passes bytes on while there is room for them; `onBytes` sees each piece. */
export async function* watched(
  source: AsyncIterable<Buffer>,
  room: DiskRoom,
  onBytes: (bytes: Buffer) => void,
): AsyncGenerator<Buffer> {
  let unseen = 0
  await room.need(0)
  for await (const bytes of source) {
    unseen += bytes.length
    if (unseen >= lookEvery) {
      await room.need(0)
      unseen = 0
    }
    onBytes(bytes)
    yield bytes
  }
}
