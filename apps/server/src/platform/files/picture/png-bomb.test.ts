import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { isPngBomb } from './png-bomb.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const words = (text: string) => Buffer.from(text, 'latin1')

function chunk(type: string, ...parts: Buffer[]): Buffer {
  const data = Buffer.concat(parts)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, words(type), data, Buffer.alloc(4)])
}

const png = (...chunks: Buffer[]) =>
  Buffer.concat([signature, chunk('IHDR', Buffer.alloc(13)), ...chunks, chunk('IEND')])
const packed = (bytes: number) => deflateSync(Buffer.alloc(bytes))
const [fair, bomb] = [packed(2_000_000), packed(48 * 1024 ** 2)]

it.each([
  ['a text', (data: Buffer) => chunk('zTXt', words('x\0\0'), data)],
  ['a profile', (data: Buffer) => chunk('iCCP', words('sRGB\0\0'), data)],
  ['a text with a language', (data: Buffer) => chunk('iTXt', words('x\0\x01\0zh\0x\0'), data)],
])('knows %s that unpacks to far more than any picture needs', (_, inChunk) => {
  expect(isPngBomb(png(inChunk(bomb)))).toBe(true)
  expect(isPngBomb(png(inChunk(fair)))).toBe(false)
})

it('takes for none what is plain, broken, cut off or no PNG', () => {
  const lies = chunk('zTXt', words('x\0\0'), bomb)
  lies.writeUInt32BE(0xffffffff)
  for (const bytes of [
    png(chunk('iTXt', words('x\0\0\0zh\0x\0'), bomb)),
    png(chunk('zTXt', words('without an end'))),
    png(chunk('zTXt', words('x\0\0'), Buffer.from('not packed'))),
    png(chunk('zTXt', words('x\0\0'), fair)).subarray(0, 60),
    png(lies).subarray(0, 41),
    Buffer.concat([words('GIF89a'), chunk('zTXt', words('x\0\0'), bomb)]),
    Buffer.alloc(0),
  ])
    expect(isPngBomb(bytes)).toBe(false)
})
