import { open } from 'node:fs/promises'
import { headLength } from './detect.ts'

/** The first bytes of a local file, as many as `detect` wants. */
export async function readHead(path: string): Promise<Uint8Array> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headLength), 0, headLength, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
