import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { paddingOf, readTarHeader, TarBroken, tarEnd, tarHeader } from './tar.ts'
import { readTar } from './tar-reader.ts'

const at = new Date('2026-11-20T10:00:00Z')
const entry = (path: string, body: string) => {
  const bytes = Buffer.from(body)
  return [tarHeader({ path, size: bytes.length }, at), bytes, Buffer.alloc(paddingOf(bytes.length))]
}
const archive = Buffer.concat([
  ...entry('a.txt', 'one'),
  ...entry('b/c.txt', 'x'.repeat(700)),
  ...entry('e', ''),
  tarEnd(),
])
async function* piecesOf(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

describe('an archive', () => {
  it('is what tar reads', () => {
    expect(execFileSync('tar', ['-tf', '-'], { input: archive }).toString()).toBe('a.txt\nb/c.txt\ne\n')
  })

  it.each([1, 100, 512, 5_000])('comes back in pieces of %i bytes, read or not, from any entry on', async (size) => {
    const found: string[] = []
    let second = 0
    for await (const one of readTar(piecesOf(archive, size))) {
      if (one.path === 'b/c.txt') second = one.start
      else for await (const piece of one.bytes()) found.push(piece.toString())
      found.push(one.path)
    }
    expect(found.join('')).toBe('onea.txtb/c.txte')
    const later: string[] = []
    for await (const one of readTar(piecesOf(archive.subarray(second), size), second))
      later.push(`${one.path} ${one.end}`)
    expect(later).toEqual([`b/c.txt ${1024 + 512 + 1024}`, `e ${1024 + 512 + 1024 + 512}`])
  })

  it('says when it was cut off or damaged, and writes sizes above eight gigabytes', async () => {
    const all = async (bytes: Buffer) => {
      const entries = readTar(piecesOf(bytes, 300))
      while (!(await entries.next()).done);
    }
    await expect(all(archive.subarray(0, 900))).rejects.toThrow(TarBroken)
    await expect(all(Buffer.from(archive.map((byte, place) => (place === 3 ? 65 : byte))))).rejects.toThrow(TarBroken)
    expect(readTarHeader(tarHeader({ path: 'big', size: 9_000_000_001 }, at))).toEqual({
      path: 'big',
      size: 9_000_000_001,
    })
  })
})
