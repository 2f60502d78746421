import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/toast-store.ts'
import { isBlank } from '@matai/content/draft'
import { faceOf } from '../blocks/add-blocks.ts'
import type { Editor } from '../editor/use-editor.ts'
import css from '../../../../ui/template-gallery.module.css'
import { templates } from './template-list.ts'

/** Offers templates while nothing is written; going back by undo offers them again. */
export function TemplateGallery({ editor }: { editor: Editor }) {
  const { t } = useTranslation()
  const titleId = useId()
  const [dismissed, setDismissed] = useState(false)
  const { name, blocks } = editor.content
  if (dismissed || name.trim() !== '' || !blocks.every(isBlank)) return null
  return (
    <section aria-labelledby={titleId} className={css.gallery}>
      <h2 id={titleId} className={css.title}>
        {t('templates.title')}
      </h2>
      <ul className={css.list}>
        <li>
          <button type="button" className={css.card} onClick={() => setDismissed(true)}>
            <b>{t('templates.blank')}</b>
            <small>{t('templates.blankText')}</small>
          </button>
        </li>
        {templates.map((template) => {
          const made = template.blocks(t)
          return (
            <li key={template.title}>
              <button
                type="button"
                className={css.card}
                onClick={() => {
                  const content = { name: t(template.name), blocks: template.blocks(t) }
                  editor.edit({ do: 'useTemplate', ...content, at: Date.now() })
                  toast.info(t('templates.used'))
                }}
              >
                <b>{t(template.title)}</b>
                <small className={css.kinds}>
                  {made.map(({ id, type }) => (
                    <span key={id}>{faceOf(type).icon}</span>
                  ))}
                  {t('templates.parts', { count: made.length })}
                </small>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
