// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen, standInServer } from '../../testing/render-screen.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { FormField } from './public.tsx'
import { PutFormDialog } from './parts/use/put-form-dialog.tsx'

const form = (id: number, title: string, state: string) => ({ id, title, state })
const forms = [form(1, '灭火器点检', 'published'), form(2, '报修', 'draft')]
const page = (list: object[]) => ({ list, total: list.length, totalIsLowerBound: false, next: null })
const addPath = '/qruser/console/qrcode/batch_add_sheet'
const removePath = '/qruser/console/qrcode/batch_remove_sheet'
const infoPath = '/qruser/console/sheet/info'
const server = standInServer({})

beforeEach(() => {
  server.start()
  server.answer('/qruser/console/sheet/list', () => page(forms))
  server.answer(infoPath, (input) => forms.find(({ id }) => id === (input as { id: number }).id))
})
afterEach(() => server.stop())

it('puts a form on the chosen codes, says on how many, and takes it back', async () => {
  server.answer(addPath, () => ({ changed: ['Ab3dE5fG'] }))
  server.answer(removePath, () => ({ changed: ['Ab3dE5fG'] }))
  const changed = vi.fn()
  await renderScreen(
    <>
      <PutFormDialog ids={['Ab3dE5fG', 'Ab3dE5fH']} onChanged={changed} onClose={() => {}} />
      <Toasts />
    </>,
  )
  const user = userEvent.setup()
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: '添加表单' }))
  expect(await within(dialog).findByText('请选择一个表单')).toBeTruthy()
  await user.click(within(dialog).getByRole('combobox'))
  await user.click(await screen.findByTitle('灭火器点检'))
  await user.click(within(dialog).getByRole('button', { name: '添加表单' }))
  const told = (await screen.findByText('已给 1 个活码添加表单')).closest<HTMLElement>('[role=status]')
  expect(server.asked(addPath)).toEqual([{ ids: ['Ab3dE5fG', 'Ab3dE5fH'], formId: 1 }])
  // Another screen may have left a word of its own.
  await user.click(within(told as HTMLElement).getByRole('button', { name: '撤销' }))
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(2))
  expect(server.asked(removePath)).toEqual([{ ids: ['Ab3dE5fG'], formId: 1 }])
})

it('says what visitors make of a form that is not published, and of one that is gone', async () => {
  await renderScreen(<FormField value={2} onChange={() => {}} />)
  expect(await screen.findByText(/还没有发布/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '编辑表单' }).getAttribute('href')).toContain('id=2')
})
