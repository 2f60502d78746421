// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen, standInServer } from '../../testing/render-screen.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { PlansScreen } from './plans-screen.tsx'

// The first screen of a file loads the component library.
vi.setConfig({ testTimeout: 30_000 })

const call = (name: string) => `/qruser/console/plan/${name}`
const plan = { id: 5, name: '日检', state: 'running', can: { edit: true, delete: true } }
const window = (day: string, counts: object | null) => ({
  ...{ key: day, day, counts },
  opensAt: `${day}T00:00:00.000Z`,
  warnsAt: `${day}T08:00:00.000Z`,
  closesAt: `${day}T10:00:00.000Z`,
  endsAt: `${day}T23:59:00.000Z`,
})
const counts = { pending: 0, expiring: 0, expired: 0, onTime: 3, late: 1, missed: 2, exempt: 0 }
const month = {
  windows: [window('2099-03-02', counts), window('2099-03-04', null)],
  moves: [{ key: '2099-03-03', to: null, reason: '停产', by: '张三', at: '2099-03-01T08:00:00.000Z' }],
  days: [{ day: '2099-03-04', off: false, own: false }],
  known: true,
}
const asked: unknown[] = []
const server = standInServer({})
beforeEach(() => {
  asked.length = 0
  server.start()
  server.answer(call('list'), () => ({ list: [plan], total: 1, totalIsLowerBound: false, next: null }))
  server.answer(call('calendar'), () => month)
  server.answer(call('move_window'), (input) => {
    asked.push(input)
    return { list: [] }
  })
  server.answer(call('set_holiday'), (input) => {
    asked.push(input)
    return { changed: 1 }
  })
})
afterEach(() => server.stop())

const open = (day: string) =>
  renderScreen(
    <>
      <PlansScreen />
      <ConfirmDialog />
      <Toasts />
    </>,
    { at: `/planManage?tab=calendar&day=${day}` },
  )

it('says of a day how its window went, and of one that was left out why', async () => {
  await open('2099-03-02')
  expect(await screen.findByText('已完成 4/6')).toBeTruthy()
  expect(await screen.findByText('超期未完成 2')).toBeTruthy()
  expect(await screen.findByText('已跳过')).toBeTruthy()
})

it('leaves a window out with a reason, and makes a day off', async () => {
  await open('2099-03-04')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: '改期或跳过' }))
  const dialog = within(await screen.findByRole('dialog', { name: /2099/ }))
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText('请填写原因')).toBeTruthy()
  expect(asked).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: '原因' }), '停产')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await vi.waitFor(() => expect(asked).toEqual([{ id: 5, key: '2099-03-04', to: null, reason: '停产' }]))
  await user.click(await screen.findByRole('button', { name: '设为休息日' }))
  await vi.waitFor(() => expect(asked[1]).toEqual({ day: '2099-03-04', off: true }))
})
