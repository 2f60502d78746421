import { createDecoder, type Decode, type ScanQuestion, scanCheck } from '@matai/qr/scan-check'
import decoderAddress from 'zxing-wasm/reader/zxing_reader.wasm?url'

export interface ScanRequest extends Omit<ScanQuestion, 'decode'> {
  number: number
}

let decoder: Promise<Decode> | undefined

addEventListener('message', async ({ data: { number, ...question } }: MessageEvent<ScanRequest>) => {
  try {
    decoder ??= loadDecoder()
    postMessage({ number, verdict: await scanCheck({ ...question, decode: await decoder }) })
  } catch (error) {
    decoder = undefined
    postMessage({ number, problem: String(error) })
  }
})

async function loadDecoder(): Promise<Decode> {
  const answer = await fetch(decoderAddress)
  if (!answer.ok) throw new Error(`decoder: ${answer.status}`)
  return createDecoder(await answer.arrayBuffer())
}
