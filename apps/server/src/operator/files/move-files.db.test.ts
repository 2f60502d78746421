import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newFileId } from '../../platform/files/file-id.ts'
import { openLocalBlobs } from '../../platform/files/open-file-places.ts'
import { type S3StandIn, startS3 } from '../../platform/files/s3/s3.stand-in.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { createPlaces, type } from '../backup/shell.fixture.ts'

let places: Awaited<ReturnType<typeof createPlaces>>
let s3: S3StandIn
beforeAll(async () => {
  places = await createPlaces()
  s3 = await startS3()
})
afterAll(async () => {
  await s3.close()
  await places.close()
})

it('brings files into S3 and back, goes on where it was cut off, and a server works there', async () => {
  const url = await places.database()
  const dataDir = places.path('data')
  const before = { DATABASE_URL: url, DATA_DIR: dataDir }
  const near = await startTestApp({ environment: before, dataDir })
  const blobs = openLocalBlobs(dataDir)
  const files = new Map(Array.from({ length: 5 }, () => [newFileId(), randomBytes(1_000)]))
  for (const [key, bytes] of files) {
    await writeFile(places.path(key), bytes)
    await blobs.keep(key, places.path(key))
  }
  expect((await near.fetch('/readyz')).status).toBe(200)
  await near.close()

  expect(await type(before, 'move-files', 's3')).toMatchObject({ status: 1 })
  const moving = { ...before, ...s3.environment, FILES: 'local' }
  s3.fault.away = true
  expect(await type(moving, 'move-files', 's3')).toMatchObject({ status: 1 })
  s3.fault.away = false
  const [first = ''] = files.keys()
  s3.bucket.objects.set(`files/${first}`, { bytes: files.get(first) as Buffer, tag: '"x"', at: new Date() })
  const done = await type(moving, 'move-files', 's3')
  expect(done.status).toBe(0)
  expect(done.text).toContain('新搬 5 个文件') // four, and the mark of the store
  expect(done.text).toContain('已在那里 1 个')
  expect(done.text).toContain('FILES=s3')

  const settings = { ...before, ...s3.environment }
  const far = await startTestApp({ environment: settings, dataDir: places.path('another disk') })
  expect((await far.fetch('/readyz')).status).toBe(200)
  await far.close()

  // Back again, on a disk that has nothing.
  await rm(dataDir, { recursive: true })
  expect((await type(settings, 'move-files', 'local')).status).toBe(0)
  for (const [key, bytes] of files)
    expect(await buffer((await blobs.open(key)) ?? ([][Symbol.iterator]() as never))).toEqual(bytes)
})

it('says what it needs', async () => {
  const environment = { DATABASE_URL: await places.database(), DATA_DIR: places.path('none') }
  expect((await type({ ...environment, ...s3.environment }, 'move-files')).text).toContain('s3 或 local')
})
