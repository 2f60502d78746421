import { lazy, Suspense } from 'react'
import { type EditorFace, type EditorProps, useEditorParts } from '../editing/face.ts'
import { TextIcon } from '../editing/icons.ts'

// The editor of texts is half of what the page loads, and not every page has one.
const Written = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

function RichTextEditor(props: EditorProps<'richText'>) {
  const { Skeleton } = useEditorParts()
  return (
    <Suspense fallback={<Skeleton rows={3} />}>
      <Written {...props} />
    </Suspense>
  )
}

export const richTextEditor: EditorFace<'richText'> = {
  name: 'qrCodes.richText',
  icon: <TextIcon aria-hidden />,
  group: 'groupText',
  Editor: RichTextEditor,
}
