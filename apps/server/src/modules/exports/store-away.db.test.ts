import { afterAll, beforeAll, expect, it } from 'vitest'
import { type S3StandIn, startS3 } from '../../platform/files/s3/s3.stand-in.ts'
import { createOwnDatabase } from '../../testing/own-database.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

let own: Awaited<ReturnType<typeof createOwnDatabase>>
let s3: S3StandIn
let app: TestApp
let owner: SignedUp
beforeAll(async () => {
  own = await createOwnDatabase()
  s3 = await startS3()
  app = await startTestApp({ environment: { DATABASE_URL: own.url, LOG_LEVEL: 'silent', ...s3.environment } })
  owner = await app.signUp()
})
afterAll(async () => {
  await app.close()
  await s3.close()
  await own.drop()
})

it('an export waits for files that are away, is no attempt, and is told only when they stay away', async () => {
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
  const { id: code } = await owner.client.qrCodes.save({ name: '灭火器', blocks })
  const begin = async () => (await owner.client.exports.codesZip({ ids: [code] })).task.id
  const stateOf = async (id: number) => {
    const { rows } = await app.database.pool.query<{ state: string; attempt: number }>(
      'select state, attempt from export_task where id = $1',
      [id],
    )
    return rows[0]
  }
  const [first, second] = [await begin(), await begin()]
  s3.fault.away = true
  await app.modules.exports.work()
  for (const id of [first, second]) expect(await stateOf(id)).toEqual({ state: 'waiting', attempt: 0 })

  s3.fault.away = false
  await app.modules.exports.work()
  for (const id of [first, second]) expect(await stateOf(id)).toEqual({ state: 'done', attempt: 1 })

  const third = await begin()
  s3.fault.away = true
  app.clock.advance(31 * 60)
  await app.modules.exports.work()
  s3.fault.away = false
  expect(await owner.client.exports.taskInfo({ id: third })).toMatchObject({
    state: 'failed',
    problem: '文件库暂时连不上，请稍后再试，已有内容不受影响',
  })
})
