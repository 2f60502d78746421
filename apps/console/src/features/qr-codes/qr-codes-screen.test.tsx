// @vitest-environment happy-dom
import { type Directory, type QrCode, type QrCodeItem, tierRights, type UserInfo } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setPreference } from '../../preferences.ts'
import { failWith, renderScreen, standInServer } from '../../testing/render-screen.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { userQuery } from '../../user.ts'
import { codeHeadQuery } from './parts/queries.ts'
import { QrCodesScreen } from './qr-codes-screen.tsx'

const account = {
  id: 1,
  name: '',
  kind: 'personal' as const,
  role: 'admin' as const,
  viewOnly: false,
  vipLevel: 0,
  isNamed: false,
}
const user: UserInfo = {
  id: 1,
  username: null,
  mobile: '+86 139****0000',
  email: null,
  vipLevel: 0,
  tier: tierRights('free'),
  tierUntil: null,
  userType: 0,
  hlHost: 'https://codes.example.com',
  beautyTemplateId: null,
  language: 'zh',
  hasPassword: true,
  account,
  accounts: [account],
  flags: [],
  directories: null,
  viewOnly: false,
  seenAs: null,
  choose: false,
  invitations: 0,
  zone: 'Asia/Shanghai',
  secondFactor: { on: false, recoveryLeft: 0, demanded: false },
  wechat: { offered: false, bound: false, subscribed: false, told: false },
  operator: false,
  within: false,
}

const qrCode: QrCodeItem = {
  id: 'Ab3dEf7h',
  url: 'https://codes.example.com/q/Ab3dEf7h',
  name: '3 号消防栓',
  kind: 'page',
  number: null,
  facts: {},
  state: 'normal',
  directoryId: 1,
  creator: { id: 1, name: '林老师' },
  scansToday: 1,
  scansTotal: 132,
  machinesTotal: 7,
  version: 1,
  style: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  expiresAt: null,
  lastScanAt: null,
  shared: true,
  favourite: false,
  limited: false,
  openMethod: 'h5',
  statuses: [],
  stock: null,
  usage: { files: 0, media: 0 },
  can: { edit: true, delete: true },
}
const locked: QrCodeItem = { ...qrCode, id: 'Xy3dEf7h', name: '2 号消防栓', can: { edit: true, delete: false } }
const list = (...items: QrCodeItem[]) => ({ list: items, total: items.length, totalIsLowerBound: false, next: null })

const listPath = '/qruser/console/qrcode/get_code_list'
const basePath = '/qruser/console/qrcode'
const removePath = '/qruser/console/qrcode/bath_remove'
const directory: Directory = {
  id: 1,
  parentId: null,
  depth: 1,
  position: 1,
  name: '默认目录',
  isDefault: true,
  published: false,
  qrCodes: 2,
  qrCodesBelow: 2,
  can: { rename: true, move: false, addBelow: true, delete: false },
}
const server = standInServer({
  [listPath]: () => list(qrCode, locked),
  [removePath]: () => ({ removed: 1, waits: null }),
  [`${basePath}/trash_restore`]: () => ({ restored: 1 }),
  [`${basePath}/set_favourite`]: () => ({ changed: 1 }),
  [`${basePath}/set_expire`]: () => ({ changed: 1 }),
  [`${basePath}/bath_change_share`]: () => ({ changed: 1 }),
  [`${basePath}/get_creators`]: () => ({ list: [qrCode.creator] }),
  '/qruser/auth/get_userinfo': () => user,
  '/qruser/console/category/list_all': () => ({ list: [directory] }),
})

/** The frame shows screens when it knows the person. */
function InFrame() {
  const { data } = useQuery(userQuery)
  // The page of a code that was open before is kept beside the lists.
  useQuery({
    queryKey: codeHeadQuery(qrCode.id).queryKey,
    queryFn: () => qrCode as QrCode,
    initialData: qrCode as QrCode,
  })
  return data ? <QrCodesScreen /> : null
}

async function openList(at = '/code') {
  const router = await renderScreen(
    <>
      <InFrame />
      <ConfirmDialog />
      <Toasts />
    </>,
    { at },
  )
  return router
}

beforeEach(() => {
  server.start()
  localStorage.clear()
})
afterEach(() => server.stop())

describe('the list of live codes', () => {
  it('shows visits of people, and those of machines apart', async () => {
    await openList()
    const row = await screen.findByRole('row', { name: /3 号消防栓/ })
    expect(within(row).getByText('1 / 132')).toBeTruthy()
    expect(within(row).getByText('程序 7')).toBeTruthy()
  })

  it('asks for what the address says', async () => {
    await openList('/code?keyword=泵&sort=updated&directory=1&page=2')
    await screen.findByRole('row', { name: /3 号消防栓/ })
    expect(server.asked(listPath)[0]).toEqual({
      page: 2,
      pageSize: 20,
      keyword: '泵',
      sort: 'updated',
      filters: { directoryId: 1, withSubdirectories: true },
    })
  })

  it('deletes only after the word was typed, and says how often the codes were scanned', async () => {
    await openList()
    const row = await screen.findByRole('row', { name: /3 号消防栓/ })
    await userEvent.click(within(row).getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: '删除 1 个' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/一共被扫过 132 次/)).toBeTruthy()
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: '删除 1 个' })
    expect(button.disabled).toBe(true)
    await userEvent.type(within(dialog).getByRole('textbox'), '删除')
    await userEvent.click(button)
    await waitFor(() => expect(server.asked(removePath)).toEqual([{ ids: ['Ab3dEf7h'] }]))
  })

  it('says why a selection cannot be deleted', async () => {
    await openList()
    const row = await screen.findByRole('row', { name: /2 号消防栓/ })
    await userEvent.click(within(row).getByRole('checkbox'))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '删除 1 个' }).disabled).toBe(true)
    expect(screen.getByText('所选活码中有你不能删除的')).toBeTruthy()
  })

  it('shows what codes of a batch have for themselves as columns, and a row beside the list', async () => {
    server.answer(listPath, () => list({ ...qrCode, number: 'M1-Z1', facts: { 放置位置: '三楼' } }))
    const router = await openList()
    const row = await screen.findByRole('row', { name: /3 号消防栓/ })
    expect(screen.getByRole('columnheader', { name: '放置位置' })).toBeTruthy()
    expect(within(row).getByText('三楼')).toBeTruthy()
    await userEvent.click(within(row).getByText('三楼'))
    const panel = await screen.findByRole('complementary', { name: '概览：3 号消防栓' })
    expect(within(panel).getByRole('heading', { name: '3 号消防栓' })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.search).toEqual({}))
  })

  it('shows stock where some code has one, and the room that contents take to who wants to see it', async () => {
    const usage = { files: 3 * 1024, media: 0 }
    server.answer(listPath, () => list({ ...qrCode, usage, stock: { quantity: '2', unit: '件', low: true } }, locked))
    setPreference('columns', { qrCodes: ['name', 'stock', 'usage'] })
    await openList()
    const row = await screen.findByRole('row', { name: /3 号消防栓/ })
    expect(await within(row).findByText(/2 件/)).toBeTruthy()
    expect(within(row).getByText('不足')).toBeTruthy()
    expect(within(row).getByText('图片和文件 3 KB')).toBeTruthy()
    setPreference('columns', {})
  })

  it('keeps what is chosen when Esc closes what lies on top', async () => {
    await openList()
    const row = await screen.findByRole('row', { name: /3 号消防栓/ })
    await userEvent.click(within(row).getByRole('checkbox'))
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('toolbar', { name: '已选 1 项' })).toBeTruthy()
  })

  it('explains itself when there is nothing yet', async () => {
    server.answer(listPath, () => list())
    await openList()
    expect(await screen.findByText('还没有活码')).toBeTruthy()
    expect(screen.getByRole('link', { name: '写第一个活码' }).getAttribute('href')).toBe('/code/new')
  })

  it('shows what went wrong and tries again', async () => {
    server.answer(listPath, () => failWith(1500, '服务器错误'))
    await openList()
    expect(await screen.findByText('服务器错误')).toBeTruthy()
    server.answer(listPath, () => list(qrCode))
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('row', { name: /3 号消防栓/ })).toBeTruthy()
  })

  it('undoes a deletion', async () => {
    await openList()
    const row = await screen.findByRole('row', { name: /3 号消防栓/ })
    await userEvent.click(within(row).getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: '删除 1 个' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByRole('textbox'), '删除')
    await userEvent.click(within(dialog).getByRole('button', { name: '删除 1 个' }))
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
    await waitFor(() => expect(server.asked(`${basePath}/trash_restore`)).toEqual([{ ids: ['Ab3dEf7h'] }]))
  })

  it('asks for the filters of the address, and takes one away', async () => {
    const router = await openList('/code?state=expired&min=10&favourite=true')
    await screen.findByRole('row', { name: /3 号消防栓/ })
    expect(server.asked(listPath)[0]).toMatchObject({ filters: { state: 'expired', scansMin: 10, favourite: true } })
    await userEvent.click(screen.getByRole('button', { name: '去掉筛选：已过期' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ min: '10', favourite: 'true' }))
  })

  it('selects with the keyboard, and turns sharing off only where it is on', async () => {
    server.answer(listPath, () => list(qrCode, { ...locked, shared: false }))
    await openList()
    const row = await screen.findByRole('row', { name: /3 号消防栓/ })
    row.focus()
    await userEvent.keyboard(' {ArrowDown} ')
    expect(screen.getByRole('toolbar', { name: '已选 2 项' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '更多操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '关闭分享' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭分享' }))
    await waitFor(() =>
      expect(server.asked(`${basePath}/bath_change_share`)).toEqual([{ ids: ['Ab3dEf7h'], shared: false }]),
    )
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: /已选/ })).toBeNull())
  })

  it('goes on without codes that somebody deleted meanwhile', async () => {
    const other = { ...locked, can: qrCode.can }
    server.answer(listPath, () => list(qrCode, other))
    server.answer(`${basePath}/set_expire`, () => failWith(1002, '找不到该内容'))
    await openList()
    const row = await screen.findByRole('row', { name: /3 号消防栓/ })
    row.focus()
    await userEvent.keyboard(' {ArrowDown} ')
    await userEvent.click(screen.getByRole('button', { name: '有效期' }))
    const dialog = await screen.findByRole('dialog')
    server.answer(listPath, () => list(qrCode))
    await userEvent.click(within(dialog).getByRole('button', { name: /^设 ?置$/ }))
    expect(await screen.findByText(/有的内容已经被删除了/)).toBeTruthy()
    expect(await screen.findByRole('toolbar', { name: '已选 1 项' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('marks a code whose page was open before', async () => {
    await openList()
    await userEvent.click(await screen.findByRole('button', { name: '收藏 · 3 号消防栓' }))
    await waitFor(() =>
      expect(server.asked(`${basePath}/set_favourite`)).toEqual([{ ids: ['Ab3dEf7h'], favourite: true }]),
    )
  })

  it('shows a star at once and takes it back when the server refuses', async () => {
    server.answer(`${basePath}/set_favourite`, () => failWith(1500, '服务器错误'))
    await openList()
    await userEvent.click(await screen.findByRole('button', { name: '收藏 · 3 号消防栓' }))
    expect(await screen.findByText('服务器错误')).toBeTruthy()
    expect(screen.getByRole('button', { name: '收藏 · 3 号消防栓' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('keeps a view in the browser and goes back to it', async () => {
    const router = await openList('/code?state=expired&page=1')
    await userEvent.click(await screen.findByRole('button', { name: '视图' }))
    await userEvent.click(await screen.findByRole('button', { name: '存为视图' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/只保存在这个浏览器里/)).toBeTruthy()
    await userEvent.type(within(dialog).getByRole('textbox'), '过期的')
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(localStorage.getItem('matai-saved-views')).toContain('过期的'))
    await router.navigate({ to: '/code', search: {} })
    await userEvent.click(await screen.findByRole('button', { name: '视图' }))
    await userEvent.click(await screen.findByRole('button', { name: '过期的' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ state: 'expired' }))
  })
})
