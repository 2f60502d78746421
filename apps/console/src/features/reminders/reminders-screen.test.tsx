// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen, standInServer } from '../../testing/render-screen.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { RemindersScreen } from './reminders-screen.tsx'

const can = { edit: true, delete: true }
const updatedAt = '2026-11-20T08:00:00.000Z'
const receiver = {
  ...{ id: 4, version: 1, name: '王师傅', user: null, mobile: '', mobileState: 'none', off: false, quiet: null },
  ...{ email: 'wang@example.com', emailState: 'asked', rules: 1, updatedAt, can },
}
const rule = {
  ...{ id: 9, version: 3, name: '快到期', on: { event: 'plan', planId: null, moments: ['warned'] }, about: '' },
  ...{
    receivers: [{ id: 4, name: '王师傅' }],
    groups: [],
    others: ['admins'],
    channels: ['bell', 'mail'],
    digestAt: '18:00',
  },
  ...{ enabled: true, updatedAt, can },
}
const message = {
  ...{ id: 1, at: updatedAt, rule: { id: 9, name: '快到期' }, receiver: { id: 4, name: '王师傅' }, channel: 'mail' },
  ...{
    state: 'skipped',
    reason: 'unconfirmed',
    detail: '',
    dueAt: null,
    sentAt: null,
    kind: 'reminderTest',
    details: {},
  },
}
const call = (name: string) => `/qruser/console/msg_remind/${name}`
const page = (list: object[]) => ({ list, total: list.length, totalIsLowerBound: false, next: null })
const server = standInServer({})
beforeEach(() => {
  server.start()
  server.answer(call('list_receiveuser'), () => page([receiver]))
  server.answer(call('list_rule'), () => page([rule]))
  server.answer(call('list'), () => page([message]))
  server.answer(call('options'), () => ({ channels: ['bell', 'mail'], people: [{ id: 7, name: '李敏' }] }))
  server.answer('/qruser/console/plan/list', () => page([]))
  server.answer('/qruser/console/identity_group/list', () => ({ list: [] }))
  server.answer(call('add_rule'), () => rule)
  server.answer(call('add_receiveuser'), () => receiver)
})
afterEach(() => server.stop())

const open = (at: string) =>
  renderScreen(
    <>
      <RemindersScreen />
      <ConfirmDialog />
      <Toasts />
    </>,
    { at },
  )

it('tells whoever steps in hours after the end', async () => {
  await open('/reminders')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: '更多 · 快到期' }))
  await user.click(await screen.findByRole('menuitem', { name: '编辑' }))
  const drawer = within(await screen.findByRole('dialog', { name: '快到期' }))
  expect(drawer.queryByRole('spinbutton', { name: '结束后多少小时' })).toBeNull()
  await user.click(await drawer.findByRole('checkbox', { name: '结束后若干小时仍有没检查的' }))
  await user.tripleClick(await drawer.findByRole('spinbutton', { name: '结束后多少小时' }))
  await user.keyboard('48')
  await user.click(drawer.getByRole('button', { name: '保存' }))
  await vi.waitFor(() =>
    expect(server.asked(call('add_rule'))).toMatchObject([{ on: { moments: ['warned', 'overdue'], hours: 48 } }]),
  )
})

it('says a rule in words, and changes it with the version that was read', async () => {
  await open('/reminders')
  const user = userEvent.setup()
  expect(await screen.findByText('全部计划：到了提醒时间还有没检查的')).toBeTruthy()
  expect(screen.getByText('铃铛、邮件，每天 18:00 汇总')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '更多 · 快到期' }))
  await user.click(await screen.findByRole('menuitem', { name: '编辑' }))
  const drawer = within(await screen.findByRole('dialog', { name: '快到期' }))
  expect(drawer.queryByRole('checkbox', { name: '短信' })).toBeNull()
  await user.click(await drawer.findByRole('checkbox', { name: '计划的负责人' }))
  await user.click(drawer.getByRole('radio', { name: '立即' }))
  await user.click(drawer.getByRole('button', { name: '保存' }))
  await vi.waitFor(() =>
    expect(server.asked(call('add_rule'))).toMatchObject([
      { id: 9, version: 3, on: rule.on, receivers: [4], others: ['admins', 'planPeople'], digestAt: null },
    ]),
  )
})

it('adds somebody by an email, who has to agree first', async () => {
  await open('/reminders?tab=receivers')
  const user = userEvent.setup()
  expect(await screen.findByText('等待同意')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '添加接收人' }))
  const drawer = within(await screen.findByRole('dialog', { name: '添加接收人' }))
  await user.click(drawer.getByRole('radio', { name: '其他人' }))
  await user.type(drawer.getByRole('textbox', { name: '姓名' }), '老赵')
  await user.type(drawer.getByRole('textbox', { name: '邮箱' }), 'zhao@example.com')
  await user.click(drawer.getByRole('button', { name: '保存' }))
  await screen.findByText('已保存，确认消息已发出。对方同意后才会收到提醒。')
  expect(server.asked(call('add_receiveuser'))).toMatchObject([
    { name: '老赵', email: 'zhao@example.com', userId: null, mobile: null, quiet: null },
  ])
})

it('says why a message did not go', async () => {
  await open('/reminders?tab=log')
  expect(await screen.findByText('对方还没有同意')).toBeTruthy()
})
