// @vitest-environment happy-dom
import type { AccountNotice } from '@matai/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failWith, renderScreen, standInServer } from '../../testing/render-screen.tsx'
import { NoticeBell } from './public.tsx'

// The first screen of a file loads the component library.
vi.setConfig({ testTimeout: 30_000 })

const listPath = '/qruser/console/notice/list'
const readPath = '/qruser/console/notice/read'
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const notice = (id: number, more: Partial<AccountNotice>): AccountNotice => ({
  id,
  at: minutesAgo(3),
  kind: 'exportDone',
  details: {},
  link: '',
  readAt: null,
  ...more,
})
const week = {
  ...{ from: '2026-11-16', until: '2026-11-22', count: 1_234, before: 980, created: 3 },
  ...{ name1: '3 号消防栓', people1: 612 },
}
let unread = 2
const first = () => [
  notice(9, { kind: 'weeklySummary', details: week, link: '/scan?preset=custom&from=2026-11-16&until=2026-11-22' }),
  notice(8, { kind: 'usageHigh', details: { key: 'subAdmins', used: 18, limit: 20 }, at: minutesAgo(125) }),
  notice(7, { kind: 'ofALaterEdition', readAt: minutesAgo(1), link: 'https://elsewhere.example.com' }),
]
const page = (list: AccountNotice[], next: string | null = null) => ({
  ...{ list, next, unread, total: 4, totalIsLowerBound: false },
})

const server = standInServer({
  [listPath]: (input) => {
    const { cursor } = input as { cursor?: string }
    return cursor ? page([notice(1, { kind: 'exportFailed' })]) : page(first(), 'c1')
  },
  [readPath]: () => {
    const changed = unread
    unread = 0
    return { changed }
  },
})

beforeEach(() => {
  unread = 2
  server.start()
  localStorage.clear()
})
afterEach(() => server.stop())

const bell = (name: string) => screen.findByRole('button', { name })
const open = async (name = '通知，2 条未读') => {
  await renderScreen(<NoticeBell accountId={7} />)
  await userEvent.click(await bell(name))
  return within(await screen.findByRole('dialog'))
}

it('says how much is new, puts it into words, and marks it as read', async () => {
  const drawer = await open()
  const items = await drawer.findAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent?.replace(/^未读 /, '').trim())).toEqual([
    '11/16 至 11/22 共有 1,234 次扫码，前一周 980 次；新建活码 3 个。1. 3 号消防栓：612 次3分钟前去看看',
    '子管理员已用 18，上限 20。2小时前',
    '有一条新通知。3分钟前',
  ])
  expect(items.map((item) => within(item).queryByText('未读') !== null)).toEqual([true, true, false])
  await bell('通知')
  expect(server.asked(readPath)).toEqual([{ upTo: 9 }])
  expect(within(items[0] as HTMLElement).getByText('未读')).toBeTruthy()
})

it('asks for older ones when they are wanted, and goes where a notice leads', async () => {
  const drawer = await open()
  await userEvent.click(await drawer.findByRole('button', { name: '更早的通知' }))
  expect(await drawer.findByText(/后台下载没有成功/)).toBeTruthy()
  expect(drawer.getByText(/通知保留 180 天/)).toBeTruthy()
  expect(drawer.getByRole('link', { name: '去看看' }).getAttribute('href')).toMatch(/^\/scan\?preset=custom/)
  await userEvent.click(drawer.getByRole('link', { name: '去看看' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('folds files that are ready into one, which tells which ones they are', async () => {
  const ready = (id: number, file: string) => notice(id, { details: { file }, link: '/downloads' })
  server.answer(listPath, () => page([ready(9, '泵房.zip'), first()[1] as AccountNotice, ready(6, '大门.zip')]))
  const drawer = await open()
  const news = await drawer.findByText('2 个后台下载已完成，文件可以取了。')
  const item = within(news.closest('li') as HTMLElement)
  expect(item.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    '泵房.zip3分钟前',
    '大门.zip3分钟前',
  ])
  expect(item.getByRole('link', { name: '去看看' }).getAttribute('href')).toBe('/downloads')
  expect(drawer.getByText(/子管理员已用 18/)).toBeTruthy()
})

it('asks once for the number, however many look at it', async () => {
  await renderScreen(
    <>
      <NoticeBell accountId={7} />
      <NoticeBell accountId={7} />
    </>,
  )
  expect(await screen.findAllByRole('button', { name: '通知，2 条未读' })).toHaveLength(2)
  expect(server.asked(listPath)).toEqual([{ pageSize: 1 }])
})

it('says what will stand here when there is nothing, and what went wrong when it cannot tell', async () => {
  server.answer(listPath, () => ({ ...page([]), unread: 0, total: 0 }))
  const drawer = await open('通知')
  expect(await drawer.findByText('还没有通知')).toBeTruthy()
  expect(server.asked(readPath)).toEqual([])
  server.stop()

  server.start()
  server.answer(listPath, () => failWith(1005, '出错了'))
  const broken = await open('通知')
  expect(await broken.findByText('出错了')).toBeTruthy()
  server.answer(listPath, () => page(first()))
  await userEvent.click(broken.getByRole('button', { name: '重试' }))
  expect(await broken.findAllByRole('listitem')).toHaveLength(3)
})
