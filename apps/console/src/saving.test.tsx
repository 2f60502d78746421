// @vitest-environment happy-dom
import type { BatchTemplate, LabelTemplate, QrCode, StyleTemplate } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentOf as batchContentOf } from './features/batches/parts/editor/batch-content.ts'
import { useBatchEditor } from './features/batches/parts/editor/use-batch-editor.ts'
import { useSaveBatch } from './features/batches/parts/editor/use-save-batch.ts'
import { useLabelEditor } from './features/labels/editor/use-label-editor.ts'
import { useSaveLabel } from './features/labels/editor/use-save-label.ts'
import { contentOf } from './features/qr-codes/parts/editor/code-content.ts'
import { useEditor } from './features/qr-codes/parts/editor/use-editor.ts'
import { useSave } from './features/qr-codes/parts/editor/use-save.ts'
import { noFiles } from './features/styles/parts/pictures/style-files.ts'
import { startStyle } from './features/styles/parts/start-style.ts'
import { useSaveStyle } from './features/styles/parts/studio/use-save-style.ts'
import { useStyleDraft } from './features/styles/parts/use-style-draft.ts'
import { failWith, renderScreen, standInServer } from './testing/render-screen.tsx'
import { SavedElsewhere } from './ui/editing/saved-elsewhere.tsx'
import type { Versioned, Versions } from './ui/editing/use-versioned.ts'
import { Toasts } from './ui/toasts.tsx'
import { userQuery } from './user.ts'

const updatedAt = '2026-11-23T08:00:00.000Z'
const blocks = [{ id: 'a', type: 'richText' as const, html: '<p>x</p>' }]

/** The parts of what the server answers that an editor reads. */
const stored = (id: string | number, name: string, version: number) => ({
  ...{ id, name, version, updatedAt, files: [], blocks, kind: 'page', target: null, directoryId: 1 },
  ...{ columns: [{ key: 'c', name: '编号', type: 'text', required: true, note: '' }], keyColumn: 'c' },
  ...{ namePattern: '{{编号}}', style: startStyle, labelTemplateId: null, updating: false, behind: 0 },
  ...{ design: { width: 60, height: 40, bgColor: '#FFFFFF', bgUrl: null, layers: [] }, can: { edit: true } },
})

interface EditorProps {
  /** Null for something new. */
  known: ReturnType<typeof stored> | null
}

interface ShownProps<Item extends Versioned> {
  name: string
  rename: (name: string) => void
  versions: Versions<Item> & { save: () => Promise<unknown> }
}

/** What every editor has: a name, and a button that somebody presses again before anything is drawn. */
function Shown<Item extends Versioned>({ name, rename, versions }: ShownProps<Item>): ReactNode {
  const press = () => {
    for (let times = 0; times < 3; times += 1) void versions.save()
  }
  return (
    <>
      <input aria-label="name" value={name} onChange={({ target }) => rename(target.value)} />
      <button type="button" onClick={press}>
        save
      </button>
      <SavedElsewhere name={name} versions={versions} />
      <Toasts />
    </>
  )
}

const shared = { draftKey: 'key', locked: false, onSaved: () => {} }

function CodeEditor({ known }: EditorProps) {
  const [start] = useState(() => {
    const code = (known ?? stored('', '水泵', 0)) as unknown as QrCode
    return { saved: { content: contentOf(code), version: known?.version ?? null }, files: [], draft: null }
  })
  const editor = useEditor(start)
  const versions = useSave({ ...shared, editor, start, id: known ? String(known.id) : null })
  const rename = (name: string) => editor.edit({ do: 'rename', name, at: 0 })
  return <Shown name={editor.content.name} rename={rename} versions={versions} />
}

function BatchEditor({ known }: EditorProps) {
  const [start] = useState(() => {
    const template = (known ?? stored(0, '水泵', 0)) as unknown as BatchTemplate
    return { content: batchContentOf(template), version: known?.version ?? null, files: [], draft: null }
  })
  const editor = useBatchEditor(start)
  const versions = useSaveBatch({ ...shared, editor, start, id: known ? Number(known.id) : null })
  const rename = (text: string) => editor.edit({ do: 'set', field: 'name', text, at: 0 })
  return <Shown name={editor.content.name} rename={rename} versions={versions} />
}

function LabelEditor({ known }: EditorProps) {
  const [start] = useState(() => {
    const { name, design } = (known ?? stored(0, '水泵', 0)) as unknown as LabelTemplate
    return { content: { name, design }, files: [] }
  })
  const editor = useLabelEditor(start)
  const versions = useSaveLabel({ ...shared, editor, start, known: known as unknown as LabelTemplate | null })
  return (
    <Shown
      name={editor.content.name}
      rename={(name) => editor.act({ do: 'rename', name })}
      versions={{ ...versions, save: () => versions.save() }}
    />
  )
}

function StyleEditor({ known }: EditorProps) {
  const [start] = useState({ name: known?.name ?? '水泵', style: startStyle, files: noFiles })
  const draft = useStyleDraft(start)
  const item = known as unknown as StyleTemplate | null
  const versions = useSaveStyle({ draft, draftKey: 'key', found: null, known: item, start })
  return <Shown name={draft.name} rename={draft.rename} versions={versions} />
}

const person = {
  id: 1,
  account: { id: 1, name: '平台', role: 'admin', vipLevel: 7 },
  tier: { has: [], limits: {} },
  zone: 'Asia/Shanghai',
}
const server = standInServer({
  '/qruser/auth/get_userinfo': () => person,
  // No version of a code waits to be published.
  '/qruser/console/qrcode/version_list': () => ({ list: [], total: 0, totalIsLowerBound: false, next: null }),
})
beforeEach(() => server.start())
afterEach(() => server.stop())

/** Editors stand inside the frame, where somebody is signed in. */
function Signed({ children }: { children: ReactNode }) {
  return useQuery(userQuery).data ? children : null
}

const open = (editor: ReactNode) => renderScreen(<Signed>{editor}</Signed>)
const nameField = () => screen.findByLabelText<HTMLInputElement>('name')

async function renameAndSave(name: string) {
  const field = await nameField()
  await userEvent.clear(field)
  await userEvent.type(field, name)
  await userEvent.click(screen.getByRole('button', { name: 'save' }))
}

describe.each([
  ['a live code', CodeEditor, '/qruser/console/qrcode/save', '/qruser/console/qrcode/get_info', 'abcd2345'],
  ['a batch template', BatchEditor, '/qruser/console/template/save', '/qruser/console/template/get_variable_info', 5],
  [
    'a label',
    LabelEditor,
    '/qruser/console/user/label/template/save',
    '/qruser/console/user/label/template/get_byid',
    5,
  ],
  ['a style', StyleEditor, '/qruser/console/user/template/save', '/qruser/console/user/template/get_byid', 5],
] as const)('%s', (_, Editor, save, load, id) => {
  it('is made once, however often saving is asked for', async () => {
    server.answer(save, () => stored(id, '水泵', 1))
    await open(<Editor known={null} />)
    await userEvent.click(await screen.findByRole('button', { name: 'save' }))
    await renameAndSave('阀门')
    const asked = server.asked(save)
    expect(asked).toHaveLength(2)
    expect(asked[0]).not.toHaveProperty('id')
    expect(asked[1]).toMatchObject({ id, version: 1, name: '阀门' })
  })

  it('that was deleted meanwhile is kept as a copy', async () => {
    server.answer(save, () => failWith(1002, '找不到该内容'))
    server.answer(load, () => failWith(1002, '找不到该内容'))
    await open(<Editor known={stored(id, '水泵', 3)} />)
    await renameAndSave('阀门')
    await screen.findByRole('dialog', { name: '“阀门”已经被删除' })
    server.answer(save, () => stored(id, '阀门 副本', 1))
    await userEvent.click(screen.getByRole('button', { name: '另存为副本' }))
    expect(server.asked(save).at(-1)).toMatchObject({ name: '阀门 副本' })
    expect(server.asked(save).at(-1)).not.toHaveProperty('id')
  })

  it('that was saved meanwhile is loaded, and undo leads back to what was here', async () => {
    server.answer(save, () => failWith(1006, '已被修改'))
    server.answer(load, () => stored(id, '别人的', 4))
    await open(<Editor known={stored(id, '水泵', 3)} />)
    await renameAndSave('阀门')
    await screen.findByRole('dialog', { name: '“阀门”刚刚在别处保存过' })
    await userEvent.click(screen.getByRole('button', { name: '载入那次的' }))
    expect((await nameField()).value).toBe('别人的')
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
    expect((await nameField()).value).toBe('阀门')
    server.answer(save, () => stored(id, '阀门', 5))
    await userEvent.click(screen.getByRole('button', { name: 'save' }))
    expect(server.asked(save).at(-1)).toMatchObject({ id, version: 4, name: '阀门' })
  })
})
