import { randomBytes, randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type S3StandIn, startS3 } from '../../platform/files/s3/s3.stand-in.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createPlaces, type } from './shell.fixture.ts'

let places: Awaited<ReturnType<typeof createPlaces>>
let lost: S3StandIn
let fresh: S3StandIn
let here: TestApp
let owner: SignedUp
let settings: Record<string, string>
const files = new Map<string, { id: string; bytes: Buffer }>()
/** More than one part of a transfer, and less. */
const sizes = [9 * 1024 ** 2, 20_000, 1]

beforeAll(async () => {
  places = await createPlaces()
  lost = await startS3()
  fresh = await startS3()
  settings = { ...lost.environment, DATABASE_URL: await places.database(), DATA_DIR: places.path('node'), SECRET: '' }
  here = await startTestApp({ environment: settings, dataDir: places.path('node') })
  owner = await here.signUp({ tier: 'flagship' })
  for (const size of sizes) {
    const bytes = randomBytes(size)
    const sign = await here.sealed('note', 'upload')
    const { id, url } = await owner.client.files.upload({ sign, file: new File([new Uint8Array(bytes)], 'note.bin') })
    files.set(url, { id, bytes })
  }
})
afterAll(async () => {
  await here.close()
  for (const s3 of [lost, fresh]) await s3.close()
  await places.close()
})

const backup = (folder = 'backups') => type(settings, 'backup', places.path(folder))

async function whileAway<Result>(work: () => Promise<Result>): Promise<Result> {
  lost.fault.away = true
  try {
    return await work()
  } finally {
    lost.fault.away = false
  }
}

describe('files in S3', () => {
  it('are part of a backup, which goes on where S3 went away', async () => {
    const folder = `cut off ${randomInt(1e9)}`
    const cut = await whileAway(() => backup(folder))
    expect(cut).toMatchObject({ status: 1, text: expect.stringContaining('文件库暂时连不上') })
    expect(await backup(folder)).toMatchObject({ status: 0, text: expect.stringContaining('接着') })
    expect((await backup(folder)).text).toContain('其中新复制 0 个')
    expect(await type({}, 'verify', places.path(folder))).toMatchObject({ status: 0 })
    expect(await backup()).toMatchObject({ status: 0 })
  })

  it.each([
    ['another bucket', () => fresh.environment],
    ['a disk', () => ({})],
  ])('are restored to %s, where a server serves every byte', async (name, far) => {
    const dataDir = places.path(`to ${name}`)
    const there = { ...far(), DATABASE_URL: await places.database(), DATA_DIR: dataDir, SECRET: '' }
    expect(await type(there, 'restore', places.path('backups'))).toMatchObject({ status: 0 })
    const { text } = await type(there, 'doctor')
    expect(text).toContain(`${files.size + 1} `) // and the mark of the store
    expect(text).not.toContain('没有的文件')
    const app = await startTestApp({ environment: there, dataDir })
    try {
      expect((await app.fetch('/readyz')).status).toBe(200)
      for (const [url, { bytes }] of files) {
        const answer = await app.fetch(url)
        expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
      }
    } finally {
      await app.close()
    }
  })

  it('that are missing are named by backup and doctor, and so is an S3 that is away', async () => {
    const [{ id } = { id: '' }] = files.values()
    const object = `files/${id}`
    const kept = lost.bucket.objects.get(object)
    lost.bucket.objects.delete(object)
    expect((await backup()).text).not.toContain(id) // the backup before has it
    expect((await backup(`anew ${randomInt(1e9)}`)).text).toContain(id)
    expect(await type(settings, 'doctor')).toMatchObject({ status: 1, text: expect.stringContaining(id) })
    if (kept) lost.bucket.objects.set(object, kept)
    const away = await whileAway(() => type(settings, 'doctor'))
    expect(away).toMatchObject({ status: 1, text: expect.stringContaining('错误  文件库暂时连不上') })
    // One ill does not hide the others.
    expect(away.text).toContain('正常  数据库')
  })
})
