// @vitest-environment happy-dom
import { tierRights, type UserInfo, type VersionItem } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderScreen, standInServer } from '../../../../testing/render-screen.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Toasts } from '../../../../ui/toasts.tsx'
import { userQuery } from '../../../../user.ts'
import { History } from './history.tsx'
import { ScheduledNotice } from './scheduled-notice.tsx'
import { toInstant } from './zone-time.ts'

const account = {
  id: 1,
  name: '',
  kind: 'personal' as const,
  role: 'admin' as const,
  viewOnly: false,
  vipLevel: 0,
  isNamed: false,
}
const user: UserInfo = {
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
  wechat: { offered: false, bound: false, subscribed: false, told: false },
  operator: false,
  within: false,
}
const zone = user.zone
const next = new Date().getFullYear() + 1
const savedBy = { id: 1, name: '林老师' }
const first: VersionItem = {
  number: 1,
  name: '菜单',
  savedBy,
  savedAt: '2026-11-20T10:00:00.000Z',
  publishAt: '2026-11-20T10:00:00.000Z',
  endAt: null,
  state: 'past',
  changes: [],
}
const second: VersionItem = {
  ...first,
  number: 2,
  state: 'visible',
  changes: [
    { kind: 'renamed', from: '菜单', to: '新菜单' },
    { kind: 'changed', type: 'richText', from: '第一', to: '第二' },
    { kind: 'added', type: 'file', excerpt: '规程.pdf' },
  ],
}
const waiting: VersionItem = {
  ...first,
  number: 3,
  publishAt: `${next}-12-24T10:00:00.000Z`,
  state: 'scheduled',
}

const base = '/qruser/console/qrcode/version_'
const server = standInServer({
  '/qruser/auth/get_userinfo': () => user,
  [`${base}list`]: () => ({ list: [second, first], total: 2, totalIsLowerBound: false, next: null }),
  [`${base}schedule`]: () => waiting,
  [`${base}end`]: () => second,
  [`${base}restore`]: () => ({}),
})
beforeEach(() => server.start())
afterEach(() => server.stop())

/** As a person types into a field of the calendar. */
async function typeMoment(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{Enter}`)
}

/** As inside the frame, which waits until it knows who is there. */
function InFrame({ children }: { children: React.ReactNode }) {
  return useQuery(userQuery).data ? children : null
}

describe('the history', () => {
  it('tells who saved a version, and in words what it changed', async () => {
    await renderScreen(
      <InFrame>
        <History id="Ab3dEf7h" locked={false} unsaved={false} onRestored={() => {}} />
      </InFrame>,
    )
    const row = (await screen.findByRole('heading', { name: '第 2 版' })).closest('li')
    const said = within(row as HTMLElement)
    expect(said.getByText('访客正在看')).toBeTruthy()
    expect(said.getByText(/林老师 保存于/)).toBeTruthy()
    expect(said.getByText('名称：“菜单”改为“新菜单”')).toBeTruthy()
    expect(said.getByText('修改文字：“第一”改为“第二”')).toBeTruthy()
    expect(said.getByText('新增文件“规程.pdf”')).toBeTruthy()
  })
})

describe('in the history', () => {
  const openHistory = () =>
    renderScreen(
      <InFrame>
        <History id="Ab3dEf7h" locked={false} unsaved onRestored={() => {}} />
        <ConfirmDialog />
        <Toasts />
      </InFrame>,
    )

  it('going back asks in a dialog that says what is lost, takes the focus, and does nothing when it is left', async () => {
    await openHistory()
    await userEvent.click(await screen.findByRole('button', { name: '恢复这一版' }))
    const text = await screen.findByText(/没有保存的内容会丢失/)
    const question = text.closest('[role=dialog]') as HTMLElement
    expect(question.getAttribute('aria-modal')).toBe('true')
    expect(question.closest('[aria-hidden=true], [inert]')).toBeNull()
    await waitFor(() => expect(question.contains(document.activeElement)).toBe(true))
    await userEvent.click(within(question).getByRole('button', { name: '取消' }))
    expect(server.asked(`${base}restore`)).toEqual([])
  })

  it('what visitors see is given an end, but none that is past', async () => {
    await openHistory()
    await userEvent.click(await screen.findByRole('button', { name: '设置结束时间' }))
    const end = screen.getByLabelText('结束时间')
    await typeMoment(end, '2020-01-01 08:00')
    await userEvent.click(screen.getByRole('button', { name: '保存时间' }))
    expect(await screen.findByText('结束时间要晚于现在')).toBeTruthy()
    await typeMoment(end, `${next}-12-25 08:00`)
    await userEvent.click(screen.getByRole('button', { name: '保存时间' }))
    const endAt = toInstant(`${next}-12-25T08:00`, zone)
    await waitFor(() => expect(server.asked(`${base}end`)).toEqual([{ id: 'Ab3dEf7h', number: 2, endAt }]))
  })
})

describe('a version that waits', () => {
  beforeEach(() =>
    server.answer(`${base}list`, () => ({ list: [waiting], total: 1, totalIsLowerBound: false, next: null })),
  )
  const openNotice = () =>
    renderScreen(
      <InFrame>
        <ScheduledNotice id="Ab3dEf7h" locked={false} />
        <ConfirmDialog />
      </InFrame>,
    )

  it('says when it comes, in the account’s zone, and is taken back after a question', async () => {
    await openNotice()
    expect(await screen.findByText(new RegExp(`第 3 版将在 ${next}年12月24日 18:00（Asia/Shanghai）发布`))).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '取消发布' }))
    const question = screen.getByRole('dialog', { name: '取消发布第 3 版' })
    await userEvent.click(within(question).getByRole('button', { name: '取消发布' }))
    await waitFor(() =>
      expect(server.asked(`${base}schedule`)).toEqual([{ id: 'Ab3dEf7h', number: 3, publishAt: null, endAt: null }]),
    )
  })

  it('is moved to another time, but not to one that is past', async () => {
    await openNotice()
    await userEvent.click(await screen.findByRole('button', { name: '修改时间' }))
    const publish = screen.getByLabelText('发布时间')
    expect((publish as HTMLInputElement).value).toBe(`${next}-12-24 18:00`)
    await typeMoment(publish, '2020-01-01 08:00')
    await userEvent.click(screen.getByRole('button', { name: '保存时间' }))
    expect(screen.getByText('发布时间要晚于现在')).toBeTruthy()
    expect(server.asked(`${base}schedule`)).toEqual([])
    await typeMoment(publish, `${next}-12-25 08:00`)
    await userEvent.click(screen.getByRole('button', { name: '保存时间' }))
    const publishAt = toInstant(`${next}-12-25T08:00`, zone)
    await waitFor(() =>
      expect(server.asked(`${base}schedule`)).toEqual([{ id: 'Ab3dEf7h', number: 3, publishAt, endAt: null }]),
    )
  })
})
