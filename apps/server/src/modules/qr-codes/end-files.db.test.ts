import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let owner: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp()
})
afterAll(() => app.close())

/** A picture like no other. */
async function upload() {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
  const sign = await app.sealed('pict', 'upload')
  return owner.client.files.simple({ sign, file: new File([new Uint8Array(bytes)], 'picture.png') })
}

const save = (...files: { id: string }[]) => {
  const blocks = files.map(({ id }, place) => ({ id: `b${place}`, type: 'picture' as const, fileId: id }))
  return owner.client.qrCodes.save({ name: '灭火器', blocks })
}

const statusOf = async ({ url }: { url: string }) => (await app.http.inject({ url })).statusCode
const operating = () => ({ by: 'root@server', now: app.clock.now() })

it('a stop takes the files of a code from the net that no other code names, and opening it brings them back', async () => {
  const [sole, shared] = [await upload(), await upload()]
  const { id } = await save(sole, shared)
  const { id: other } = await save(shared)
  await app.modules.abuse.block({ id, reason: '冒充银行' }, operating())
  expect([await statusOf(sole), await statusOf(shared)]).toEqual([410, 200])
  const gone = await app.http.inject({ url: sole.url })
  expect(gone.headers['cache-control']).toBe('no-store')
  await expect(save(sole)).rejects.toMatchObject({ code: 1001 })

  await app.modules.abuse.block({ id: other, reason: '冒充银行' }, operating())
  expect(await statusOf(shared)).toBe(410)
  await app.modules.abuse.unblock({ id, reason: '查过了' }, operating())
  expect([await statusOf(sole), await statusOf(shared)]).toEqual([200, 200])
})

it('files of deleted codes end within a day, and come back with a code or in a new one', async () => {
  const picture = await upload()
  const { id } = await save(picture)
  await owner.client.qrCodes.bulkRemove({ ids: [id] })
  const night = () => app.modules.qrCodes.trash.endFiles(app.clock.now())
  await night()
  expect(await statusOf(picture)).toBe(410)
  await owner.client.qrCodes.trashRestore({ ids: [id] })
  expect(await statusOf(picture)).toBe(200)
  await night()
  expect(await statusOf(picture)).toBe(200)

  await owner.client.qrCodes.bulkRemove({ ids: [id] })
  await night()
  expect(await statusOf(picture)).toBe(410)
  await save(picture)
  expect(await statusOf(picture)).toBe(200)
  await night()
  expect(await statusOf(picture)).toBe(200)
})
