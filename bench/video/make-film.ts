import type { Page } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { type Frame, layOut } from './mp4.ts'

export const width = 320
export const height = 180
/** Of the film. */
export const seconds = 240
const framesPerSecond = 5

/**
 * Writes a film of `size` bytes that browsers play: a white bar that grows over four minutes, encoded by the browser of
 * `page`, which has to stand on an address of this machine.
 */
export async function makeFilm(page: Page, path: string, size: number): Promise<void> {
  const { description, frames } = await encode(page)
  const { head, offsets } = layOut({ width, height, framesPerSecond, description, frames }, size)
  const file = await open(path, 'w')
  try {
    const filling = randomBytes(8 * 1024 ** 2)
    for (let at = 0; at < size; at += filling.length) {
      await file.write(filling, 0, Math.min(filling.length, size - at), at)
    }
    await file.write(head, 0, head.length, 0)
    for (const [place, { bytes }] of frames.entries()) await file.write(bytes, 0, bytes.length, offsets[place])
  } finally {
    await file.close()
  }
}

async function encode(page: Page): Promise<{ description: Buffer; frames: Frame[] }> {
  const asked = { width, height, framesPerSecond, count: seconds * framesPerSecond }
  const made = await page.evaluate(async ({ width, height, framesPerSecond, count }) => {
    const canvas = new OffscreenCanvas(width, height)
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    const written = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
    const frames: { bytes: string; isKey: boolean }[] = []
    let description = ''
    const encoder = new VideoEncoder({
      output(chunk, about) {
        const bytes = new Uint8Array(chunk.byteLength)
        chunk.copyTo(bytes)
        frames.push({ bytes: btoa(written(bytes)), isKey: chunk.type === 'key' })
        const found = about?.decoderConfig?.description
        if (found) description = btoa(written(new Uint8Array(found as ArrayBuffer)))
      },
      error(error) {
        throw error
      },
    })
    encoder.configure({ codec: 'avc1.42001f', width, height, framerate: framesPerSecond, bitrate: 200_000 })
    for (let place = 0; place < count; place += 1) {
      pen.fillStyle = '#000'
      pen.fillRect(0, 0, width, height)
      pen.fillStyle = '#fff'
      pen.fillRect(0, 0, (width * place) / count, height)
      const frame = new VideoFrame(canvas, { timestamp: (place * 1_000_000) / framesPerSecond })
      encoder.encode(frame, { keyFrame: place % 10 === 0 })
      frame.close()
    }
    await encoder.flush()
    return { description, frames }
  }, asked)
  return {
    description: Buffer.from(made.description, 'base64'),
    frames: made.frames.map(({ bytes, isKey }) => ({ bytes: Buffer.from(bytes, 'base64'), isKey })),
  }
}
