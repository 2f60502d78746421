import type { BlockType } from '@matai/contract'
import { type ComponentType, lazy, Suspense } from 'react'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { BlockProps } from './block-props.ts'
import { FileEditor } from './file-editor.tsx'
import { PictureEditor } from './picture-editor.tsx'

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

function LazyRichText(props: BlockProps<'richText'>) {
  return (
    <Suspense fallback={<Skeleton rows={3} />}>
      <RichTextEditor {...props} />
    </Suspense>
  )
}

/** The editor of each kind of block. */
export const blockEditors = {
  richText: LazyRichText,
  picture: PictureEditor,
  file: FileEditor,
} satisfies { [Type in BlockType]: ComponentType<BlockProps<Type>> }
