import { Buffer } from 'node:buffer'
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { AgeRefused, isAge, openAge, sealAge } from './age.ts'

async function* piecesOf(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function whole(source: AsyncIterable<Buffer>) {
  const found: Buffer[] = []
  for await (const piece of source) found.push(piece)
  return Buffer.concat(found)
}

describe('a file under a passphrase', () => {
  it.each([0, 65_536, 200_000])('gives %i bytes back', async (size) => {
    const bytes = randomBytes(size)
    const sealed = await whole(sealAge(piecesOf(bytes, 7_001), '海 滨 旧 街'))
    expect(isAge(sealed)).toBe(true)
    expect((await whole(openAge(piecesOf(sealed, 10_007), '海 滨 旧 街'))).equals(bytes)).toBe(true)
  })

  it('opens with no other passphrase, and not after a byte was changed or the end was taken away', async () => {
    const sealed = await whole(sealAge(piecesOf(randomBytes(70_000), 4_096), 'right'))
    await expect(whole(openAge(piecesOf(sealed, 4_096), 'wrong'))).rejects.toThrow(AgeRefused)
    const changed = Buffer.from(sealed)
    changed[sealed.length - 100] = (changed[sealed.length - 100] ?? 0) ^ 1
    await expect(whole(openAge(piecesOf(changed, 4_096), 'right'))).rejects.toThrow(AgeRefused)
    const cut = sealed.subarray(0, sealed.length - 4_480)
    await expect(whole(openAge(piecesOf(cut, 4_096), 'right'))).rejects.toThrow(AgeRefused)
  })
})
