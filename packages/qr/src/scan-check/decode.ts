import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { Pixels } from './pixels.ts'

/** Reads the QR code in a picture; null when there is none that can be read. */
export type Decode = (pixels: Pixels) => Promise<string | null>

/**
 * A decoder from the bytes of `zxing-wasm/reader/zxing_reader.wasm`.
 * They are handed in because the library would otherwise fetch them from a foreign host.
 */
export async function createDecoder(wasmBinary: ArrayBuffer): Promise<Decode> {
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  return async (pixels) => {
    const found = await readBarcodes(pixels, { formats: ['QRCode'], maxNumberOfSymbols: 1, textMode: 'Plain' })
    return found[0]?.isValid ? found[0].text : null
  }
}
