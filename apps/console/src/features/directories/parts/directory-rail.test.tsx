// @vitest-environment happy-dom
import type { Directory } from '@matai/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen, standInServer } from '../../../testing/render-screen.tsx'
import { setClosed } from './closed-directories.ts'
import { DirectoryPanel } from './directory-panel.tsx'

const can = { rename: true, move: true, addBelow: true, delete: true }
const make = (id: number, name: string, parentId: number | null, depth: number): Directory => ({
  id,
  parentId,
  depth,
  position: id,
  name,
  isDefault: false,
  published: id === 5,
  qrCodes: 1,
  qrCodesBelow: 1,
  can,
})
const first = { ...make(1, '默认目录', null, 1), isDefault: true, can: { ...can, move: false, delete: false } }
const list = [
  first,
  { ...make(2, '一楼', null, 1), qrCodesBelow: 3 },
  { ...make(3, '大厅', 2, 2), qrCodesBelow: 2 },
  { ...make(4, '前台', 3, 3), can: { ...can, addBelow: false } },
  make(5, '二楼', null, 1),
]
const path = '/qruser/console/category'
const url = 'https://matai.example/d/ABCDEFGHJKLMNPQR'
const page = { id: 2, name: '一楼', published: false, qrCodes: 1, summary: '', url: null, scansLately: 1320 }
const server = standInServer({
  [`${path}/list_all`]: () => ({ list }),
  [`${path}/move`]: () => list[1],
  [`${path}/del`]: () => ({ moved: 0, trashed: 3 }),
  [`${path}/get_summary`]: () => page,
  [`${path}/set_summary`]: () => ({ ...page, published: true, url }),
})

const choose = vi.fn<(id: number) => void>()
const item = (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name}`) })
const focusedName = () => document.activeElement?.getAttribute('aria-label')?.split(' ')[0]

async function openMenu(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `${name}的更多操作` }))
}

beforeEach(async () => {
  server.start()
  choose.mockClear()
  setClosed(2, false)
  await renderScreen(<DirectoryPanel chosen={0} onChoose={choose} />)
})
afterEach(() => server.stop())

describe('the tree of directories', () => {
  it('says what lies where', async () => {
    const hall = await item('大厅')
    expect(['level', 'setsize', 'posinset', 'expanded'].map((word) => hall.getAttribute(`aria-${word}`))).toEqual([
      '2',
      '1',
      '1',
      'true',
    ])
    expect((await item('二楼')).getAttribute('aria-posinset')).toBe('3')
    expect((await item('二楼')).hasAttribute('aria-expanded')).toBe(false)
  })

  it('is walked, folded and chosen from with the keyboard, and remembers what is folded', async () => {
    const ground = await item('一楼')
    ground.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(focusedName()).toBe('前台')
    await userEvent.keyboard('{ArrowLeft}')
    expect(focusedName()).toBe('大厅')
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    expect(ground.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('treeitem', { name: /^大厅/ })).toBeNull()
    expect(localStorage.getItem('matai-closed-directories')).toContain('2')
    await userEvent.keyboard('{ArrowDown}')
    expect(focusedName()).toBe('二楼')
    await userEvent.keyboard('{Home}')
    expect(focusedName()).toBe('默认目录')
    await userEvent.keyboard('{End}{Enter}')
    expect(choose).toHaveBeenCalledWith(5)
    await userEvent.keyboard('{F2}')
    expect(within(await screen.findByRole('dialog')).getByRole<HTMLInputElement>('textbox').value).toBe('二楼')
  })

  it('moves a place up and says so, and says why it cannot', async () => {
    await openMenu('二楼')
    await userEvent.click(await screen.findByRole('menuitem', { name: '上移' }))
    await waitFor(() => expect(server.asked(`${path}/move`)).toEqual([{ id: 5, parentId: null, before: 2 }]))
    expect(await screen.findByText('“二楼”已上移')).toBeTruthy()
    await openMenu('前台')
    const add = await screen.findByRole('menuitem', { name: /新建下级目录.*最多支持5级/ })
    expect(add.getAttribute('aria-disabled')).toBe('true')
  })

  it('deletes after it said how much is in it and below, and where the codes go', async () => {
    ;(await item('一楼')).focus()
    await userEvent.keyboard('{Delete}')
    const dialog = await screen.findByRole('dialog')
    const facts = ['目录里有 1 个活码', '2 个下级目录会一起删除', '下级目录里有 2 个活码', '近 30 天共被扫 1,320 次']
    for (const text of facts) expect(await within(dialog).findByText(text)).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('radio', { name: /放进回收站/ }))
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: '删除目录和 3 个活码' })
    expect(button.disabled).toBe(true)
    await userEvent.type(within(dialog).getByRole('textbox', { name: /一楼/ }), '一楼')
    await userEvent.click(button)
    await waitFor(() => expect(server.asked(`${path}/del`)).toEqual([{ id: 2, qrCodes: 'trash' }]))
  })

  it('publishes a directory, and offers its address and code then', async () => {
    expect((await item('二楼')).getAttribute('aria-label')).toContain('已公开')
    expect((await item('一楼')).getAttribute('aria-label')).not.toContain('已公开')
    await openMenu('一楼')
    await userEvent.click(await screen.findByRole('menuitem', { name: '公开页…' }))
    const drawer = await screen.findByRole('dialog')
    const save = within(drawer).getByRole<HTMLButtonElement>('button', { name: '保存' })
    await userEvent.type(await within(drawer).findByRole('textbox', { name: /^简介/ }), '消防设备{Enter}每月检查')
    await userEvent.click(within(drawer).getByRole('switch', { name: '公开这个目录' }))
    expect(within(drawer).queryByText(url)).toBeNull()
    await userEvent.click(save)
    expect(await within(drawer).findByText(url)).toBeTruthy()
    expect(server.asked(`${path}/set_summary`)).toEqual([{ id: 2, summary: '消防设备\n每月检查', published: true }])
    const picture = within(drawer).getByRole('img', { name: '打开“一楼”公开页的二维码' })
    expect(picture.getAttribute('src')).toMatch(/^data:image\/svg/)
    expect(within(drawer).getByRole('link', { name: '看看访客看到的' }).getAttribute('href')).toBe(url)
  })
})
