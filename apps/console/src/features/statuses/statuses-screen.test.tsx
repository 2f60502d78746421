// @vitest-environment happy-dom
import type { QrCode } from '@matai/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen, standInServer } from '../../testing/render-screen.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { StatusTab } from './status-tab.tsx'
import { StatusesScreen } from './statuses-screen.tsx'

const item = (id: number, name: string, more: object) => ({ id, key: `k${id}`, name, letter: '', ...more })
const status = {
  id: 7,
  version: 2,
  name: '设备',
  items: [
    item(1, '正常', { colour: 'green', shape: 'circle', isDefault: true, isProblem: false }),
    item(2, '异常', { colour: 'red', shape: 'triangle', isDefault: false, isProblem: true }),
  ],
  permission: 'all',
  members: [],
  collaborators: [],
  show: 'tag',
  stuckHours: null,
  transitions: null,
  codes: 3,
  updatedAt: '2026-11-20T08:00:00.000Z',
  can: { edit: true, delete: true, set: true },
}
const call = (name: string) => `/qruser/console/status/${name}`
const page = (list: object[]) => ({ list, total: list.length, totalIsLowerBound: false, next: null })
const server = standInServer({})
beforeEach(() => {
  server.start()
  server.answer(call('list'), () => page([status]))
  server.answer(call('edit'), () => status)
  server.answer(call('wall_list'), () => ({ list: [] }))
  server.answer(call('wall_add'), () => ({ url: 'https://matai.example/v/wall/abc' }))
  server.answer('/qruser/console/qrcode/get_creators', () => ({ list: [] }))
})
afterEach(() => server.stop())

const open = (at = '/statusManage') =>
  renderScreen(
    <>
      <StatusesScreen />
      <ConfirmDialog />
      <Toasts />
    </>,
    { at },
  )

it('changes an item and sends the version that was read', async () => {
  await open()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: '更多 · 设备' }))
  await user.click(await screen.findByRole('menuitem', { name: '编辑' }))
  const drawer = within(await screen.findByRole('dialog', { name: '设备' }))
  const name = drawer.getByRole('textbox', { name: '名称 · 异常' })
  await user.clear(name)
  await user.click(drawer.getByRole('button', { name: '保存' }))
  await drawer.findByText('名称不能为空')
  await user.type(name, '漏气')
  await user.click(drawer.getByRole('button', { name: '保存' }))
  await vi.waitFor(() =>
    expect(server.asked(call('edit'))).toMatchObject([
      { id: 7, version: 2, items: [{ name: '正常' }, { name: '漏气' }] },
    ]),
  )
})

it('shows the link of a wallboard once', async () => {
  await open('/statusManage?tab=walls')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: '新建电视看板' }))
  const dialog = within(await screen.findByRole('dialog', { name: '新建电视看板' }))
  await user.type(dialog.getByRole('textbox', { name: '名称' }), '大厅')
  await user.click(dialog.getByRole('combobox', { name: '状态' }))
  await user.click(await screen.findByText('设备', { selector: '.ant-select-item-option-content' }))
  await user.click(dialog.getByRole('button', { name: '生成链接' }))
  expect((await screen.findByTestId('wall-link')).textContent).toBe('https://matai.example/v/wall/abc')
  expect(server.asked(call('wall_add'))).toEqual([{ name: '大厅', statusIds: [7] }])
})

it('sets a status on the page of a code and tells what it was before', async () => {
  server.answer(call('list_info_status'), () => ({
    list: [{ status, item: status.items[1], since: '2026-11-20T08:00:00.000Z', until: null, next: null }],
    others: [],
  }))
  server.answer(call('history'), () =>
    page([
      {
        ...{ id: 1, at: '2026-11-20T08:00:00.000Z', kind: 'hand', status: { id: 7, name: '设备' } },
        ...{ from: '正常', to: '异常', user: { id: 3, name: '王工' }, recordId: null, formId: null },
        ...{ reason: '漏气', photoId: null, until: null },
      },
    ]),
  )
  server.answer('/qruser/console/qrcode/get_code_list', () => page([]))
  server.answer(call('batch_set_qrcode'), () => ({ changed: 1, same: 0, from: [], refused: [], undo: null }))
  const qrCode = { id: 'Ab3xY9', name: '一号灭火器' }
  await renderScreen(<StatusTab qrCode={qrCode as QrCode} />)
  const user = userEvent.setup()
  await screen.findByText('正常 → 异常')
  await user.click(screen.getByRole('button', { name: '设置' }))
  const drawer = within(await screen.findByRole('dialog'))
  await user.click(drawer.getByRole('combobox', { name: /改为/ }))
  await user.click(await screen.findByText('正常', { selector: '.ant-select-item-option-content *' }))
  await user.click(drawer.getByRole('button', { name: '设置' }))
  await vi.waitFor(() =>
    expect(server.asked(call('batch_set_qrcode'))).toMatchObject([
      { statusId: 7, ids: ['Ab3xY9'], itemId: 1, photoId: null },
    ]),
  )
})
