import { BoldIcon, ItalicIcon, NumberListIcon, StrikeIcon, UnderlineIcon, ListIcon } from '../../editing/icons.ts'
import type { PhraseKey } from '@matai/i18n'
import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import css from './toolbar.module.css'

export interface Mark {
  key: string
  label: PhraseKey
  /** What keyboards have for it. */
  keys: string
  icon: ReactNode
  isOn: (editor: Editor) => boolean
  toggle: (editor: Editor) => void
}

// Drawn by CSS: as text it would be read aloud next to the button's own name.
const letter = (text: string) => <span className={css.letter} data-letter={text} />

/** The buttons of the toolbar, in their order. */
export const marks: Mark[] = [
  {
    key: 'heading',
    label: 'qrCodes.heading',
    keys: 'Ctrl+Alt+2',
    icon: letter('H1'),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    key: 'subheading',
    label: 'qrCodes.subheading',
    keys: 'Ctrl+Alt+3',
    icon: letter('H2'),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    key: 'bold',
    label: 'qrCodes.bold',
    keys: 'Ctrl+B',
    icon: <BoldIcon />,
    isOn: (editor) => editor.isActive('bold'),
    toggle: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    key: 'italic',
    label: 'qrCodes.italic',
    keys: 'Ctrl+I',
    icon: <ItalicIcon />,
    isOn: (editor) => editor.isActive('italic'),
    toggle: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    key: 'underline',
    label: 'qrCodes.underline',
    keys: 'Ctrl+U',
    icon: <UnderlineIcon />,
    isOn: (editor) => editor.isActive('underline'),
    toggle: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    key: 'strike',
    label: 'qrCodes.strike',
    keys: 'Ctrl+Shift+S',
    icon: <StrikeIcon />,
    isOn: (editor) => editor.isActive('strike'),
    toggle: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    key: 'bulletList',
    label: 'qrCodes.bulletList',
    keys: 'Ctrl+Shift+8',
    icon: <ListIcon />,
    isOn: (editor) => editor.isActive('bulletList'),
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    key: 'numberList',
    label: 'qrCodes.numberList',
    keys: 'Ctrl+Shift+7',
    icon: <NumberListIcon />,
    isOn: (editor) => editor.isActive('orderedList'),
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    key: 'quote',
    label: 'qrCodes.quote',
    keys: 'Ctrl+Shift+B',
    icon: letter('❝'),
    isOn: (editor) => editor.isActive('blockquote'),
    toggle: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]
