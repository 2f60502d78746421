// @vitest-environment happy-dom
import { CallError } from '@matai/client'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen, standInServer } from '../../testing/render-screen.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Looking } from '../looking.ts'
import { useForm } from '../use-form.ts'
import { DrawerForm } from './drawer-form.tsx'
import { TextField } from './text-field.tsx'

const server = standInServer({})
beforeEach(() => server.start())
afterEach(() => server.stop())

interface Values {
  name: string
  contacts: { mobile: string }[]
}

function Contacts({ onSubmit, onClose }: { onSubmit: (values: Values) => Promise<void>; onClose: () => void }) {
  const form = useForm<Values>({
    initial: { name: '泵房', contacts: [{ mobile: '1' }, { mobile: '2' }] },
    checks: {
      contacts: (contacts) =>
        Object.fromEntries(
          contacts.map(({ mobile }, index) => [`${index}.mobile`, mobile ? undefined : '请填写手机号']),
        ),
    },
    showsFailure: true,
    onSubmit,
  })
  return (
    <>
      <ConfirmDialog />
      <DrawerForm title="联系人" action="保存" form={form} needsChange onClose={onClose}>
        <TextField label="名称" max={20} {...form.field('name')} />
        {form.values.contacts.map((_, index) => (
          <TextField key={index} label={`手机 ${index + 1}`} max={20} {...form.field('contacts', index, 'mobile')} />
        ))}
      </DrawerForm>
    </>
  )
}

const second = () => screen.getByRole('textbox', { name: '手机 2' })

it('shows what is wrong inside of a list at its field and takes the reader there', async () => {
  const onSubmit = vi.fn(async (): Promise<void> => {
    throw new CallError(1001, '手机号不对', { issues: [{ path: ['contacts', 1, 'mobile'], message: '手机号不对' }] })
  })
  await renderScreen(<Contacts onSubmit={onSubmit} onClose={() => undefined} />)
  const user = userEvent.setup()
  expect(screen.getByRole('button', { name: '保存' })).toHaveProperty('disabled', true)
  await user.clear(second())
  await user.click(screen.getByRole('button', { name: '保存' }))
  await screen.findByText('请填写手机号')
  expect(onSubmit).not.toHaveBeenCalled()

  await user.type(second(), '9')
  expect(screen.queryByText('请填写手机号')).toBeNull()
  await user.click(screen.getByRole('button', { name: '保存' }))
  await screen.findByText('手机号不对')
  expect(document.activeElement).toBe(second())
  expect(second().getAttribute('aria-invalid')).toBe('true')
})

it('asks before what was written is lost, by closing and by going elsewhere', async () => {
  const onClose = vi.fn()
  const router = await renderScreen(<Contacts onSubmit={async () => undefined} onClose={onClose} />)
  const user = userEvent.setup()
  await user.type(second(), '3')
  await user.click(screen.getByRole('button', { name: '取消' }))
  await screen.findByText('还没有保存')
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: '不保存，关闭' }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())

  void router.navigate({ to: '/about' })
  await screen.findByText('还没有保存')
  expect(router.state.location.pathname).toBe('/')
})

it('lets who only looks read, and says why it cannot be sent', async () => {
  await renderScreen(
    <Looking value="你在这里只能查看">
      <Contacts onSubmit={async () => undefined} onClose={() => undefined} />
    </Looking>,
  )
  const save = screen.getByRole('button', { name: '保存' })
  expect(save).toHaveProperty('disabled', true)
  await userEvent.setup().type(second(), '3')
  expect(save).toHaveProperty('disabled', true)
  expect(screen.getByText('你在这里只能查看').id).toBe(save.getAttribute('aria-describedby'))
})
