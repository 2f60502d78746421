import { createTranslator } from '@matai/i18n'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen, standInServer } from '../../../../testing/render-screen.tsx'
import { useBatchEditor } from '../editor/use-batch-editor.ts'
import { PresetGallery } from './preset-gallery.tsx'
import { blankContent } from './preset-list.ts'

const server = standInServer({})
afterEach(server.stop)

const content = blankContent(createTranslator('zh'))

function Editor() {
  const editor = useBatchEditor({ content, version: null, files: [], draft: null })
  const write = (text: string) => editor.edit({ do: 'set', field: 'name', text, at: 0 })
  return (
    <>
      <input aria-label="名称" value={editor.content.name} onChange={(event) => write(event.target.value)} />
      <PresetGallery editor={editor} begun={content} />
    </>
  )
}

it('stays when a name is typed first, and the name stays when a template is chosen', async () => {
  void renderScreen(<Editor />)
  const name = await screen.findByLabelText('名称')
  fireEvent.change(name, { target: { value: '三号楼' } })
  fireEvent.click(screen.getByRole('button', { name: /^灭火器/ }))
  expect(name).toHaveProperty('value', '三号楼')
  expect(screen.queryByRole('button', { name: /^灭火器/ })).toBeNull()
})
