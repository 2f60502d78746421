// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askToSignIn, useSignInRequest } from '../../session.ts'
import { useToasts } from '../../ui/toast-store.ts'
import { failWith, renderScreen, standInServer } from '../../testing/render-screen.tsx'
import { LoginDialog } from './login-dialog.tsx'

const server = standInServer({
  '/qruser/auth/get_country': () => ({ country: 'CN', province: '', city: '' }),
  '/qruser/auth/seal_key': () => ({
    key: {
      kty: 'EC',
      crv: 'P-256',
      kid: 'test',
      x: 'axfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5RdiYwpY',
      y: 'T-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    },
    now: Date.now() / 1_000,
  }),
  '/qruser/auth/get_verify_code': () => ({ retryAfter: 60 }),
})

async function openDialog() {
  askToSignIn()
  await renderScreen(<LoginDialog />)
  await screen.findByRole('button', { name: /中国 CN \+86/ })
}

const field = (name: string) => screen.getByLabelText(name)

beforeEach(() => {
  server.start()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  server.stop()
  useToasts.setState({ list: [] })
  useSignInRequest.setState({ open: false, then: undefined })
})

describe('the sign-in dialog', () => {
  it('stays when Escape is pressed', async () => {
    await openDialog()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: '登录和注册' })).toBeTruthy()
    expect(useSignInRequest.getState().open).toBe(true)
  })

  it('says what is missing, and that a number does not fit its country', async () => {
    await openDialog()
    await userEvent.type(field('手机号'), '12800138000')
    await userEvent.click(screen.getByRole('button', { name: '登录' }))
    expect(await screen.findByText('手机号格式不正确')).toBeTruthy()
    expect(screen.getByText('请填写密码')).toBeTruthy()
    await userEvent.type(field('密码'), 'short')
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('密码长度为8-20位')).toBeTruthy()
    expect(server.asked('/qruser/auth/login')).toEqual([])
  })

  it('checks only the number before a code is sent, then the whole form', async () => {
    await openDialog()
    await userEvent.click(screen.getByRole('tab', { name: '注册' }))
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(await screen.findByText('请填写手机号')).toBeTruthy()
    expect(screen.queryByText('请填写密码')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '注册' }))
    expect(await screen.findByText('请填写密码')).toBeTruthy()
    expect(screen.getByText('请填写验证码')).toBeTruthy()
  })

  it('links terms and privacy in the registration', async () => {
    await openDialog()
    await userEvent.click(screen.getByRole('tab', { name: '注册' }))
    expect(screen.getByRole('link', { name: '用户协议' }).getAttribute('href')).toBe('/about#terms')
    expect(screen.getByRole('link', { name: '隐私政策' }).getAttribute('href')).toBe('/about#privacy')
  })
})

describe('the code button', () => {
  async function askForCode() {
    await openDialog()
    await userEvent.click(screen.getByRole('tab', { name: '注册' }))
    await userEvent.type(field('手机号'), '13800138000')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fireEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  }

  it('counts down from 60 and is idle again after it', async () => {
    await askForCode()
    const counting = await screen.findByRole('button', { name: '60 秒后重发' })
    expect(counting.hasAttribute('disabled')).toBe(true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await screen.findByRole('button', { name: /^5[89] 秒后重发$/ })).toBeTruthy()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await screen.findByRole('button', { name: '获取验证码' })).toBeTruthy()
    expect(server.asked('/qruser/auth/get_verify_code')).toMatchObject([
      { mobile: '+8613800138000', platForm: 0, registerFrom: 1, sendType: 0 },
    ])
  })

  it('is enabled again at once when sending fails, and says why', async () => {
    server.answer('/qruser/auth/get_verify_code', () => failWith(1007, '操作太频繁，请 30 秒后再试'))
    await askForCode()
    await waitFor(() =>
      expect(useToasts.getState().list.map(({ text }) => text)).toEqual(['操作太频繁，请 30 秒后再试']),
    )
    const button = await screen.findByRole('button', { name: '获取验证码' })
    expect(button.hasAttribute('disabled')).toBe(false)
  })
})

describe('the password field', () => {
  it('is read-only after it lost the focus and can be written shortly after it has it again', async () => {
    await openDialog()
    const password = field('密码')
    fireEvent.focus(password)
    fireEvent.blur(password)
    expect(password.hasAttribute('readonly')).toBe(true)
    fireEvent.focus(password)
    expect(password.hasAttribute('readonly')).toBe(true)
    await waitFor(() => expect(password.hasAttribute('readonly')).toBe(false))
  })
})
