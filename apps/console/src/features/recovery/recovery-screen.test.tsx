// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failWith, renderScreen, standInServer } from '../../testing/render-screen.tsx'
import { userQuery } from '../../user.ts'
import { RecoveryScreen } from './recovery-screen.tsx'

const recovered = {
  id: 1,
  qrCodeId: 'Ab3dEf7h',
  url: 'https://codes.example.com/q/Ab3dEf7h',
  name: '3 号消防栓',
  creator: { id: 1, name: '林老师' },
  createdAt: '2026-11-21T10:00:00.000Z',
}
const addPath = '/qruser/console/qrcode/back/add'
// A point of the curve that sealing uses.
const key = {
  kty: 'EC',
  crv: 'P-256',
  x: 'axfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5RdiYwpY',
  y: 'T-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  kid: 'k',
  alg: 'ECDH-ES',
  use: 'enc',
}
const server = standInServer({
  '/qruser/console/qrcode/back/list': () => ({ list: [recovered], total: 1, totalIsLowerBound: false, next: null }),
  [addPath]: () => recovered,
})

/** The screen as the frame shows it: once the person is known. */
function Framed() {
  const { data } = useQuery(userQuery)
  return data ? <RecoveryScreen /> : null
}

const person = (has: string[]) => ({
  id: 1,
  name: '林老师',
  account: { id: 1, name: '海滨', role: 'admin' },
  tier: { has, limits: {} },
})
const photo = () => new File(['x'], 'photo.png', { type: 'image/png' })

async function open(has: string[]) {
  server.answer('/qruser/auth/get_userinfo', () => person(has))
  await renderScreen(<Framed />, { at: '/reCode' })
  await screen.findByRole('heading', { name: '活码找回' })
}

beforeEach(() => {
  server.start()
  server.answer('/qruser/auth/seal_key', () => ({ key, now: Date.now() / 1_000 }))
})
afterEach(() => server.stop())

describe('recovering codes', () => {
  it('shows the code that came back and the way to fill it', async () => {
    await open(['restoreDeleted'])
    await userEvent.upload(screen.getByTestId('photo'), photo())
    const fill = await screen.findByRole('link', { name: '现在填写内容' })
    expect(fill.getAttribute('href')).toBe('/code/Ab3dEf7h')
    expect(screen.getByRole('img', { name: '上传的图片' })).toBeTruthy()
  })

  it('says beside the picture what may help when it cannot be read', async () => {
    server.answer(addPath, () => failWith(1001, '二维码解码失败,请检查图片后重新上传'))
    await open(['restoreDeleted'])
    await userEvent.upload(screen.getByTestId('photo'), photo())
    expect((await screen.findByRole('alert')).textContent).toContain('二维码解码失败')
    expect(screen.getByText(/四周留一圈空白/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '换一张图片' }))
    expect(screen.getByRole('button', { name: '选择图片' })).toBeTruthy()
  })

  it('is closed below the basic tier and says why', async () => {
    await open([])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '选择图片' }).disabled).toBe(true)
    expect(screen.getByText('活码找回需要基础版及以上版本')).toBeTruthy()
    expect(server.asked(addPath)).toEqual([])
  })

  it('lists what came back before', async () => {
    await open(['restoreDeleted'])
    expect((await screen.findByRole('row', { name: /3 号消防栓/ })).textContent).toContain('林老师')
  })
})
