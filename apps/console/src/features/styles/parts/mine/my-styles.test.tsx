// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderScreen, standInServer } from '../../../../testing/render-screen.tsx'
import { useToasts } from '../../../../ui/toast-store.ts'
import { userQuery } from '../../../../user.ts'
import { startStyle } from '../start-style.ts'
import { MyStyles } from './my-styles.tsx'

const user = {
  id: 1,
  username: null,
  hlHost: 'https://codes.example.com',
  beautyTemplateId: 7,
  account: { id: 1, name: '', kind: 'personal', role: 'admin', viewOnly: false, vipLevel: 0, isNamed: false },
  accounts: [],
  flags: [],
  directories: null,
  viewOnly: false,
  seenAs: null,
  choose: false,
  invitations: 0,
  operator: false,
}
const jade = {
  id: 7,
  name: '青玉',
  style: startStyle,
  isDefault: true,
  creator: { id: 1, name: '' },
  updatedAt: '2026-11-21T10:00:00.000Z',
  version: 1,
  files: [],
  can: { edit: true },
}
const ink = { ...jade, id: 9, name: '水墨', isDefault: false }
const calls = '/qruser/console/user/template/'
const server = standInServer({
  '/qruser/auth/get_userinfo': () => user,
  [`${calls}get_mytplist`]: () => ({ list: [jade, ink], total: 2, totalIsLowerBound: false, next: null }),
  [`${calls}del_template_byid`]: () => ({ removed: 1 }),
  [`${calls}save`]: () => ({ ...jade, id: 8 }),
  '/qruser/console/main/set_user_template': ({ id }: { id: number }) => ({ beautyTemplateId: id }),
} as never)
beforeEach(() => server.start())
afterEach(() => server.stop())

/** The frame shows screens only when it knows the person. */
function WhenKnown() {
  return useQuery(userQuery).data ? <MyStyles /> : null
}

describe('my styles', () => {
  it('are deleted at once and come back as they were, also as the default', async () => {
    await renderScreen(<WhenKnown />)
    await userEvent.click(await screen.findByRole('button', { name: '青玉 的更多操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }))
    await waitFor(() => expect(server.asked(`${calls}del_template_byid`)).toEqual([{ id: 7 }]))
    await waitFor(() => expect(useToasts.getState().list.at(-1)?.text).toContain('“青玉”已删除'))
    useToasts.getState().list.at(-1)?.action?.run()
    await waitFor(() => expect(server.asked('/qruser/console/main/set_user_template')).toEqual([{ id: 8 }]))
    expect(server.asked(`${calls}save`)).toEqual([{ name: '青玉', style: startStyle }])
  })
  it('give way to the default that was before, when the choice of another is taken back', async () => {
    await renderScreen(<WhenKnown />)
    await userEvent.click(await screen.findByRole('button', { name: '水墨 的更多操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '设为默认样式' }))
    await waitFor(() => expect(useToasts.getState().list.at(-1)?.text).toContain('“水墨”'))
    useToasts.getState().list.at(-1)?.action?.run()
    const asked = [{ id: 9 }, { id: 7 }]
    await waitFor(() => expect(server.asked('/qruser/console/main/set_user_template')).toEqual(asked))
  })
})
