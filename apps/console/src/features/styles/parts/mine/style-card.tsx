import type { StyleTemplate } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { type Deed, RowMenu } from '../../../../ui/list/deeds.tsx'
import css from './style-card.module.css'
import { TemplatePicture } from './template-picture.tsx'

interface StyleCardProps {
  template: StyleTemplate
  content: string
  deeds: readonly Deed<StyleTemplate>[]
  /** Told when something was done. */
  changed: () => unknown
  onApply: () => void
}

/** A saved style as it looks on a code, and what can be done with it. */
export function StyleCard({ template, content, deeds, changed, onApply }: StyleCardProps) {
  const { t } = useTranslation()
  const { id, name, isDefault } = template
  return (
    <article className={css.card} aria-label={name}>
      <Link to={paths.style(id)} className={css.picture} aria-label={t('styles.editNamed', { name })}>
        <TemplatePicture template={template} content={content} width={150} />
      </Link>
      <div className={css.words}>
        <h3 title={name}>{name}</h3>
        {isDefault && <span className={css.default}>{t('styles.isDefault')}</span>}
      </div>
      <div className={css.actions}>
        <Button size="small" onClick={onApply}>
          {t('styles.apply')}
        </Button>
        <RowMenu row={template} deeds={deeds} label={t('styles.more', { name })} changed={changed} />
      </div>
    </article>
  )
}
