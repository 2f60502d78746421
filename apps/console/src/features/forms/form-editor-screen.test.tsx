// @vitest-environment happy-dom
import { formDocument } from '@matai/form-kit/schema'
import { useQuery } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { errorCodes } from 'virtual:contract-constants'
import { failWith, renderScreen, standInServer } from '../../testing/render-screen.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { userQuery } from '../../user.ts'
import { FormEditorScreen } from './form-editor-screen.tsx'

const text = (id: string, title: string) => ({ id, type: 'text', settings: { title } })
const document = formDocument.parse({
  title: '点检',
  pages: [{ id: 'p1', components: [text('a', '设备编号'), text('b', '备注')] }],
})
const form = (more: object = {}) => ({
  id: 5,
  number: 1,
  title: '点检',
  version: 2,
  shown: 2,
  published: null,
  groupId: null,
  creator: { id: 1, name: '王敏' },
  createdAt: '2026-11-02T08:00:00Z',
  updatedAt: '2026-11-02T08:00:00Z',
  records: 0,
  state: 'draft',
  can: { edit: true, delete: true },
  document,
  files: [],
  ...more,
})
const savePath = '/qruser/console/sheet/save'
const infoPath = '/qruser/console/sheet/info'
const server = standInServer({
  '/qruser/auth/get_userinfo': () => ({ id: 1, account: { id: 1 }, zone: 'Asia/Shanghai' }),
})

beforeEach(() => {
  server.start()
  localStorage.clear()
  server.answer(infoPath, () => form())
  server.answer(savePath, (sent) => form({ version: 3, published: 3, ...(sent as object) }))
})
afterEach(() => server.stop())

/** Inside the frame, which waits until it knows who is there. */
function Framed() {
  const { data } = useQuery(userQuery)
  return data ? <FormEditorScreen /> : null
}
const show = async () => {
  await renderScreen(
    <>
      <Framed />
      <Toasts />
    </>,
    { at: '/formDetail?id=5' },
  )
  await screen.findByRole('navigation', { name: '题型' })
}
const card = (name: string) => within(screen.getByRole('group', { name }))
const openers = () => [...window.document.querySelectorAll<HTMLElement>('[data-question] > header > [aria-expanded]')]
const opener = (title: string) => openers().find(({ textContent }) => textContent?.includes(title)) as HTMLElement
const palette = () => within(screen.getByRole('navigation', { name: '题型' }))
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button span' }))
const sent = () => server.asked(savePath) as { publish: boolean; document: typeof document; version: number }[]

it('adds a question behind the chosen one, says what is missing, and publishes what is whole', async () => {
  await show()
  await userEvent.click(opener('设备编号'))
  await userEvent.click(palette().getByText('单选'))
  const added = card('单选')
  await userEvent.clear(added.getByLabelText('选项 1'))
  await press('发布')
  expect(await card('单选').findByText('有选项没有文字')).toBeTruthy()
  expect(sent()).toEqual([])
  await userEvent.type(card('单选').getByLabelText('选项 1'), '正常')
  await press('发布')
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  const [saved] = sent()
  expect(saved).toMatchObject({ publish: true, version: 2 })
  expect(saved?.document.pages[0]?.components.map(({ type }) => type)).toEqual(['text', 'radio', 'text'])
})

it('shows at once what fillers will see', async () => {
  await show()
  const phone = within(screen.getByRole('region', { name: '手机预览' }))
  expect(phone.getByLabelText(/设备编号/)).toBeTruthy()
  await userEvent.click(opener('设备编号'))
  const title = card('设备编号').getByLabelText('标题')
  await userEvent.type(title, '（铭牌上）')
  expect(await phone.findByLabelText(/设备编号（铭牌上）/)).toBeTruthy()
})

it('is done by keys as well: moved, removed and taken back', async () => {
  await show()
  opener('设备编号').focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(openers().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('备注'),
    expect.stringContaining('设备编号'),
  ])
  await vi.waitFor(() => expect(window.document.activeElement).toBe(opener('设备编号')))
  await userEvent.keyboard('{Delete}')
  expect(opener('设备编号')).toBeUndefined()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(opener('设备编号')).toBeTruthy()
})

it('loses nothing when somebody else saved meanwhile', async () => {
  await show()
  await userEvent.click(screen.getByLabelText('复制 · 备注'))
  server.answer(savePath, () => failWith(errorCodes.conflict, '内容已被别人修改'))
  server.answer(infoPath, () => form({ version: 3, document: { ...document, title: '点检表' } }))
  await press('保存')
  expect(await screen.findByRole('dialog')).toBeTruthy()
})
