// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen, standInServer } from '../../testing/render-screen.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { CollaboratorsScreen } from './collaborators-screen.tsx'

vi.setConfig({ testTimeout: 30_000 })

const call = (name: string) => `/qruser/console/cooperation/${name}`
const person = {
  ...{ id: 4, version: 2, name: '王芳', mobile: '8613900000001', groups: [{ id: 7, name: '保安' }], boundAt: null },
  ...{ updatedAt: '2026-11-20T08:00:00.000Z', can: { edit: true, delete: true } },
}
const server = standInServer({})
beforeEach(() => {
  server.start()
  server.answer('/qruser/auth/get_userinfo', () => ({ account: { role: 'admin' } }))
  server.answer(call('list'), () => ({ list: [person], total: 1, totalIsLowerBound: false, next: null }))
  server.answer('/qruser/console/identity_group/list', () => ({ list: [{ id: 7, name: '保安', people: 1 }] }))
  server.answer(call('edit'), () => person)
  server.answer(call('import'), () => ({
    ...{ id: 9, added: 2, changed: 1, same: 0, newGroups: ['电工'] },
    skipped: [{ row: 4, column: 'mobile', message: '第 4 行：手机号不正确' }],
  }))
  server.answer(call('undo_import'), () => ({ removed: 2, restored: 1, kept: 0 }))
})
afterEach(() => server.stop())

const open = () =>
  renderScreen(
    <>
      <CollaboratorsScreen />
      <ConfirmDialog />
      <Toasts />
    </>,
    { at: '/cooperation' },
  )

it('shows people with groups and state, and changes one with the version that was read', async () => {
  await open()
  const user = userEvent.setup()
  expect(await screen.findByText('未绑定')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '更多 · 王芳' }))
  await user.click(await screen.findByRole('menuitem', { name: '编辑' }))
  const drawer = within(await screen.findByRole('dialog', { name: '王芳' }))
  const name = drawer.getByRole('textbox', { name: '姓名' })
  await user.clear(name)
  await user.type(name, '王芳芳')
  await user.click(drawer.getByRole('button', { name: '保存' }))
  await vi.waitFor(() =>
    expect(server.asked(call('edit'))).toEqual([
      { id: 4, version: 2, name: '王芳芳', mobile: '+8613900000001', groupIds: [7] },
    ]),
  )
})

it('says what an import will do before it is done, and takes it back', async () => {
  await open()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: '导入 Excel' }))
  const dialog = within(await screen.findByRole('dialog', { name: '从 Excel 导入协作成员' }))
  await user.upload(dialog.getByLabelText('选择文件', { selector: 'input' }), new File(['王芳,13900000001'], 'a.csv'))
  expect(await dialog.findByText('将新增 2 人，更新 1 人，0 人没有变化。')).toBeTruthy()
  expect(dialog.getByText('第 4 行：手机号不正确')).toBeTruthy()
  expect(dialog.getByText('将新建身份组：电工')).toBeTruthy()
  expect(server.asked(call('import'))).toMatchObject([{ looksOnly: true }])
  await user.click(dialog.getByRole('button', { name: '导入' }))
  await user.click(await screen.findByRole('button', { name: '撤销' }))
  expect(await screen.findByText('已撤销：移除 2 人，恢复 1 人')).toBeTruthy()
  expect(server.asked(call('undo_import'))).toEqual([{ id: 9 }])
})
