import type { StyleTemplate } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import cards from '../gallery/preset-gallery.module.css'
import { myStylesQuery } from './style-queries.ts'
import { TemplatePicture } from './template-picture.tsx'

interface MyStyleChoiceProps {
  content: string
  isChosen: (template: StyleTemplate) => boolean
  onChoose: (template: StyleTemplate) => void
}

/** The account's own styles beside ours; nothing where there are none. */
export function MyStyleChoice({ content, isChosen, onChoose }: MyStyleChoiceProps) {
  const { t } = useTranslation()
  const name = useId()
  const { data = [] } = useQuery(myStylesQuery)
  if (data.length === 0) return null
  return (
    <section aria-label={t('styles.mine')}>
      <h3 className={cards.title}>{t('styles.mine')}</h3>
      <fieldset className={cards.cards}>
        <legend className="visually-hidden">{t('styles.mine')}</legend>
        {data.map((template) => (
          <label key={template.id} className={cards.card}>
            <input type="radio" name={name} checked={isChosen(template)} onChange={() => onChoose(template)} />
            <TemplatePicture template={template} content={content} width={92} />
            <span>{template.name}</span>
          </label>
        ))}
      </fieldset>
    </section>
  )
}
