import type { BlockType } from '@matai/contract'
import { type ComponentType, lazy, Suspense } from 'react'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { AlbumEditor } from './album-editor.tsx'
import type { BlockProps } from './block-props.ts'
import { LinkButtonEditor, PhoneButtonEditor } from './button-editors.tsx'
import { DividerEditor } from './divider-editor.tsx'
import { FileEditor } from './file-editor.tsx'
import { LocationEditor } from './location-editor.tsx'
import { AudioEditor, VideoEditor } from './media-editors.tsx'
import { PictureEditor } from './picture-editor.tsx'
import { TableEditor } from './table-editor.tsx'

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
  album: AlbumEditor,
  audio: AudioEditor,
  video: VideoEditor,
  file: FileEditor,
  linkButton: LinkButtonEditor,
  phoneButton: PhoneButtonEditor,
  location: LocationEditor,
  table: TableEditor,
  divider: DividerEditor,
} satisfies { [Type in BlockType]: ComponentType<BlockProps<Type>> }
