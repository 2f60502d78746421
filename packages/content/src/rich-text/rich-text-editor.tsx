import { Selection } from '@tiptap/pm/state'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditorProps } from '../editing/face.ts'
import { cleanPaste } from './clean-paste.ts'
import { Alignment, Look } from './look.ts'
import './rich-text.css'
import { RichTextToolbar } from './toolbar/rich-text-toolbar.tsx'

// Undo belongs to the whole editor, not to one block; the page's title is the first heading already.
const extensions = [
  Look,
  Alignment,
  StarterKit.configure({
    undoRedo: false,
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['tel', 'mailto'],
      HTMLAttributes: { target: null, rel: null },
    },
  }),
]

/** Words with headings, lists, quotes and links. */
export function RichTextEditor({ block, onChange }: EditorProps<'richText'>) {
  const { t } = useTranslation()
  const latest = useRef({ block, onChange })
  useEffect(() => {
    latest.current = { block, onChange }
  })
  const editor = useEditor({
    extensions,
    content: block.html,
    editorProps: {
      transformPastedHTML: cleanPaste,
      attributes: {
        class: 'rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('qrCodes.writeHere'),
        'data-placeholder': t('qrCodes.writeHere'),
      },
    },
    onUpdate: ({ editor: changed }) => {
      const { block: before, onChange: change } = latest.current
      change({ ...before, html: changed.isEmpty ? '' : changed.getHTML() }, 'html')
    },
  })

  useEffect(() => {
    if (editor.isDestroyed) return
    const shown = editor.isEmpty ? '' : editor.getHTML()
    if (shown === block.html) return
    // An undo: words come from outside, the caret stays as near as it can.
    const { from } = editor.state.selection
    editor.commands.setContent(block.html, { emitUpdate: false })
    if (!editor.isFocused) return
    const { doc, tr } = editor.state
    editor.view.dispatch(tr.setSelection(Selection.near(doc.resolve(Math.min(from, doc.content.size)))))
  }, [editor, block.html])

  return (
    <div className="rich-text-frame">
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}
