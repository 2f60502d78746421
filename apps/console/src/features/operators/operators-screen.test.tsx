// @vitest-environment happy-dom
import type { OperatedAccount } from '@matai/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failWith, renderScreen, standInServer } from '../../testing/render-screen.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { OperatorsScreen } from './operators-screen.tsx'

const account: OperatedAccount = {
  ...{
    id: 7,
    name: '三厂',
    mobile: '+8613912345678',
    kind: 'enterprise',
    tier: 'basic',
    tierUntil: null,
    state: 'active',
  },
  ...{
    storedBytes: 3_145_728,
    storageLimit: 20 * 1024 ** 3,
    lastSignInAt: null,
    createdAt: '2026-11-20T08:00:00.000Z',
  },
}
const details = {
  account,
  disabledReason: '',
  qrCodes: 12,
  people: [
    {
      userId: 3,
      mobile: '+8613912345678',
      username: null,
      email: null,
      role: 'admin' as const,
      lastSignInAt: null,
      secondFactor: true,
    },
  ],
  sessions: [{ id: 5, name: '林老师', device: 'Chrome · Windows', lastSeenAt: '2026-11-22T08:00:00.000Z' }],
}
const person = { id: 1, operator: true, account: { id: 1, name: '平台', role: 'admin', vipLevel: 7 } }
const list = '/qruser/operator/account_list'
const server = standInServer({
  '/qruser/auth/get_userinfo': () => person,
  [list]: () => ({ list: [account], total: 1, totalIsLowerBound: false, next: null }),
  '/qruser/operator/account_show': () => details,
})
beforeEach(() => server.start())
afterEach(() => server.stop())

const open = (at = '/operators') =>
  renderScreen(
    <>
      <OperatorsScreen />
      <ConfirmDialog />
      <Toasts />
    </>,
    { at },
  )
const lastInput = (path: string) => server.asked(path).at(-1)

describe('all accounts', () => {
  it('are asked for as the address says, and shown with what matters', async () => {
    await open('/operators?keyword=三厂&sort=storage&tier=basic&state=active&page=2')
    expect(await screen.findByRole('button', { name: '三厂' })).toBeTruthy()
    expect(screen.getByText('#7 · +86 139 1234 5678')).toBeTruthy()
    expect(screen.getByText('3 MB，共 20 GB')).toBeTruthy()
    expect(lastInput(list)).toMatchObject({
      ...{ keyword: '三厂', sort: 'storage', page: 2, filters: { tier: 'basic', state: 'active' } },
    })
    await userEvent.click(screen.getByRole('button', { name: '去掉筛选：基础版' }))
    expect(lastInput(list)).toMatchObject({ page: 1, filters: { state: 'active' } })
  })

  it('say what went wrong, and try again', async () => {
    server.answer(list, () => failWith(1500, '服务器出错了'))
    await open()
    expect(await screen.findByText('服务器出错了')).toBeTruthy()
  })

  it('are nobody else’s business', async () => {
    server.answer('/qruser/auth/get_userinfo', () => ({ ...person, operator: false }))
    await open()
    expect(await screen.findByRole('heading', { name: '找不到页面', level: 1 })).toBeTruthy()
  })
})

describe('one account', () => {
  it('is disabled with a reason, after words about the printed codes', async () => {
    server.answer('/qruser/operator/account_disable', () => account)
    await open('/operators?open=7')
    await userEvent.click(await screen.findByRole('button', { name: '停用账号' }))
    const dialog = await screen.findByRole('dialog', { name: '停用“三厂”' })
    expect(within(dialog).getByText(/印出的码照常打开/)).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: '停用账号' }))
    expect(await within(dialog).findByText('请填写原因')).toBeTruthy()
    await userEvent.type(within(dialog).getByLabelText('原因'), '合同已结束')
    await userEvent.click(within(dialog).getByRole('button', { name: '停用账号' }))
    expect(await screen.findByText('账号已停用')).toBeTruthy()
    expect(lastInput('/qruser/operator/account_disable')).toEqual({ id: 7, reason: '合同已结束' })
  })

  it('says how many devices are signed out before it does it', async () => {
    server.answer('/qruser/operator/account_end_sessions', () => ({ ended: 1 }))
    await open('/operators?open=7')
    await userEvent.click(await screen.findByRole('button', { name: '强制退出' }))
    const dialog = await screen.findByRole('dialog', { name: '让“三厂”的所有设备退出登录' })
    expect(within(dialog).getByText(/1 台设备会马上退出登录/)).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: '强制退出' }))
    expect(await screen.findByText('已让 1 台设备退出登录')).toBeTruthy()
  })

  it('has people who can be let in without the second factor that they lost', async () => {
    server.answer('/qruser/operator/second_factor_reset', () => ({}))
    await open('/operators?open=7')
    await userEvent.click(await screen.findByRole('button', { name: '重置两步验证' }))
    const dialog = await screen.findByRole('dialog', { name: '重置“+86 139 1234 5678”的两步验证' })
    await userEvent.click(within(dialog).getByRole('button', { name: '重置两步验证' }))
    expect(await screen.findByText('两步验证已重置')).toBeTruthy()
    expect(lastInput('/qruser/operator/second_factor_reset')).toEqual({ userId: 3 })
  })

  it('of the operator himself cannot be shut', async () => {
    server.answer('/qruser/operator/account_show', () => ({ ...details, account: { ...account, id: 1 } }))
    await open('/operators?open=1')
    const disable = await screen.findByRole<HTMLButtonElement>('button', { name: '停用账号' })
    expect([disable.disabled, disable.title]).toEqual([true, '不能对自己的账号这样做'])
  })
})

it('lets in again who tried too often', async () => {
  const times = { lockedAt: '2026-11-23T08:00:00.000Z', until: '2026-11-23T08:15:00.000Z' }
  const locked = { name: '+8613912345678', limit: 'wrongPassword', ...times, account: { id: 7, name: '三厂' } }
  const path = '/qruser/operator/locked_list'
  server.answer(path, () => ({ list: [locked], total: 1, totalIsLowerBound: false, next: null }))
  server.answer('/qruser/operator/unlock', () => ({}))
  await open('/operators?tab=locked')
  expect(await screen.findByText('密码输错次数过多')).toBeTruthy()
  server.answer(path, () => ({ list: [], total: 0, totalIsLowerBound: false, next: null }))
  await userEvent.click(screen.getByRole('button', { name: '解除限制' }))
  expect(await screen.findByText('现在没有人受限')).toBeTruthy()
  expect(lastInput('/qruser/operator/unlock')).toEqual({ name: '+8613912345678' })
})

it('finds a file of anybody, and blocks it with a reason', async () => {
  const file = {
    ...{ id: 'f1', name: 'a.pdf', kind: 'file', mime: 'application/pdf', size: 5, createdAt: account.createdAt },
    ...{ blockedAt: null as string | null, reason: '', account },
  }
  server.answer('/qruser/operator/file_find', () => file)
  server.answer('/qruser/operator/file_block', () => file)
  await open('/operators?tab=files')
  await userEvent.type(await screen.findByLabelText('文件的编号或地址'), '/u/f1/a.pdf{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: '停用文件' }))
  const dialog = await screen.findByRole('dialog', { name: '停用文件“a.pdf”' })
  await userEvent.type(within(dialog).getByLabelText('原因'), '冒充银行')
  await userEvent.click(within(dialog).getByRole('button', { name: '停用文件' }))
  expect(await screen.findByText('文件已停用')).toBeTruthy()
  expect(lastInput('/qruser/operator/file_block')).toEqual({ id: 'f1', reason: '冒充银行' })
})

it('tests a message and says what the provider said', async () => {
  server.answer('/qruser/operator/message_test', () => failWith(1006, '没有发出：quota'))
  await open('/operators?tab=messages')
  await userEvent.type(await screen.findByLabelText('邮箱'), 'me@example.com')
  await userEvent.click(screen.getByRole('button', { name: '发送测试邮件' }))
  expect(await screen.findByText('没有发出：quota')).toBeTruthy()
  expect(lastInput('/qruser/operator/message_test')).toEqual({ by: 'mail', to: 'me@example.com' })
})

it('says how the server is, what is wrong first', async () => {
  const finding = (state: string, text: string) => ({ state, text })
  server.answer('/qruser/operator/health', () => ({
    at: '2026-11-28T08:00:00.000Z',
    findings: [
      finding('ok', '时钟：与数据库一致'),
      finding('wrong', '备份：没有'),
      finding('warning', '短信：没有发送'),
    ],
  }))
  await open('/operators?tab=server')
  expect(await screen.findByText(/^错误 1 项，注意 1 项/)).toBeTruthy()
  const list = within(screen.getByRole('tabpanel')).getByRole('list')
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['×错误备份：没有', '!注意短信：没有发送', '✓正常时钟：与数据库一致'])
})
