import type { StyleTemplate } from '@matai/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { TextIcon } from '../../../../ui/editor-icons.ts'
import { CopyIcon, DeleteIcon, DownloadIcon, EditIcon, StarIcon } from '../../../../ui/icons.ts'
import { type Deed, RowMenu } from '../../../../ui/list/deeds.tsx'
import css from './style-card.module.css'
import { TemplatePicture } from './template-picture.tsx'
import type { StyleDeeds } from './use-style-deeds.ts'

interface StyleCardProps {
  template: StyleTemplate
  content: string
  deeds: Pick<StyleDeeds, 'choose' | 'remove'> &
    Record<'apply' | 'download' | 'rename', (template: StyleTemplate) => void>
}

/** A saved style as it looks on a code, and what can be done with it. */
export function StyleCard({ template, content, deeds }: StyleCardProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { id, name, isDefault } = template
  const menu: Deed<StyleTemplate>[] = [
    { key: 'edit', icon: <EditIcon />, label: t('styles.edit'), run: () => navigate({ to: paths.style(id) }) },
    {
      key: 'choose',
      icon: <StarIcon />,
      label: t(isDefault ? 'styles.clearDefault' : 'styles.setDefault'),
      run: (one) => deeds.choose(one, !isDefault),
    },
    {
      key: 'copy',
      icon: <CopyIcon />,
      label: t('styles.copy'),
      run: () => navigate({ to: paths.newStyle, search: { copy: id } }),
    },
    { key: 'rename', icon: <TextIcon />, label: t('styles.rename'), run: deeds.rename },
    { key: 'download', icon: <DownloadIcon />, label: t('styles.download'), run: deeds.download },
    { key: 'remove', icon: <DeleteIcon />, label: t('app.delete'), danger: true, run: deeds.remove },
  ]
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
        <Button size="small" onClick={() => deeds.apply(template)}>
          {t('styles.apply')}
        </Button>
        <RowMenu row={template} deeds={menu} label={t('styles.more', { name })} />
      </div>
    </article>
  )
}
