import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { OutletClosed } from '../files/byte-outlet.ts'
import { createZipWriter } from './zip-writer.ts'

const at = new Date('2026-11-21T08:00:00Z')

async function* lines(count: number) {
  for (let line = 0; line < count; line += 1) yield `${line} 号\n`
}

describe('a zip', () => {
  it('holds whole entries and entries in pieces under names of every language', async () => {
    const zip = createZipWriter({ at })
    const whole = buffer(zip.stream)
    await zip.addPacked('一楼/消防栓.png', new Uint8Array([1, 2, 3]))
    await zip.addPieces('list.txt', lines(20_000))
    await zip.addPieces('packed.bin', [new Uint8Array([9])], { isPacked: true })
    await zip.addPieces('empty.txt', [])
    await zip.addPacked('ß (2).png', new Uint8Array(0))
    zip.end()
    const entries = unzipSync(new Uint8Array(await whole))
    expect(Object.keys(entries)).toEqual(['一楼/消防栓.png', 'list.txt', 'packed.bin', 'empty.txt', 'ß (2).png'])
    expect(entries['一楼/消防栓.png']).toEqual(new Uint8Array([1, 2, 3]))
    expect(strFromU8(entries['list.txt'] ?? new Uint8Array()).split('\n')).toHaveLength(20_001)
    expect(entries['packed.bin']).toEqual(new Uint8Array([9]))
  })

  it('waits for whoever reads it', async () => {
    const zip = createZipWriter({ at })
    let added = 0
    const adding = (async () => {
      for (; added < 50; added += 1) await zip.addPacked(`${added}.png`, new Uint8Array(100_000))
      zip.end()
    })()
    await pause(50)
    expect(added).toBeLessThan(5)
    expect((await buffer(zip.stream)).length).toBeGreaterThan(5_000_000)
    await adding
  })

  it('keeps nothing of what it wrote', async () => {
    const zip = createZipWriter({ at })
    zip.stream.resume()
    const before = process.memoryUsage().arrayBuffers
    for (let entry = 0; entry < 3_000; entry += 1) {
      await zip.addPacked(`${entry}.png`, new Uint8Array(100_000))
      if (entry % 100 === 0) await pause(1)
    }
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(150_000_000)
    zip.end()
  }, 180_000)

  it('stops whoever writes when nobody reads any more, and keeps no listeners', async () => {
    const zip = createZipWriter({ at })
    zip.stream.resume()
    for (let entry = 0; entry < 40; entry += 1) await zip.addPieces(`${entry}.txt`, lines(3))
    expect(zip.stream.listenerCount('close')).toBeLessThan(5)
    const writing = zip.addPieces('endless.txt', lines(Number.POSITIVE_INFINITY))
    await pause(20)
    zip.destroy(new Error('the disk is full'))
    await expect(writing).rejects.toBeInstanceOf(OutletClosed)
    await expect(zip.addPacked('more.png', new Uint8Array(1))).rejects.toBeInstanceOf(OutletClosed)
  })

  it('takes no pieces once nobody reads any more', async () => {
    const zip = createZipWriter({ at })
    zip.stream.resume()
    await zip.addPieces('first.txt', lines(3))
    zip.destroy(new Error('the disk is full'))
    await pause(5)
    await expect(zip.addPieces('endless.txt', lines(Number.POSITIVE_INFINITY))).rejects.toBeInstanceOf(OutletClosed)
  })

  it('passes on why a piece could not be had', async () => {
    const zip = createZipWriter({ at })
    zip.stream.resume()
    async function* broken() {
      yield 'half'
      throw new Error('the database is away')
    }
    await expect(zip.addPieces('x.txt', broken())).rejects.toThrow('the database is away')
  })
})
