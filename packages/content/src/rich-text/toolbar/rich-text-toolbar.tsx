import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkIcon } from '../../editing/icons.ts'
import { LinkForm } from './link-form.tsx'
import { LookButtons } from './look-buttons.tsx'
import { marks } from './marks.tsx'
import css from './toolbar.module.css'

/** Format buttons over a rich text; arrow keys move between them. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation()
  const [linking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => marks.flatMap((mark) => (mark.isOn(now) ? [mark.key] : [])).join(),
  }).split(',')
  const linked = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') })

  return (
    <>
      <div className={css.toolbar} role="toolbar" aria-label={t('qrCodes.format')} onKeyDown={moveFocus}>
        {marks.map(({ key, label, keys, icon, toggle }, place) => (
          <button
            key={key}
            type="button"
            className={css.button}
            tabIndex={place === 0 ? 0 : -1}
            aria-pressed={on.includes(key)}
            aria-label={t(label)}
            title={`${t(label)} (${keys})`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => toggle(editor)}
          >
            {icon}
          </button>
        ))}
        <button
          type="button"
          className={css.button}
          tabIndex={-1}
          aria-pressed={linked}
          aria-expanded={linking}
          aria-label={t('qrCodes.link')}
          title={t('qrCodes.link')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setLinking(!linking)}
        >
          <LinkIcon />
        </button>
        <LookButtons editor={editor} />
      </div>
      {linking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button, select')]
  const place = buttons.findIndex((button) => button === document.activeElement)
  buttons[(place + step + buttons.length) % buttons.length]?.focus()
  event.preventDefault()
}
