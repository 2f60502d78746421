// @vitest-environment happy-dom
import type { Session } from '@matai/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failWith, renderScreen, standInServer } from '../../../../testing/render-screen.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Toasts } from '../../../../ui/toasts.tsx'
import { DevicesPanel } from './devices-panel.tsx'
import { NoticesPanel } from './notices-panel.tsx'

// The first screen of a file loads the component library.
vi.setConfig({ testTimeout: 30_000 })

const getPath = '/qruser/console/notice/get_subscription'
const setPath = '/qruser/console/notice/set_subscription'
const listPath = '/qruser/auth/session_list'
const endPath = '/qruser/auth/session_end_others'
const email = 'owner@example.com'
let wanted = { weeklySummary: true, usageHigh: false }
let boundEmail: string | null = email
const subscription = () => ({
  email: boundEmail,
  kinds: Object.entries(wanted).map(([kind, byEmail]) => ({ kind, byEmail })),
})
const at = '2026-11-21T08:00:00Z'
const session = (id: number, device: string, current = false): Session => ({
  ...{ id, device, current, createdAt: at, lastSeenAt: at, expiresAt: at },
})
let sessions: Session[] = []
const server = standInServer({
  [getPath]: subscription,
  [setPath]: (input) => {
    const { kind, byEmail } = input as { kind: string; byEmail: boolean }
    wanted = { ...wanted, [kind]: byEmail }
    return subscription()
  },
  [listPath]: () => ({ list: sessions }),
  [endPath]: () => {
    const ended = sessions.length - 1
    sessions = sessions.filter(({ current }) => current)
    return { ended }
  },
})

beforeEach(() => {
  wanted = { weeklySummary: true, usageHigh: false }
  boundEmail = email
  sessions = [session(1, 'Chrome · Linux', true), session(2, 'Safari · iOS'), session(3, 'Edge · Windows')]
  server.start()
  localStorage.clear()
})
afterEach(() => server.stop())

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

it('says where emails go and saves each choice at once', async () => {
  await renderScreen(<NoticesPanel email={email} />)
  expect(screen.getByText(/打开的种类还会发到 owner@example.com/)).toBeTruthy()
  expect((await box('每周扫码汇总')).checked).toBe(true)
  await userEvent.click(await box('用量将满'))
  expect(server.asked(setPath)).toEqual([{ kind: 'usageHigh', byEmail: true }])
  await waitFor(async () => expect((await box('用量将满')).checked).toBe(true))
})

it('takes a choice back that was not saved, and says why', async () => {
  server.answer(setPath, () => failWith(1005, '保存失败'))
  await renderScreen(
    <>
      <NoticesPanel email={email} />
      <Toasts />
    </>,
  )
  await userEvent.click(await box('每周扫码汇总'))
  expect(await screen.findByText('保存失败')).toBeTruthy()
  expect((await box('每周扫码汇总')).checked).toBe(true)
})

it('says that an email is missing', async () => {
  boundEmail = null
  await renderScreen(<NoticesPanel email={null} />)
  expect(screen.getByText(/绑定邮箱后/)).toBeTruthy()
  expect((await box('每周扫码汇总')).closest('fieldset')?.disabled).toBe(true)
})

it('signs all other devices out after asking, and is not offered when there are none', async () => {
  await renderScreen(
    <>
      <DevicesPanel />
      <ConfirmDialog />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: '退出其他设备' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/除本机外的 2 台设备/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: '退出其他设备' }))
  await waitFor(() => expect(screen.queryByText('Safari · iOS')).toBeNull())
  expect(screen.getByText('Chrome · Linux')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '退出其他设备' })).toBeNull()
})
