import { createTranslator } from '@matai/i18n'
import { opened } from '@matai/kinds'
import { render } from '@testing-library/react'
import type { ComponentType, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { finished, toDraft } from './draft.ts'
import { blockEditors, type EditorFace, type EditorParts, EditorPartsProvider } from './editor.tsx'
import { blockSamples } from './sample.ts'
import { sampleFileId } from './sample-file.ts'
import { type Block, type BlockType, blockSchemas } from './schema.ts'
import { BlockView } from './view.tsx'

const file = { id: sampleFileId, name: 'a.bin', kind: 'file', size: 9, width: 8, height: 5, url: '/u/a' } as const
const files = new Map([[file.id, file]])
const nothing = (): ReactElement => <i />
const parts: EditorParts = {
  Field: ({ label, children }) => (
    <div title={label}>
      {label}
      {children}
    </div>
  ),
  UploadBar: nothing,
  Skeleton: nothing,
  FormField: nothing,
  CouponField: nothing,
  fileTypes: { picture: 'image/png', audio: 'audio/mpeg', video: 'video/mp4' },
  formatBytes: String,
  tell: () => {},
}

it.each(Object.entries(blockSamples) as [BlockType, Block][])('%s has every face', (type, block) => {
  const schema = blockSchemas[type]
  expect(schema.parse(block)).toEqual(block)
  expect(opened(schema).parse(block)).toEqual(block)
  expect(finished(toDraft(block))).toEqual(block)

  const say = createTranslator('zh')
  const forms = new Map([[1, '/f/a']])
  const coupons = new Map([
    [1, { address: '/c/a', name: '立减', from: new Date(0), until: new Date(1e12), zone: 'UTC' }],
  ])
  const shown = { block, forms, coupons, first: true, stopped: false, language: 'zh', say } as const
  expect(renderToStaticMarkup(<BlockView {...shown} files={files} />)).not.toContain('gone')
  // What names no file looks the same without.
  expect(
    renderToStaticMarkup(<BlockView {...shown} forms={new Map()} coupons={new Map()} files={new Map()} />),
  ).not.toBe('')

  const { Editor, name } = blockEditors[type] as unknown as EditorFace<BlockType>
  const Any = Editor as unknown as ComponentType<Record<string, unknown>>
  const media = { files, uploads: new Map(), send: () => '', retry: () => {}, cancel: () => {} }
  const act = { onChange: () => {}, onFile: () => {}, onRetry: () => {}, onCancel: () => {} }
  const { container } = render(
    <EditorPartsProvider value={parts}>
      <Any block={toDraft(block)} media={media} file={file} upload={undefined} {...act} />
    </EditorPartsProvider>,
  )
  expect(container.innerHTML).not.toBe('')
  expect(say(name)).not.toBe('')
})
