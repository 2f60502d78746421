import { expect, it } from 'vitest'
import { detect } from './detect.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))
const webm = (...codecs: string[]) =>
  bytes(
    [0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84],
    'webm',
    [0x18, 0x53, 0x80, 0x67, 0xff],
    ...codecs.map((codec) => bytes([0x86, 0x80 + codec.length], codec).toString('latin1')),
    'x'.repeat(40),
  )
const box = (name: string, ...inside: string[]) => {
  const body = inside.join('')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(8 + body.length)
  return length.toString('latin1') + name + body
}
const handler = (type: string) => box('hdlr', '\0'.repeat(8), type, '\0'.repeat(12))
const mp4 = (...rest: string[]) => bytes(box('ftyp', 'iso5', '\0\0\0\0', 'iso5mp41'), ...rest)
const film = [handler('soun'), handler('vide')]

it.each([
  ['a recording of Chrome', webm('A_OPUS'), 'audio', 'audio/webm'],
  ['a film of Chrome', webm('A_OPUS', 'V_VP8'), 'video', 'video/webm'],
  ['a recording of Safari', mp4(box('moov', handler('soun'))), 'audio', 'audio/mp4'],
  ['a film of Safari', mp4(box('moov', ...film)), 'video', 'video/mp4'],
  ['a film whose list goes on', mp4(box('moov', ...film).slice(0, 60)), 'video', 'video/mp4'],
  ['a film whose list stands at its end', mp4(box('mdat', 'x'.repeat(99))), 'video', 'video/mp4'],
])('%s is told by its tracks', async (_, head, kind, mime) => {
  expect(await detect(head)).toMatchObject({ kind, mime })
})
