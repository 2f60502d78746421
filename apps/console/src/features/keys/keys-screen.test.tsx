// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderScreen, standInServer } from '../../testing/render-screen.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { KeysScreen } from './keys-screen.tsx'

const key = {
  id: 3,
  name: '仓库系统',
  hint: 'mk_1z_Ab3dE5…',
  scopes: ['codes:read', 'codes:write'],
  state: 'active',
  until: '2027-01-01T00:00:00.000Z',
  lastUsedAt: null,
  maker: { id: 1, name: '王芳' },
  createdAt: '2026-11-20T08:00:00.000Z',
  can: { edit: true },
}
const call = (name: string) => `/qruser/console/userset/key_${name}`
const server = standInServer({})
let list: object[] = []
let sent: unknown
beforeEach(() => {
  list = [key]
  server.start()
  server.answer('/qruser/auth/get_userinfo', () => ({ tier: { has: ['keys'], limits: {} } }))
  const grantable = ['codes:read', 'codes:write', 'forms:read']
  server.answer(call('list'), () => ({ list, total: list.length, next: null, grantable, most: 50 }))
  server.answer(call('add'), (input) => {
    sent = input
    return { key, token: 'mk_1z_once' }
  })
})
afterEach(() => server.stop())

const open = () =>
  renderScreen(
    <>
      <KeysScreen />
      <ConfirmDialog />
    </>,
    { at: '/formApi/keys' },
  )

it('says what each key may do and until when', async () => {
  await open()
  const card = within(await screen.findByRole('article', { name: '仓库系统' }))
  expect(card.getByText('活码：查看、新建和修改')).toBeTruthy()
  expect(card.getByText(/还没有用过/)).toBeTruthy()
})

it('makes a key of what is ticked, and shows it once', async () => {
  list = []
  await open()
  await userEvent.click(await screen.findByRole('button', { name: '新建密钥' }))
  const drawer = within(await screen.findByRole('dialog', { name: '新建密钥' }))
  await userEvent.type(drawer.getByRole('textbox', { name: '名称' }), '脚本')
  const area = within(drawer.getByRole('group', { name: '活码' }))
  await userEvent.click(area.getByRole('checkbox', { name: '查看' }))
  expect(area.getByRole<HTMLInputElement>('checkbox', { name: '删除' }).disabled).toBe(true)
  await userEvent.click(drawer.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('mk_1z_once')).toBeTruthy()
  expect(sent).toMatchObject({ name: '脚本', scopes: ['codes:read'] })
})
