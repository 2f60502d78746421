import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/toast-store.ts'
import { type BatchContent, sameBatch } from '../editor/batch-content.ts'
import type { BatchEditor } from '../editor/use-batch-editor.ts'
import css from '../../../../ui/template-gallery.module.css'
import { columnsOf, contentOfPreset, presets, titleOf } from './preset-list.ts'

/** Offers templates by trade while nothing but a name is written; going back by undo offers them again. */
export function PresetGallery({ editor, begun }: { editor: BatchEditor; begun: BatchContent }) {
  const { t } = useTranslation()
  const titleId = useId()
  const [dismissed, setDismissed] = useState(false)
  const { content } = editor
  // A name that somebody types first takes nothing away.
  if (dismissed || !sameBatch({ ...content, name: '' }, { ...begun, name: '' })) return null
  return (
    <section aria-labelledby={titleId} className={css.gallery}>
      <h2 id={titleId} className={css.title}>
        {t('batchPresets.title')}
      </h2>
      <ul className={css.list}>
        <li>
          <button type="button" className={css.card} onClick={() => setDismissed(true)}>
            <b>{t('batchPresets.blank')}</b>
            <small>{t('batchPresets.blankText')}</small>
          </button>
        </li>
        {presets.map((preset) => (
          <li key={preset.key}>
            <button
              type="button"
              className={css.card}
              onClick={() => {
                const written = contentOfPreset(preset, t)
                const filled = { ...content, ...written, name: content.name.trim() ? content.name : written.name }
                editor.edit({ do: 'usePreset', content: filled, at: Date.now() })
                toast.info(t('batchPresets.used'))
              }}
            >
              <b>{t(titleOf(preset))}</b>
              <small>{t(columnsOf(preset)).split('|').slice(0, 4).join(' · ')}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
