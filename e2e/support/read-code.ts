import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createDecoder } from '@matai/qr/scan-check'
import sharp from 'sharp'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
const decoder = createDecoder(new Uint8Array(readFileSync(wasm)).buffer)

/** What a downloaded picture says when it is scanned. */
export async function readPng(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (await decoder)({ data: new Uint8ClampedArray(data), width: info.width, height: info.height })
}

export async function readSvg(drawing: Buffer): Promise<string | null> {
  return readPng(await sharp(drawing, { density: 144 }).png().toBuffer())
}
