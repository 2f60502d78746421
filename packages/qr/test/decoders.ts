import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { getInstance, scanRGBABuffer } from '@undecaf/zbar-wasm'
import { createDecoder, type Decode } from '../src/scan-check/decode.ts'

export async function zxingDecoder(): Promise<Decode> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  return createDecoder(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength))
}

/** The second opinion of the tests; its licence keeps it out of the product. */
export async function zbarDecoder(): Promise<Decode> {
  await getInstance()
  return async ({ data, width, height }) => {
    const found = await scanRGBABuffer(new Uint8Array(data).buffer, width, height)
    return found[0]?.decode('utf-8') ?? null
  }
}
