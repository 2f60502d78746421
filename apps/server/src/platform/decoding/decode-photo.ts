import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'
import { type Pixels, secondDecode } from '@matai/qr/scan-check'
import { attempts } from './attempts.ts'
import { openPicture, type Picture } from './open-picture.ts'

/** What stands in the codes of a picture; `repaired` when it could only be read after the picture was worked on. */
export interface DecodedPhoto {
  texts: string[]
  repaired: boolean
}

const resolve = createRequire(import.meta.url).resolve
const wasmBinary = new Uint8Array(readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer
const reader = prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })

/** Several stickers may be in one photo. */
const codesAtMost = 8
const always: ReaderOptions = {
  formats: ['QRCode'],
  maxNumberOfSymbols: codesAtMost,
  textMode: 'Plain',
  tryHarder: true,
}

/**
 * Reads the QR codes of a picture, in attempts that cost more and more, for `patience` milliseconds at most.
 * Throws when the bytes are no picture. Takes up to seconds of CPU: run it in the decoding worker.
 */
export async function decodePhoto(bytes: Uint8Array, patience: number): Promise<DecodedPhoto | undefined> {
  const end = performance.now() + patience
  await reader
  const picture = await openPicture(bytes)
  if (isOfOneColour(picture)) return undefined
  let number = 0
  for (const attempt of attempts) {
    if (performance.now() > end) return undefined
    // The library's type asks for more than it reads: data, width and height.
    const pixels = (await attempt.prepare(picture)) as Parameters<typeof readBarcodes>[0]
    const found = await readBarcodes(pixels, { ...always, ...attempt.options })
    const texts = found.filter(({ isValid }) => isValid).map(({ text }) => text)
    if (texts.length === 0 && attempt.byBoth)
      texts.push(...[secondDecode(pixels as Pixels)].filter((text) => text !== null))
    if (texts.length > 0) return { texts, repaired: number > 0 }
    number += 1
  }
  return undefined
}

/** Levels of 255 that a code cannot do with: even the noise of a camera has more. */
const noContrast = 4

function isOfOneColour({ grey, ink }: Picture): boolean {
  return [grey, ink].every(({ data }) => {
    let [least, most] = [255, 0]
    for (const level of data) {
      if (level < least) least = level
      if (level > most) most = level
    }
    return most - least < noContrast
  })
}
