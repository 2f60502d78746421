import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { detect } from './detect.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const drawn = () => sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })

describe('detect', () => {
  it('knows the pictures that it draws again', async () => {
    expect(await detect(await drawn().jpeg().toBuffer())).toEqual({
      kind: 'picture',
      mime: 'image/jpeg',
      extension: 'jpg',
    })
    for (const format of ['png', 'webp', 'gif', 'avif'] as const) {
      const picture = await drawn().toFormat(format).toBuffer()
      expect(await detect(picture)).toEqual({ kind: 'picture', mime: `image/${format}`, extension: format })
    }
  })

  it('takes everything that can carry script for a file', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const carriers = [
      svg,
      `<?xml version="1.0"?>${svg}`,
      '<!doctype html><script>1</script>',
      '#!/bin/sh\nls',
      'alert(1)',
    ]
    for (const carrier of carriers) {
      const { kind, mime } = await detect(bytes(carrier))
      expect(kind).toBe('file')
      expect(['text/plain', 'application/octet-stream']).toContain(mime)
    }
  })

  it('knows sound and film by what browsers call them', async () => {
    expect(await detect(bytes(`ID3\x03\0\0\0\0\0\0\xff\xfb\x90\x64${'\0'.repeat(400)}`))).toMatchObject({
      kind: 'audio',
      mime: 'audio/mpeg',
    })
    const wav = bytes('RIFF\x24\x00\x00\x00WAVEfmt \x10\x00\x00\x00\x01\x00\x01\x00')
    expect(await detect(wav)).toMatchObject({ kind: 'audio', mime: 'audio/wav' })
    const mp4 = bytes('\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isomiso2')
    expect(await detect(mp4)).toMatchObject({ kind: 'video', mime: 'video/mp4', extension: 'mp4' })
    const m4a = bytes('\x00\x00\x00\x18ftypM4A \x00\x00\x02\x00M4A mp42')
    expect(await detect(m4a)).toMatchObject({ kind: 'audio', mime: 'audio/mp4' })
  })

  it('tells text from bytes, also where a character is cut off', async () => {
    expect(await detect(Buffer.from('名称,数量\n螺丝,3\n').subarray(0, 20))).toMatchObject({ mime: 'text/plain' })
    expect(await detect(Buffer.from('\ufeffa;b', 'utf16le'))).toMatchObject({ mime: 'text/plain' })
    expect(await detect(bytes('\x01\x02\x00\x03'))).toMatchObject({ mime: 'application/octet-stream' })
    expect(await detect(bytes('\xff\xfe\xfa\xfb\xd8'))).toMatchObject({ kind: 'file' })
  })

  it('stays calm on any bytes', async () => {
    for (let round = 0; round < 200; round++) {
      const noise = crypto.getRandomValues(new Uint8Array(300))
      noise.set(
        [
          [0x89, 0x50],
          [0x50, 0x4b],
          [0x49, 0x44],
          [0x1a, 0x45],
          [0x52, 0x49],
        ][round % 5] ?? [],
      )
      expect(['picture', 'audio', 'video', 'file']).toContain((await detect(noise)).kind)
    }
  })
})
