import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BlobStore } from './blob-store.ts'
import { newFileId } from './file-id.ts'
import { createLocalBlobs } from './local-blobs.ts'
import { createS3Blobs } from './s3/s3-blobs.ts'
import { createS3 } from './s3/s3-client.ts'
import { S3Refusal, StoreAway } from './s3/s3-error.ts'
import { type S3StandIn, startS3 } from './s3/s3.stand-in.ts'

let folder: string
let s3: S3StandIn

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matai-blobs-'))
  await mkdir(join(folder, 'files', 'staging'), { recursive: true })
  s3 = await startS3()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const stores: [string, () => BlobStore][] = [
  [
    'on the disk',
    () => createLocalBlobs({ folder: join(folder, 'files'), stagingFolder: join(folder, 'files/staging') }),
  ],
  ['in S3', () => createS3Blobs(createS3(s3.place))],
]

async function local(bytes: Buffer): Promise<string> {
  const path = join(folder, newFileId())
  await writeFile(path, bytes)
  return path
}

describe.each(stores)('a store of files %s', (_, open) => {
  const read = async (key: string, range?: { start: number; end: number }) => {
    const stream = await open().open(key, range)
    return stream && buffer(stream)
  }

  it('gives back what was kept, whole and in part, and knows nothing of anything else', async () => {
    const key = newFileId()
    const bytes = randomBytes(100_000)
    await open().keep(key, await local(bytes))
    expect((await read(key))?.equals(bytes)).toBe(true)
    expect((await read(key, { start: 1_000, end: 1_009 }))?.equals(bytes.subarray(1_000, 1_010))).toBe(true)
    expect(await open().find(key)).toMatchObject({ key, bytes: 100_000, storedAt: expect.any(Date) })
    expect(await read(newFileId())).toBeUndefined()
    expect(await open().find(newFileId())).toBeUndefined()
  })

  it('keeps files that come in many parts, and empty ones', async () => {
    const [large, empty] = [newFileId(), newFileId()]
    const bytes = randomBytes(20 * 1024 ** 2)
    await open().keep(large, await local(bytes))
    await open().keep(empty, await local(Buffer.alloc(0)))
    expect((await read(large))?.equals(bytes)).toBe(true)
    const middle = { start: 8 * 1024 ** 2 - 10, end: 8 * 1024 ** 2 + 9 }
    expect((await read(large, middle))?.equals(bytes.subarray(middle.start, middle.end + 1))).toBe(true)
    expect((await read(empty))?.length).toBe(0)
  })

  it('replaces, deletes, and does not mind that nothing is there', async () => {
    const key = `${newFileId()}.w320`
    await open().keep(key, await local(Buffer.from('one')))
    await open().keep(key, await local(Buffer.from('two')))
    expect(String(await read(key))).toBe('two')
    await open().delete(key)
    await open().delete(key)
    expect(await read(key)).toBeUndefined()
  })

  it('lists everything in the order of the keys, and refuses what is no key', async () => {
    const keys = Array.from({ length: 30 }, newFileId)
    for (const key of keys) await open().keep(key, await local(Buffer.from(key)))
    const listed: string[] = []
    for await (const { key, bytes } of open().list()) if (keys.includes(key) && bytes === 22) listed.push(key)
    expect(listed).toEqual(keys.toSorted())
    for (const wrong of ['../secret', 'short', `${newFileId()}/x`, `${newFileId()}.w320.x`])
      await expect((async () => open().find(wrong))()).rejects.toThrow('wrong shape')
  })
})

describe('S3', () => {
  const of = (change: Partial<S3StandIn['place']>) => createS3Blobs(createS3({ ...s3.place, ...change }))

  it('is asked again when it is busy, and named when it refuses', async () => {
    const key = newFileId()
    s3.fault.refusals = 2
    await of({}).keep(key, await local(Buffer.from('at the third time')))
    expect(String(await buffer((await of({}).open(key)) ?? Readable.from([])))).toBe('at the third time')
    for (const [change, code] of [
      [{ secret: 'another one' }, 'SignatureDoesNotMatch'],
      [{ keyId: 'another one' }, 'InvalidAccessKeyId'],
      [{ bucket: 'other' }, 'NoSuchBucket'],
    ] as const) {
      const error: unknown = await of(change)
        .keep(key, await local(Buffer.from('x')))
        .catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(StoreAway)
      const cause = error instanceof Error ? error.cause : undefined
      expect(cause instanceof S3Refusal ? cause.s3Code : cause).toBe(code)
    }
  })

  it('leaves nothing half behind when it goes away', async () => {
    const key = newFileId()
    const path = await local(randomBytes(17 * 1024 ** 2))
    const blobs = of({})
    const keeping = blobs.keep(key, path)
    await expect.poll(() => s3.bucket.uploads.size).toBe(1)
    s3.fault.away = true
    await expect(keeping).rejects.toBeInstanceOf(StoreAway)
    s3.fault.away = false
    expect(await blobs.find(key)).toBeUndefined()
  })

  it('lists more than a page', async () => {
    for (let at = 0; at < 1_050; at++)
      s3.bucket.objects.set(`files/${String(at).padStart(22, '-')}`, {
        bytes: Buffer.alloc(1),
        tag: '"x"',
        at: new Date(),
      })
    const counted: string[] = []
    for await (const { key } of of({}).list()) if (key.startsWith('---')) counted.push(key)
    expect(counted).toHaveLength(1_050)
    s3.bucket.objects.clear()
  })
})
