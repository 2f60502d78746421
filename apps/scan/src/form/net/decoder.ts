import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
import type { Detector } from './detector.ts'

/** Where the server keeps the decoder beside the parts of the script. */
const address = '/f/-/zxing_reader.wasm'
/** Longest side of a picture that is looked through: phones take 48 megapixels. */
const longest = 1_600

// Asked for by the decoder; Chrome has it since 93, Safari since 15.4.
Object.hasOwn ??= (value, key) => Object.prototype.hasOwnProperty.call(value, key)

prepareZXingModule({ overrides: { locateFile: () => address } })

const formats = {
  any: [],
  qr: ['QRCode', 'MicroQRCode'],
  barcode: ['AllLinear'],
} satisfies Record<string, ReaderOptions['formats']>

/** What reads codes where the browser cannot by itself: Safari, and what is inside of WeChat. */
export function createDecoder(reads: keyof typeof formats): Detector {
  const canvas = document.createElement('canvas')
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  return {
    async detect(source) {
      const [width, height] =
        source instanceof HTMLVideoElement ? [source.videoWidth, source.videoHeight] : [source.width, source.height]
      if (!drawing || width === 0) return []
      const scale = Math.min(1, longest / Math.max(width, height))
      canvas.width = Math.round(width * scale)
      canvas.height = Math.round(height * scale)
      drawing.drawImage(source, 0, 0, canvas.width, canvas.height)
      const pixels = drawing.getImageData(0, 0, canvas.width, canvas.height)
      const found = await readBarcodes(pixels, { formats: formats[reads], maxNumberOfSymbols: 1, tryHarder: true })
      return found.map(({ text }) => ({ rawValue: text }))
    },
  }
}
