import { describe, expect, it } from 'vitest'
import { zbarDecoder, zxingDecoder } from '../test/decoders.ts'
import { encode } from './encode.ts'
import { plainTwin } from './scan-check/hard-photo/plain-twin.ts'
import { secondDecode } from './scan-check/second-decoder.ts'
import { defaultStyle, levels } from './style.ts'

describe('encode', async () => {
  const decoders = [await zxingDecoder(), await zbarDecoder(), secondDecode]

  it.each(['消防栓 3 号，二楼', 'é', '水'.repeat(50), '泵'.repeat(140)])(
    'marks %s as UTF-8, at every level',
    async (text) => {
      for (const level of levels) {
        const pixels = plainTwin(text, { ...defaultStyle, level }).pixels
        expect(await Promise.all(decoders.map(async (decode) => await decode(pixels)))).toEqual([text, text, text])
      }
    },
  )

  it('refuses what no code holds', () => {
    expect(() => encode('泵'.repeat(500), 'H')).toThrow(/too long/)
  })
})
