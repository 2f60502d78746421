import type { LabelTemplate } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.ts'
import { useFormats } from '../../../ui/format.ts'
import { type Deed, RowMenu } from '../../../ui/list/deeds.tsx'
import { useNarrow } from '../../../ui/use-mode.ts'
import { LabelThumb } from './template-thumb.tsx'
import css from './template-list.module.css'

interface TemplateCardProps {
  template: LabelTemplate
  deeds: readonly Deed<LabelTemplate>[]
  onPrint: () => void
}

/** A template as it looks, and what can be done with it. */
export function TemplateCard({ template, deeds, onPrint }: TemplateCardProps) {
  const { t } = useTranslation()
  const { formatAgo } = useFormats()
  const { name, design } = template
  const narrow = useNarrow()
  return (
    <article className={css.card}>
      <Link to={paths.label(template.id)} className={css.thumb} aria-label={t('labelEditor.editOf', { name })}>
        <LabelThumb design={design} files={template.files} />
      </Link>
      <div className={css.words}>
        <h3>{name}</h3>
        <small>
          {t('labelEditor.measures', { ...design })} · {formatAgo(template.updatedAt)}
        </small>
      </div>
      <div className={css.actions}>
        <span className={css.pairOfButtons}>
          <ButtonLink size="small" to={paths.label(template.id)}>
            {t(narrow ? 'labelEditor.view' : 'labelEditor.edit')}
          </ButtonLink>
          <Button size="small" onClick={onPrint}>
            {t('labelEditor.print')}
          </Button>
        </span>
        <RowMenu row={template} deeds={deeds} label={t('labelEditor.moreOf', { name })} />
      </div>
    </article>
  )
}
