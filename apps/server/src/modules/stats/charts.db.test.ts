import { CallError } from '@matai/client'
import type { ScanPart } from '@matai/contract'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEvents } from '../../platform/events/events.ts'
import { createOwnDatabase } from '../../testing/own-database.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { rollUp } from '../ledger/service/roll-up.ts'
import { scansRolledUp } from '../ledger/events.ts'
import { countVisits } from '../qr-codes/service/count-visits.ts'

// A rollup that runs ahead would leave out what others scan meanwhile.
let own: Awaited<ReturnType<typeof createOwnDatabase>>
let app: TestApp
beforeAll(async () => {
  own = await createOwnDatabase()
  app = await startTestApp({ environment: { DATABASE_URL: own.url, TRUST_PROXY: 'true' } })
})
afterAll(async () => {
  await app.close()
  await own.drop()
})

const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const today = { preset: 'today' } as const

function scan(id: string, ip = '58.60.1.1', userAgent = phone) {
  return app.fetch(`/q/${id}`, { headers: { 'User-Agent': userAgent, 'X-Forwarded-For': ip } })
}

async function withScans() {
  const { client } = await app.signUp()
  const { id } = await client.qrCodes.save({ name: '=1+1', blocks })
  const other = await client.qrCodes.save({ name: '其他', blocks })
  for (let n = 0; n < 3; n += 1) await scan(id)
  await scan(id, '61.139.2.69', `${phone} MicroMessenger/8.0`)
  await scan(id, '8.8.8.8', 'Baiduspider/2.0')
  await scan(other.id, '8.8.8.8')
  return { client, id, other: other.id }
}

it('names regions in the language of the caller', async () => {
  const { token, client } = await app.signUp()
  const { id } = await client.qrCodes.save({ name: '消防栓', blocks })
  await scan(id)
  const { regions } = await app.clientOf(token, 'en').stats.chart({ range: today })
  expect(regions.map(({ name, cities }) => [name, cities.map((city) => city.name)])).toEqual([
    ['Guangdong', ['Shenzhen']],
  ])
})

it('ranks codes, and hands out the ranking as a workbook in which text stays text', async () => {
  const { client, id, other } = await withScans()
  const ranking = await client.stats.getQrcodeList({ range: today })
  expect(ranking.list.map((row) => [row.rank, row.id, row.people, row.machines])).toEqual([
    [1, id, 4, 1],
    [2, other, 1, 0],
  ])
  expect(await client.stats.getQrcodeList({ range: today, keyword: '其' })).toMatchObject({ total: 1 })
  const file = await client.stats.exportQrCodes({ range: today })
  expect(file.fileName).toMatch(/^扫码排行 .*\.xlsx$/)
  const [sheet] = (await readXlsx(file.body)).sheets
  expect(sheet?.rows[0]?.slice(0, 3)).toEqual(['名次', '名称', '活码编号'])
  expect(sheet?.rows[1]?.slice(0, 3)).toEqual([1, '=1+1', id])
  expect(sheet?.rows).toHaveLength(3)
})

it('counts one code, and refuses empty files, long ranges and codes of others', async () => {
  const { client, id } = await withScans()
  const counts = { people: 4, machines: 1, visitors: 2 }
  expect(await client.stats.ofQrCode({ id, range: { preset: 'sevenDays' } })).toMatchObject({
    name: '=1+1',
    today: counts,
    yesterday: { people: 0, machines: 0, visitors: 0 },
    range: counts,
    total: counts,
  })
  await expect(client.stats.exportQrCodes({ range: { preset: 'yesterday' } })).rejects.toThrow('数据为空,无法导出')
  const tooLong = client.stats.chart({ range: { from: '2026-01-01', until: '2026-04-01' } })
  const error = await tooLong.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CallError)
  expect((error as CallError).data?.issues).toEqual([{ path: ['range', 'from'], message: '一次最多查看 90 天' }])
  const stranger = await app.signUp()
  await expect(stranger.client.stats.chart({ range: today, qrCodeId: id })).rejects.toMatchObject({ code: 1002 })
})

it('counts the codes of a directory with those below it, and of a kind, before and after the rollup', async () => {
  const { client, id } = await withScans()
  const outer = await client.directories.add({ name: '东区' })
  const inner = await client.directories.add({ name: '一楼', parentId: outer.id })
  await client.qrCodes.bulkMove({ ids: [id], directoryId: inner.id })
  const filters = { directoryId: outer.id }
  const east = await client.stats.chart({ range: today, filters })
  expect(east.sum).toEqual({ people: 4, machines: 1, visitors: 2 })
  expect(east.before.sum).toEqual({ people: 0, machines: 0, visitors: 0 })
  expect(east.directories).toEqual([{ id: inner.id, name: '一楼', people: 4, machines: 1 }])
  expect(east.heat.flat().reduce((sum, people) => sum + people, 0)).toBe(4)
  expect(east.hours.reduce((sum, { people }) => sum + people, 0)).toBe(4)
  const jumps = await client.stats.chart({ range: today, filters: { kind: 'jump' } })
  expect([jumps.sum.people, jumps.kinds, jumps.devices]).toEqual([0, [], []])
  const ranking = await client.stats.getQrcodeList({ range: today, filters })
  expect(ranking.list.map((row) => [row.id, row.directoryId])).toEqual([[id, inner.id]])
  const whole = await client.stats.chart({ range: today })
  expect(whole.kinds).toEqual([{ value: 'page', people: 5, machines: 1 }])
  expect(whole.directories.map(({ people }) => people)).toEqual([4, 1])
  const stranger = await app.signUp()
  expect((await stranger.client.stats.chart({ range: today, filters })).sum.people).toBe(0)

  await rollUp({ database: app.database, events: createEvents() }, new Date(app.clock.now().getTime() + 60_000))
  expect(await client.stats.chart({ range: today, filters })).toEqual(east)
})

it('tells the same before and after the rollup', async () => {
  const { client, id } = await withScans()
  const before = await client.stats.chart({ range: today, qrCodeId: id })
  // Three visits of one phone, one of another.
  expect(before.sum).toEqual({ people: 4, machines: 1, visitors: 2 })
  expect(before.trend).toHaveLength(1)
  expect(before.regions.map(({ name, people, cities }) => [name, people, cities.map((city) => city.name)])).toEqual([
    ['广东省', 3, ['深圳市']],
    ['四川省', 1, ['成都市']],
  ])
  expect(before.countries).toEqual([
    { value: 'CN', people: 4, machines: 0 },
    { value: 'US', people: 0, machines: 1 },
  ])
  expect(before.wechat.find(({ value }) => value === 'true')?.people).toBe(1)
  expect(before.versions).toEqual([{ value: '1', people: 4, machines: 1 }])
  for (const share of [before.hours, before.weekdays, before.devices, before.countries]) {
    expect(share.reduce((sum, { people }) => sum + people, 0)).toBe(4)
  }

  const events = createEvents()
  events.listen(scansRolledUp, (tx, { codes }) => countVisits(tx, codes))
  await rollUp({ database: app.database, events }, new Date(app.clock.now().getTime() + 120_000))
  expect(await client.stats.chart({ range: today, qrCodeId: id })).toEqual(before)
  const whole = await client.stats.chart({ range: today })
  expect(whole.sum).toEqual({ people: 5, machines: 1, visitors: 3 })
  const ranking = await client.stats.getQrcodeList({ range: today })
  expect(ranking.list.map(({ visitors }) => visitors)).toEqual([2, 1])
  expect(whole.hours.reduce((sum, { people }) => sum + people, 0)).toBe(5)
  expect(whole.versions).toEqual([])

  const rankedBy = async (of: ScanPart['of'], value: string) => {
    const { list } = await client.stats.getQrcodeList({ range: today, filters: { part: { of, value } } })
    return list.map((row) => [row.id === id, row.people])
  }
  expect(await rankedBy('region', '440000')).toEqual([[true, 3]])
  expect(await rankedBy('region', String(before.regions[1]?.cities[0]?.code))).toEqual([[true, 1]])
  expect(await rankedBy('country', 'FR')).toEqual([])
  const [weekday, hour] = [whole.weekdays, whole.hours].map((all) => all.find(({ people }) => people > 0)?.value)
  expect((await rankedBy('hour', `${weekday}-${hour}`)).map(([own]) => own)).toEqual([true, false])
  // What is known of all scans alone is not said of a part of them.
  const part = { of: 'region' as const, value: '440000' }
  const file = await client.stats.exportQrCodes({ range: today, filters: { part } })
  const heads = (await readXlsx(file.body)).sheets[0]?.rows[0]
  expect(heads?.slice(4)).toEqual(['人', '机器'])
})
