import { beforeAll, describe, expect, it } from 'vitest'
import { zbarDecoder, zxingDecoder } from '../test/decoders.ts'
import { rasterise } from '../test/rasterise.ts'
import { gateFailures } from '../test/two-decoder-gate.ts'
import { draw } from './draw.ts'
import type { Decode } from './scan-check/decode.ts'
import { bodyTypes, defaultStyle, eyeTypes, frameTypes, type QrStyle } from './style.ts'

// Every shape and frame once, each time in other company; QR_RUNS=240 tries them in as many combinations.
const runs = Math.max(bodyTypes.length, Math.min(Number(process.env.QR_RUNS ?? 0), 1000))
const content = 'http://127.0.0.1:8080/q/AbC23xyz'

let zxing: Decode
let zbar: Decode
beforeAll(async () => {
  zxing = await zxingDecoder()
  zbar = await zbarDecoder()
})

function pick<Value>(values: readonly Value[], at: number): Value {
  return values[at % values.length] as Value // never past the end
}

const looks = Array.from({ length: runs }, (_, at) => {
  const round = Math.floor(at / bodyTypes.length)
  return {
    bodyType: pick(bodyTypes, at),
    eyeType: pick(eyeTypes, at + round),
    eyeInType: pick(eyeTypes, at * 2 + round * 5),
    frameType: pick(frameTypes, at + round * 3),
  }
})

describe('both decoders read', () => {
  it.each(looks)('$bodyType with $eyeType eyes around $eyeInType in the frame $frameType', async (look) => {
    const style: QrStyle = { ...defaultStyle, ...look, frameText: '扫一扫' }
    const pixels = rasterise(draw(content, style).svg)
    expect(await gateFailures({ pixels, content, background: style.bgColor }, { zxing, zbar })).toEqual([])
  })
})
