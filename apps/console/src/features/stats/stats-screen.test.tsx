// @vitest-environment happy-dom
import type { StatsChart } from '@matai/contract'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen, standInServer } from '../../testing/render-screen.tsx'
import { StatsScreen } from './stats-screen.tsx'

// The first screen of a file loads the component library.
vi.setConfig({ testTimeout: 30_000 })

const share = (value: string, people: number, machines = 0) => ({ value, people, machines })
const chart: StatsChart = {
  from: '2026-11-20',
  until: '2026-11-21',
  sum: { people: 1234, machines: 7, visitors: 999 },
  trend: [
    { day: '2026-11-20', people: 1000, machines: 7, visitors: 800 },
    { day: '2026-11-21', people: 234, machines: 0, visitors: 199 },
  ],
  hours: Array.from({ length: 24 }, (_, hour) => share(String(hour), hour === 9 ? 1234 : 0)),
  weekdays: ['1', '2', '3', '4', '5', '6', '7'].map((day) => share(day, day === '5' ? 1234 : 0)),
  countries: [share('CN', 1200, 7), share('', 34)],
  regions: [
    {
      code: 440000,
      name: '广东省',
      people: 1200,
      machines: 7,
      cities: [{ code: 440300, name: '深圳市', people: 1100, machines: 7 }],
    },
  ],
  devices: [share('ios', 1234, 7)],
  wechat: [share('true', 1234, 7)],
  versions: [],
  before: {
    from: '2026-11-18',
    until: '2026-11-19',
    sum: { people: 617, machines: 0, visitors: 999 },
    trend: [600, 17],
  },
  heat: Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 24 }, (__, hour) => (day === 4 && hour === 9 ? 1234 : 0)),
  ),
  directories: [
    { id: 7, name: '东区', people: 1000, machines: 0 },
    { id: 1, name: '', people: 200, machines: 7 },
    { id: null, name: '', people: 34, machines: 0 },
  ],
  kinds: [share('batch', 1234, 7)],
}
const chartPath = '/qruser/console/statis/get_chat'
const rankingPath = '/qruser/console/statis/get_qrcode_list'
const countsPath = '/qruser/console/statis/get_qrcode_byid'
let answer = chart
let askedChart: unknown
const row = {
  rank: 1,
  id: 'Ab3dEf7h',
  name: '3 号消防栓',
  directoryId: 1,
  directory: '',
  people: 1234,
  machines: 7,
  visitors: 999,
  lastScanAt: null,
}
const server = standInServer({
  [chartPath]: (input) => {
    askedChart = input
    return answer
  },
  [rankingPath]: () => ({ list: [row], total: 1, totalIsLowerBound: false, next: null }),
  [countsPath]: () => ({
    id: 'Ab3dEf7h',
    name: '3 号消防栓',
    today: { people: 5, machines: 1, visitors: 4 },
    yesterday: { people: 4, machines: 0, visitors: 4 },
    range: { people: 5, machines: 1, visitors: 4 },
    total: { people: 98_765, machines: 3, visitors: 54_321 },
  }),
  '/qruser/console/category/list_all': () => ({
    list: [{ id: 7, name: '东区' }],
    total: 1,
    totalIsLowerBound: false,
    next: null,
  }),
  '/qruser/console/qrcode/get_code_list': () => ({ list: [], total: 0, totalIsLowerBound: false, next: null }),
})

beforeEach(() => {
  answer = chart
  server.start()
  localStorage.clear()
})
afterEach(() => server.stop())

const panel = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title })
  return within(heading.closest('section') as HTMLElement)
}

it('says in a sentence what a chart shows, and shows its numbers as a table', async () => {
  await renderScreen(<StatsScreen />, { at: '/scan' })
  const days = await panel('每天')
  expect(days.getByText(/共 1,234 次扫码，最多的一天是 11\/20，有 1,000 次。/, { selector: 'p' })).toBeTruthy()
  await userEvent.click(days.getByRole('button', { name: '看数字：每天' }))
  const [, first] = days.getAllByRole('row')
  expect(first?.textContent).toBe('11/201,0008006007')
  expect(await screen.findByRole('link', { name: '3 号消防栓' })).toBeTruthy()
})

it('goes from a province to its cities, and counts those that are unknown', async () => {
  await renderScreen(<StatsScreen />, { at: '/scan' })
  await userEvent.click((await panel('中国省市')).getByRole('button', { name: '广东省' }))
  const cities = await panel('广东省各市')
  expect(cities.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['深圳市1,100', '未知100'])
})

it('draws the provinces as a map, from whose tiles one goes on as well', async () => {
  await renderScreen(<StatsScreen />, { at: '/scan' })
  const map = within((await panel('中国省市')).getByRole('group', { name: '中国省市' }))
  expect(map.getAllByRole('button')).toHaveLength(1)
  expect(map.getByText('新疆')).toBeTruthy()
  await userEvent.click(map.getByRole('button', { name: '广东省 1,200' }))
  expect(await screen.findByRole('heading', { name: '广东省各市' })).toBeTruthy()
})

it('compares with the days before, says what adds up and leaves machines to a note', async () => {
  await renderScreen(<StatsScreen />, { at: '/scan' })
  const tile = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
  await panel('每天')
  expect(tile('扫码人次')).toBe('1,234比 11/18 至 11/19 多 100%')
  expect(tile('访客')).toBe('999和 11/18 至 11/19 差不多每天的访客数相加，同一个人隔天再来会再算一次')
  expect(tile('扫过的活码')).toBe('1看是哪些活码')
  expect(screen.getByText(/另有机器访问 7 次/)).toBeTruthy()
  expect((await panel('一周里的时段')).getByText('最多的是周五 9 点：1,234 次。', { selector: 'p' })).toBeTruthy()
})

it('goes into a directory and a kind, and from there to the codes', async () => {
  await renderScreen(<StatsScreen />, { at: '/scan' })
  await userEvent.click((await panel('目录')).getByRole('button', { name: '东区' }))
  expect(await screen.findByText('目录：东区')).toBeTruthy()
  await userEvent.click((await panel('活码类型')).getByRole('button', { name: '批量活码' }))
  await screen.findByText('类型：批量活码')
  expect(askedChart).toMatchObject({ filters: { directoryId: 7, kind: 'batch' } })
  expect(screen.getByRole('link', { name: '看这些活码' }).getAttribute('href')).toBe('/code?directory=7&kind=batch')
  await userEvent.click(screen.getByRole('button', { name: '去掉筛选：目录：东区' }))
  const ranked = within(await screen.findByRole('row', { name: /3 号消防栓/ }))
  await userEvent.click(ranked.getByRole('button', { name: '默认目录' }))
  expect(await screen.findByText('目录：#1')).toBeTruthy()
})

it('ranks by a part of the scans without what is known of all of them alone', async () => {
  const heads = async () => (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
  await renderScreen(<StatsScreen />, { at: '/scan' })
  await screen.findByRole('link', { name: '3 号消防栓' })
  expect(await heads()).toEqual(expect.arrayContaining(['人', '访客', '机器', '最近扫码']))
  cleanup()
  await renderScreen(<StatsScreen />, { at: '/scan?part=device:android' })
  await screen.findByRole('link', { name: '3 号消防栓' })
  expect(await heads()).toEqual(expect.arrayContaining(['人', '机器']))
  expect(await heads()).not.toEqual(expect.arrayContaining(['访客']))
  expect(await heads()).not.toEqual(expect.arrayContaining(['最近扫码']))
})

it('asks for the range and the code in the address', async () => {
  await renderScreen(<StatsScreen />, { at: '/scan?preset=custom&from=2026-11-01&until=2026-11-21&code=Ab3dEf7h' })
  await panel('每天')
  expect(askedChart).toEqual({ range: { from: '2026-11-01', until: '2026-11-21' }, qrCodeId: 'Ab3dEf7h' })
  const ever = (await screen.findByText('累计扫码')).closest('div')
  expect(ever?.textContent).toBe('累计扫码98,765访客 54,321 人')
})

it('shows the ranking as a picture too', async () => {
  await renderScreen(<StatsScreen />, { at: '/scan' })
  await userEvent.click(await screen.findByRole('button', { name: '看图：扫码排行' }))
  expect(screen.getByText(/扫得最多的是“3 号消防栓”，有 1,234 次。/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: '3 号消防栓' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '看数字：扫码排行' }))
  expect(await screen.findByRole('link', { name: '3 号消防栓' })).toBeTruthy()
})

it('says so when nobody scanned', async () => {
  answer = { ...chart, sum: { people: 0, machines: 0, visitors: 0 } }
  await renderScreen(<StatsScreen />, { at: '/scan' })
  expect(await screen.findByText('这段时间没有人扫码')).toBeTruthy()
})
