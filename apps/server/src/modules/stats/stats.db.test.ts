import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'

it('is empty and true for a new account', async () => {
  const { client } = await app.signUp()
  const info = await client.stats.getMaininfo({})
  expect(info).toMatchObject({ qrCodes: 0, storedBytes: 0, recent: [], scansToday: { people: 0, machines: 0 } })
  expect(info.trend).toHaveLength(7)
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(app.clock.now())
  expect(info.trend.at(-1)).toEqual({ day: today, people: 0, machines: 0, visitors: 0 })
})

it('counts codes, bytes and scans, and shows the five codes changed last', async () => {
  const { client } = await app.signUp()
  const stranger = await app.signUp()
  await stranger.client.qrCodes.save({ name: '别人的', blocks })
  const ids: string[] = []
  for (let n = 1; n <= 7; n += 1) ids.push((await client.qrCodes.save({ name: `码 ${n}`, blocks })).id)
  const [first = '', second = ''] = ids
  await client.qrCodes.rename({ id: first, name: '码 1 改' })
  await client.qrCodes.bulkRemove({ ids: [second] })
  await client.files.upload({ sign: await app.sealed('note', 'upload'), file: new File(['1234567'], 'note.txt') })
  for (let n = 0; n < 3; n += 1) await app.fetch(`/q/${first}`, { headers: { 'User-Agent': phone } })
  await app.fetch(`/q/${first}`, { headers: { 'User-Agent': 'Baiduspider/2.0' } })

  const info = await client.stats.getMaininfo({})
  expect(info).toMatchObject({
    qrCodes: 6,
    storedBytes: 7,
    storage: { file: { files: 1, bytes: 7 }, picture: { files: 0, bytes: 0 } },
    usage: [{ key: 'storageBytes', used: 7, high: false }],
    scansToday: { people: 3, machines: 1, visitors: 1 },
    scansTotal: { people: 3, machines: 1, visitors: 1 },
  })
  expect(info.trend.at(-1)).toMatchObject({ people: 3, machines: 1, visitors: 1 })
  expect(info.recent.map(({ name }) => name)).toEqual(['码 1 改', '码 7', '码 6', '码 5', '码 4'])
  expect(info.recent[0]).toMatchObject({ scansToday: 3, scansTotal: 3, machinesTotal: 1 })
})
