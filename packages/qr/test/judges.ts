import jsQr from 'jsqr'
import { decode_barcode } from 'rxing-wasm'
import { type Grey, toPixels } from '../src/scan-check/pixels.ts'

/** A decoder that the product does not use, which judges what the product accepted. */
export type Judge = (picture: Grey) => string | null

/** Two decoders by other people: neither shares its code with those of the scan check. */
export const judges: Record<'jsqr' | 'rxing', Judge> = {
  jsqr: (picture) => {
    const { data, width, height } = toPixels(picture)
    return jsQr(data, width, height)?.data ?? null
  },
  rxing: ({ data, width, height }) => {
    try {
      return decode_barcode(new Uint8Array(data), width, height, true).text()
    } catch {
      return null // it throws for what it cannot read
    }
  },
}
