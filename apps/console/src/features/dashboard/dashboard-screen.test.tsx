// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failWith, renderScreen, standInServer } from '../../testing/render-screen.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'

// The first screen of a file loads the component library.
vi.setConfig({ testTimeout: 30_000 })

const infoPath = '/qruser/console/main/get_maininfo'
const attentionPath = '/qruser/console/main/get_attention'
const count = (people: number, machines = 0) => ({ people, machines, visitors: Math.ceil(people / 2) })
const kind = { files: 0, bytes: 0 }
const info = {
  scansToday: count(29, 3),
  scansTotal: count(1_279, 24),
  qrCodes: 4,
  storedBytes: 2_048,
  trend: [42, 40, 51, 49, 34, 6, 29].map((people, index) => ({
    day: `2026-11-${16 + index}`,
    people,
    machines: 1,
    visitors: 2,
  })),
  recent: [],
  storage: { picture: { files: 3, bytes: 2_048 }, audio: kind, video: kind, file: kind },
  usage: [] as object[],
}
const nothing = { usage: [], expiring: [], nearlyFull: [], stopped: [], failedImports: [], matters: [], lately: [] }
const server = standInServer({})

beforeEach(() => {
  server.start()
  server.answer(infoPath, () => info)
  server.answer(attentionPath, () => nothing)
  localStorage.clear()
})
afterEach(() => server.stop())

const show = () => renderScreen(<DashboardScreen />, { at: '/data' })
const tile = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).nextElementSibling
const panel = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title })
  return within(heading.closest('section') as HTMLElement)
}

it('shows today, yesterday and the week, and says that nothing needs a look', async () => {
  await show()
  expect((await tile('今日扫码'))?.textContent).toBe('29访客 15 人')
  expect((await tile('昨日扫码'))?.textContent).toBe('6访客 2 人')
  expect((await tile('近 7 天扫码'))?.textContent).toBe('251访客 14 人')
  expect((await tile('累计扫码'))?.textContent).toBe('1,279访客 640 人')
  expect(screen.getByText(/近 7 天另有机器访问 7 次，不算扫码。/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '今日扫码 29' }).getAttribute('href')).toBe('/scan?preset=today')
  expect(screen.getByRole('link', { name: '累计扫码 1,279' }).getAttribute('href')).toBe('/code?sort=scans')
  const makes = within(screen.getByRole('navigation', { name: '开始做' })).getAllByRole('link')
  expect(makes.map((link) => link.getAttribute('href'))).toEqual([
    '/code/new',
    '/batch/new',
    '/beauty/label/new',
    '/print',
  ])
  expect(await (await panel('需要留意')).findByText(/没有等着处理的事/)).toBeTruthy()
  expect(await (await panel('空间占用')).findByRole('row', { name: '图片 3 2 KB' })).toBeTruthy()
  expect(screen.queryByText('用量快到上限')).toBeNull()
})

it('says which limit is nearly reached and which codes soon show nothing', async () => {
  const usage = [
    { key: 'subAdmins', used: 18, limit: 20, high: true },
    { key: 'storageBytes', used: 1_020_054_733, limit: 1_073_741_824, high: true },
    { key: 'somethingNew', used: 1, limit: 20, high: false },
  ]
  server.answer(infoPath, () => ({ ...info, usage }))
  server.answer(attentionPath, () => ({
    usage,
    expiring: [{ id: 'Ab3dEf7h', name: '3 号消防栓', expiresAt: '2026-11-24T08:00:00Z' }],
    nearlyFull: [{ id: 'Cd3dEf7h', name: '抽奖', used: 95, limit: 100 }],
    stopped: [{ id: 'Ef3dEf7h', name: '停用的' }],
    matters: [
      { of: 'tasksLate', id: null, name: '', count: 100, more: true, mine: false },
      { of: 'approvals', id: 9, name: '报修', count: 2, more: false, mine: true },
    ],
    lately: [{ subject: 'label', id: '4', name: '资产标签', at: new Date().toISOString() }],
    failedImports: [{ id: 7, templateId: 3, name: '灭火器', at: new Date().toISOString() }],
  }))
  await show()
  const banner = within(await screen.findByRole('region', { name: '用量快到上限' }))
  expect(banner.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '子管理员18 / 20',
    '存储空间972.8 MB / 1 GB',
  ])
  const soon = await panel('需要留意')
  expect((await soon.findByRole('link', { name: '3 号消防栓' })).getAttribute('href')).toBe('/code/Ab3dEf7h')
  expect(soon.getByText('已扫 95 次，限 100 次')).toBeTruthy()
  const late = soon.getByRole('link', { name: '100+ 项计划任务已逾期' })
  expect(late.getAttribute('href')).toBe('/planManage?tab=tasks&state=expired')
  expect(soon.getByRole('link', { name: '报修' }).getAttribute('href')).toBe('/formData/9?approval=waiting')
  expect(soon.getByText('2 条记录等你审批')).toBeTruthy()
  const lately = (await panel('接着做')).getByRole('link', { name: '资产标签' })
  expect(lately.getAttribute('href')).toBe('/beauty/label/4')
})

it('begins with the first code, and a part that fails leaves the rest', async () => {
  server.answer(attentionPath, () => failWith(1005, '出错了'))
  await show()
  expect(await tile('今日扫码')).toBeTruthy()
  const broken = await panel('需要留意')
  expect(await broken.findByText('出错了')).toBeTruthy()
  server.answer(attentionPath, () => nothing)
  await userEvent.click(broken.getByRole('button', { name: '重试' }))
  expect(await broken.findByText(/没有等着处理的事/)).toBeTruthy()
  server.stop()

  server.start()
  server.answer(infoPath, () => ({ ...info, qrCodes: 0 }))
  server.answer(attentionPath, () => nothing)
  await show()
  expect(await screen.findByText('还没有活码')).toBeTruthy()
})
