// @vitest-environment happy-dom
import type { Order } from '@matai/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen, standInServer } from '../../../testing/render-screen.tsx'
import { InvoiceDialog } from './invoice-dialog.tsx'

vi.setConfig({ testTimeout: 30_000 })

const server = standInServer({})
beforeEach(() => server.start())
afterEach(() => server.stop())

it('says all that is missing at once, each at its field', async () => {
  const order = { id: 3, tier: 'basic', years: 1, total: 19_800 } as Order // what the dialog shows of one
  await renderScreen(<InvoiceDialog orders={[order]} onClose={() => undefined} />, { at: '/order' })
  const user = userEvent.setup()
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: '专用发票' }))
  await user.click(dialog.getByRole('button', { name: '提交申请' }))
  expect(await dialog.findByText('请填写发票抬头')).toBeTruthy()
  expect(dialog.getByText('税号不正确，请核对统一社会信用代码')).toBeTruthy()
  expect(dialog.getByText('请填写正确的邮箱')).toBeTruthy()
  expect(dialog.getAllByText('开专用发票请填写这一项')).toHaveLength(4)
  expect(server.asked('/qruser/console/invoice/add')).toEqual([])
})
