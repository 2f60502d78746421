// @vitest-environment happy-dom
import type { QrCodeItem } from '@matai/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failWith, renderScreen, standInServer } from '../../testing/render-screen.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { QrCodesScreen } from './qr-codes-screen.tsx'

const qrCode: QrCodeItem = {
  id: 'Ab3dEf7h',
  url: 'https://codes.example.com/q/Ab3dEf7h',
  name: '3 号消防栓',
  kind: 'page',
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
  can: { edit: true, delete: true },
}
const locked: QrCodeItem = { ...qrCode, id: 'Xy3dEf7h', name: '2 号消防栓', can: { edit: true, delete: false } }
const list = (...items: QrCodeItem[]) => ({ list: items, total: items.length, totalIsLowerBound: false, next: null })

const listPath = '/qruser/console/qrcode/get_code_list'
const removePath = '/qruser/console/qrcode/bath_remove'
const directory = { id: 1, name: '默认目录', isDefault: true, qrCodes: 2, can: { rename: true, delete: false } }
const server = standInServer({
  [listPath]: () => list(qrCode, locked),
  [removePath]: () => ({ removed: 1 }),
  '/qruser/console/category/list_all': () => ({ list: [directory] }),
})

async function openList(at = '/code') {
  const router = await renderScreen(
    <>
      <QrCodesScreen />
      <ConfirmDialog />
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
      filters: { directoryId: 1 },
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
})
