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
    // Where browsers' types are known the library asks for more than it reads: data, width and height.
    const image = pixels as Parameters<typeof readBarcodes>[0]
    const found = await readBarcodes(image, { formats: ['QRCode'], maxNumberOfSymbols: 1, textMode: 'Plain' })
    return found[0]?.isValid ? found[0].text : null
  }
}
