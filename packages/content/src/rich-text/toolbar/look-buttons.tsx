import { type Editor, useEditorState } from '@tiptap/react'
import { useTranslation } from 'react-i18next'
import { alignments, colours, sizes } from '../look.ts'
import css from './toolbar.module.css'

const sizeNames = ['small', 'large', 'huge'] as const

/** Colour, size and alignment, each a list of a few; the first gives back what the page has. */
export function LookButtons({ editor }: { editor: Editor }) {
  const { t } = useTranslation()
  const now = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      color: String(one.getAttributes('look').color ?? ''),
      fontSize: String(one.getAttributes('look').fontSize ?? ''),
      align: String(one.getAttributes('paragraph').align ?? one.getAttributes('heading').align ?? ''),
    }),
  })
  function setLook(change: { color?: string | null; fontSize?: string | null }) {
    const look = { ...editor.getAttributes('look'), ...change }
    const chain = editor.chain().focus()
    if (look.color || look.fontSize) chain.setMark('look', look).run()
    else chain.unsetMark('look').run()
  }
  function setAlign(align: string | null) {
    editor.chain().focus().updateAttributes('paragraph', { align }).updateAttributes('heading', { align }).run()
  }
  return (
    <>
      <select
        className={css.select}
        tabIndex={-1}
        aria-label={t('qrCodes.textSize')}
        title={t('qrCodes.textSize')}
        value={sizes.find((size) => size === now.fontSize) ?? ''}
        onChange={({ target }) => setLook({ fontSize: target.value || null })}
      >
        <option value="">{t('qrCodes.textSize_normal')}</option>
        {sizes.map((size, place) => (
          <option key={size} value={size}>
            {t(`qrCodes.textSize_${sizeNames[place] ?? 'small'}`)}
          </option>
        ))}
      </select>
      <select
        className={css.select}
        tabIndex={-1}
        aria-label={t('qrCodes.textColour')}
        title={t('qrCodes.textColour')}
        value={colours.find((colour) => colour.toLowerCase() === hexOf(now.color)) ?? ''}
        style={now.color ? { color: now.color } : {}}
        onChange={({ target }) => setLook({ color: target.value || null })}
      >
        <option value="">{t('qrCodes.textColour_normal')}</option>
        {colours.map((colour, place) => (
          <option key={colour} value={colour} style={{ color: colour }}>
            {t(`qrCodes.textColour_${colourNames[place] ?? 'grey'}`)}
          </option>
        ))}
      </select>
      <select
        className={css.select}
        tabIndex={-1}
        aria-label={t('qrCodes.textAlign')}
        title={t('qrCodes.textAlign')}
        value={alignments.find((align) => align === now.align) ?? ''}
        onChange={({ target }) => setAlign(target.value || null)}
      >
        <option value="">{t('qrCodes.textAlign_left')}</option>
        {alignments.map((align) => (
          <option key={align} value={align}>
            {t(`qrCodes.textAlign_${align}`)}
          </option>
        ))}
      </select>
    </>
  )
}

const colourNames = ['red', 'orange', 'green', 'blue', 'violet', 'grey'] as const

/** Browsers write colours back as `rgb(…)`. */
function hexOf(colour: string): string {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1)
  return parts ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : colour.toLowerCase()
}
