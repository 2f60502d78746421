import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Checked } from './manifest.ts'

/** Passes bytes on and knows afterwards how many they were and their SHA-256. */
export function measuring(): Transform & { measured(): Checked } {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return Object.assign(stream, { measured: () => ({ sha256: hash.digest('hex'), bytes }) })
}

/** Reads a file to its end. */
export async function measure(path: string): Promise<Checked> {
  const meter = measuring()
  await pipeline(createReadStream(path), meter.resume())
  return meter.measured()
}

/** Writes a file that only this user reads; it is on the disk when this returns. */
export const writingTo = (path: string) => createWriteStream(path, { mode: 0o600, flush: true })
