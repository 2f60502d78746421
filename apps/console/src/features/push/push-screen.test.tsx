// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderScreen, standInServer } from '../../testing/render-screen.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { PushScreen } from './push-screen.tsx'

const push = {
  id: 7,
  address: 'AbCdEfGh23456789',
  name: '仓库系统',
  url: 'https://erp.example/hook',
  events: ['record.made'],
  forms: [{ id: 3, title: '入库单' }],
  paused: null,
  failingSince: null,
  deliveredAt: null,
  oldSecretUntil: null,
  waiting: 0,
  failed: 1,
  expired: 0,
  createdAt: '2026-11-20T08:00:00.000Z',
}
const delivery = {
  ...{ id: 9, pushId: 7, type: 'record.made', stream: 'form:3', number: 12, test: false },
  ...{ at: '2026-11-20T08:00:00.000Z', state: 'failed', tries: 6, nextAt: null, status: 500, trouble: null, ms: 120 },
}
const detail = {
  ...delivery,
  url: push.url,
  body: '{"id":"evt_1","type":"record.made"}',
  attempts: [{ id: 1, at: delivery.at, ms: 120, status: 500, trouble: null, answer: 'out of order' }],
}
const call = (name: string) => `/qruser/console/userset/${name}`
const server = standInServer({})
let pushes: object[] = []
beforeEach(() => {
  pushes = [push]
  server.start()
  server.answer('/qruser/auth/get_userinfo', () => ({ tier: { has: ['push'], limits: {} } }))
  server.answer(call('get_apipush'), () => ({ list: pushes }))
  server.answer(call('apipush_health'), () => ({ delivered: 0, failed: 0, p50: null, p95: null, pieces: [] }))
  server.answer(call('apipush_log'), () => ({ list: [delivery], total: 1, totalIsLowerBound: false, next: null }))
  server.answer(call('apipush_delivery'), () => detail)
  server.answer(call('test_apipush'), () => detail)
})
afterEach(() => server.stop())

const open = () =>
  renderScreen(
    <>
      <PushScreen />
      <ConfirmDialog />
      <Toasts />
    </>,
    { at: '/formApi' },
  )

it('says what is pushed where, and shows what was answered to a test', async () => {
  await open()
  expect(await screen.findByText('https://erp.example/hook')).toBeTruthy()
  expect(screen.getByText(/新记录 · 入库单/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '用真实记录测试' }))
  const drawer = within(await screen.findByRole('dialog', { name: '新记录 №12' }))
  expect(await drawer.findByText('out of order')).toBeTruthy()
  expect(drawer.getByText(/"evt_1"/)).toBeTruthy()
})

it('explains itself where there is none', async () => {
  pushes = []
  await open()
  expect(await screen.findByText('还没有数据推送')).toBeTruthy()
})
