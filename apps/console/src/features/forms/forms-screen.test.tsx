// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen, standInServer } from '../../testing/render-screen.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormsScreen } from './forms-screen.tsx'

const can = { edit: true, delete: true }
const form = (id: number, more: object = {}) => ({
  id,
  number: id,
  title: `表单 ${id}`,
  version: 1,
  published: null,
  groupId: null,
  creator: { id: 1, name: '王敏' },
  createdAt: '2026-11-02T08:00:00Z',
  updatedAt: '2026-11-02T08:00:00Z',
  records: 0,
  fillers: 0,
  codes: 0,
  state: 'draft',
  can,
  ...more,
})
const page = (list: object[]) => ({ list, total: list.length, totalIsLowerBound: false, next: null })
const listPath = '/qruser/console/sheet/list'
const groupsPath = '/qruser/console/Catalog/group_list'
const orderPath = '/qruser/console/Catalog/group_change_order'
const deletePath = '/qruser/console/sheet/delete'
const savePath = '/qruser/console/sheet/save'
const groups = [
  { id: 7, name: '设备', forms: 1, position: 1, can },
  { id: 8, name: '访客', forms: 0, position: 2, can },
]
const server = standInServer({})

beforeEach(() => {
  server.start()
  localStorage.clear()
  server.answer(groupsPath, () => ({ list: groups, withoutGroup: 1 }))
  server.answer(listPath, () =>
    page([
      form(1, { title: '灭火器点检', groupId: 7, published: 2, version: 3, state: 'published', records: 1_204 }),
      form(2),
    ]),
  )
})
afterEach(() => server.stop())

const show = (at = '/formList') =>
  renderScreen(
    <>
      <FormsScreen />
      <ConfirmDialog />
    </>,
    { at },
  )

it('shows what fillers meet, what waits to be published and how many records there are', async () => {
  await show()
  const row = within((await screen.findByText('灭火器点检')).closest('tr') as HTMLElement)
  expect(row.getByText('收集中')).toBeTruthy()
  expect(row.getByText('有未发布的修改')).toBeTruthy()
  expect(row.getByText('1,204')).toBeTruthy()
  expect(screen.getByText('草稿')).toBeTruthy()
})

it('asks for the forms of a group, and puts groups into another order', async () => {
  server.answer(orderPath, () => ({ list: [groups[1], groups[0]], withoutGroup: 1 }))
  const router = await show()
  await userEvent.click(await screen.findByRole('button', { name: /^设备/ }))
  expect(router.state.location.search).toMatchObject({ group: '7' })
  await vi.waitFor(() => expect(server.asked(listPath).at(-1)).toMatchObject({ filters: { groupId: 7 } }))
  await userEvent.click(screen.getByRole('button', { name: '分组“设备”的操作' }))
  await userEvent.click(await screen.findByText('下移'))
  await vi.waitFor(() => expect(server.asked(orderPath)).toEqual([{ ids: [8, 7] }]))
})

it('says before a form is deleted how many records go with it', async () => {
  server.answer(deletePath, () => ({ removed: 1 }))
  await show()
  await userEvent.click(await screen.findByRole('button', { name: '更多 · 灭火器点检' }))
  await userEvent.click(await screen.findByText('删除表单'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/1204 条记录会一起看不到/)).toBeTruthy()
  await userEvent.type(dialog.getByRole('textbox'), '灭火器点检')
  await userEvent.click(dialog.getByRole('button', { name: '删除表单' }))
  await vi.waitFor(() => expect(server.asked(deletePath)).toEqual([{ ids: [1], evenInUse: false }]))
})

it('begins with an explanation and one button, which asks for a name', async () => {
  server.answer(listPath, () => page([]))
  server.answer(groupsPath, () => ({ list: [], withoutGroup: 0 }))
  server.answer(savePath, () => ({ ...form(3), shown: 1, document: {}, files: [] }))
  await show()
  expect(await screen.findByText('还没有表单')).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: '新建表单' })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: '新建' }))
  expect(server.asked(savePath)).toEqual([])
  await userEvent.type(dialog.getByRole('textbox'), '访客登记')
  await userEvent.click(dialog.getByRole('button', { name: '新建' }))
  await vi.waitFor(() => expect(server.asked(savePath)).toMatchObject([{ document: { title: '访客登记' } }]))
})

it('moves several forms at once', async () => {
  const movePath = '/qruser/console/sheet/change_group'
  server.answer(movePath, () => ({ changed: 2 }))
  await show()
  await screen.findByText('灭火器点检')
  for (const name of ['灭火器点检', '表单 2']) {
    const row = screen.getByText(name).closest('tr') as HTMLElement
    await userEvent.click(within(row).getByRole('checkbox'))
  }
  const bar = within(await screen.findByRole('toolbar'))
  await userEvent.click(bar.getByText('移到分组'))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: '移到分组' }))
  await vi.waitFor(() => expect(server.asked(movePath)).toEqual([{ ids: [1, 2], groupId: 7 }]))
})
