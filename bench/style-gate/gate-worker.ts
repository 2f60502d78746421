import { parentPort, workerData } from 'node:worker_threads'
import { zbarDecoder, zxingDecoder } from '../../packages/qr/test/decoders.ts'
import { type Judged, judgeStyle } from '../../packages/qr/test/judge-style.ts'
import { specimens } from './specimens.ts'

export interface GateOrder {
  count: number
  seed: number
  /** Every how many of the refused styles is repaired; 0 for none. */
  repairEvery: number
  /** This worker takes each `share`-th style, beginning with `part`. */
  part: number
  share: number
}

export interface GateAnswer extends Judged {
  number: number
}

const { count, seed, repairEvery, part, share } = workerData as GateOrder
const decoders = { zxing: await zxingDecoder(), zbar: await zbarDecoder() }
for (const [number, specimen] of specimens(count, seed).entries()) {
  if (number % share !== part) continue
  const repair = repairEvery > 0 && Math.floor(number / share) % repairEvery === 0
  const judged = await judgeStyle(specimen, decoders, repair)
  parentPort?.postMessage({ number, ...judged } satisfies GateAnswer)
}
