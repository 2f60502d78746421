// @vitest-environment happy-dom
import { AccessSettings, tierRights, type UserInfo } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderScreen, standInServer } from '../../../testing/render-screen.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Toasts } from '../../../ui/toasts.tsx'
import { useUrlState } from '../../../ui/use-url-state.ts'
import { userQuery } from '../../../user.ts'
import { AccessPlace } from './access-place.tsx'

const account = {
  id: 1,
  name: '',
  kind: 'personal' as const,
  role: 'admin' as const,
  viewOnly: false,
  vipLevel: 0,
  isNamed: false,
}
const user = {
  id: 1,
  username: null,
  mobile: '+86 139****0000',
  email: null,
  vipLevel: 0,
  tier: tierRights('free'),
  tierUntil: null,
  userType: 0,
  hlHost: 'https://codes.example.com',
  beautyTemplateId: null,
  language: 'zh',
  hasPassword: true,
  account,
  accounts: [account],
  flags: [],
  directories: null,
  viewOnly: false,
  seenAs: null,
  choose: false,
  invitations: 0,
  zone: 'Asia/Shanghai',
  secondFactor: { on: false, recoveryLeft: 0, demanded: false },
} satisfies Partial<UserInfo>

const open = AccessSettings.parse({})
const base = '/qruser/console/qrcode'
const page = (list: object[]) => ({ list, total: list.length, totalIsLowerBound: false, next: null })
const server = standInServer({
  '/qruser/auth/get_userinfo': () => user,
  [`${base}/get_auth`]: () => ({ settings: open, used: 3, mobiles: 0 }),
  [`${base}/set_auth`]: () => ({ changed: 1 }),
  [`${base}/auth/mobilelist`]: () => page([]),
  [`${base}/auth/add_mobile`]: () => ({ added: 1 }),
  [`${base}/auth/refusals`]: () =>
    page([{ id: 1, at: '2026-11-21T10:00:00.000Z', reason: 'wrongPassword', device: 'ios', mobile: '' }]),
})
beforeEach(() => server.start())
afterEach(() => server.stop())

/** As the list holds it, inside the frame, which waits until it knows who is there. */
function Place() {
  const { data } = useQuery(userQuery)
  const [{ access, tab }, set] = useUrlState({ access: '', tab: '' })
  if (!data) return null
  return (
    <AccessPlace
      access={access}
      tab={tab}
      nameOf={() => '菜单'}
      onTab={(next) => set({ tab: next })}
      onClose={() => set({ access: '', tab: '' })}
    />
  )
}

const openDrawer = (access = 'Ab3dEf7h') =>
  renderScreen(
    <>
      <Place />
      <ConfirmDialog />
      <Toasts />
    </>,
    { at: `/code?access=${access}` },
  )

/** Dialogs get one and the same id for their titles under test, so that it is found by its text. */
const questionFrom = async () =>
  (await screen.findByText('离开后，访问权限的修改会丢失。')).closest('[role=dialog]') as HTMLElement

describe('the access settings', () => {
  it('name a fault at its field, then save and say which parts changed', async () => {
    await openDrawer()
    const password = await screen.findByLabelText('访问密码')
    await userEvent.type(password, 'ab')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('访问密码为 4–20 位数字或字母')).toBeTruthy()
    expect(password.getAttribute('aria-invalid')).toBe('true')
    expect(server.asked(`${base}/set_auth`)).toEqual([])
    await userEvent.type(password, '12')
    await userEvent.click(screen.getByRole('radio', { name: '任何手机，验证后可看' }))
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('已保存：密码，手机验证')).toBeTruthy()
    expect(server.asked(`${base}/set_auth`)).toEqual([
      { ids: ['Ab3dEf7h'], settings: { ...open, password: 'ab12', binding: true } },
    ])
  })

  it('ask before changes are left, and stay when told to', async () => {
    const router = await openDrawer()
    await userEvent.type(await screen.findByLabelText('访问密码'), 'ab12')
    const drawer = screen.getByRole('dialog', { name: '“菜单”的访问权限' })
    await userEvent.click(within(drawer).getByRole('button', { name: '关闭' }))
    await userEvent.click(within(await questionFrom()).getByRole('button', { name: '取消' }))
    expect(router.state.location.search).toEqual({ access: 'Ab3dEf7h' })
    await userEvent.click(within(drawer).getByRole('button', { name: '关闭' }))
    await userEvent.click(within(await questionFrom()).getByRole('button', { name: '不保存，离开' }))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
  })

  it('disable limits on visits where the tier lacks them and say which has them', async () => {
    await openDrawer()
    expect(((await screen.findByLabelText('总次数')) as HTMLInputElement).disabled).toBe(true)
    expect(screen.getByText('限制次数需要高级版或以上')).toBeTruthy()
  })

  it('count visits where the tier has it, and say how many are used', async () => {
    server.answer('/qruser/auth/get_userinfo', () => ({ ...user, tier: tierRights('advanced') }))
    server.answer(`${base}/get_auth`, () => ({ settings: { ...open, scansTotal: 10 }, used: 3, mobiles: 0 }))
    await openDrawer()
    expect(((await screen.findByLabelText('总次数')) as HTMLInputElement).disabled).toBe(false)
    expect(screen.getByText('已用 3 次')).toBeTruthy()
  })

  it('are set for many codes at once, with a word about what is replaced', async () => {
    const router = await openDrawer('Ab3dEf7h,Xy3dEf7h')
    expect(await screen.findByText(/都会被替换/)).toBeTruthy()
    await userEvent.type(screen.getByLabelText('访问密码'), 'ab12')
    await userEvent.click(screen.getByRole('button', { name: '保存到 2 个活码' }))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
    expect(server.asked(`${base}/set_auth`)).toMatchObject([{ ids: ['Ab3dEf7h', 'Xy3dEf7h'] }])
  })
})

describe('the list of phones', () => {
  it('says which pasted lines are wrong before anything is sent, and keeps them to be mended', async () => {
    await openDrawer('Ab3dEf7h&tab=list')
    await userEvent.click(await screen.findByRole('button', { name: '粘贴多个' }))
    const box = screen.getByLabelText('添加手机号')
    await userEvent.type(box, '13800138000，张三\n12345')
    expect(await screen.findByText('第 2 行：12345')).toBeTruthy()
    expect(server.asked(`${base}/auth/add_mobile`)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: '添加 1 个' }))
    await waitFor(() => expect((box as HTMLTextAreaElement).value).toBe('12345'))
    expect(server.asked(`${base}/auth/add_mobile`)).toEqual([
      { id: 'Ab3dEf7h', mobiles: [{ mobile: '13800138000', name: '张三' }] },
    ])
  })
})

it('imports a workbook, names its wrong rows, and adds the others when told to', async () => {
  const path = `${base}/auth/import_mobiles`
  const wrong = { path: ['rows', 2, 'mobile'], message: '第 2 行的手机号格式不正确：12' }
  server.answer(path, (input) =>
    (input as { skipBad: boolean }).skipBad
      ? { added: 1, known: 0, skipped: [] }
      : { refusal: { code: 1001, msg: '有 1 行不正确，没有添加任何手机号', data: { issues: [wrong] } } },
  )
  await openDrawer('Ab3dEf7h&tab=list')
  const chooser = await screen.findByLabelText('从表格导入', { selector: 'input' })
  await userEvent.upload(chooser, new File(['13800138000\n12'], '名单.csv', { type: 'text/csv' }))
  expect(await screen.findByText(wrong.message)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '添加其余的' }))
  expect(await screen.findByText('已添加 1 个手机号')).toBeTruthy()
  const workbook = btoa('13800138000\n12')
  expect(server.asked(path)).toEqual([
    { id: 'Ab3dEf7h', workbook, skipBad: false },
    { id: 'Ab3dEf7h', workbook, skipBad: true },
  ])
})

it('tells who was refused and why', async () => {
  await openDrawer('Ab3dEf7h&tab=refusals')
  expect(await screen.findByText('密码不正确')).toBeTruthy()
  expect(screen.getByText(/苹果手机/)).toBeTruthy()
})
