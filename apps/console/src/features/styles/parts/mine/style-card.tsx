import type { StyleTemplate } from '@matai/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { TextIcon } from '../../../../ui/editor-icons.ts'
import { CopyIcon, DeleteIcon, DownloadIcon, EditIcon, MoreIcon, StarIcon } from '../../../../ui/icons.ts'
import css from './style-card.module.css'
import { TemplatePicture } from './template-picture.tsx'
import type { StyleDeeds } from './use-style-deeds.ts'

type Deed = (template: StyleTemplate) => void

interface StyleCardProps {
  template: StyleTemplate
  content: string
  deeds: Pick<StyleDeeds, 'choose' | 'remove'> & { apply: Deed; download: Deed; rename: Deed }
}

/** A saved style as it looks on a code, and what can be done with it. */
export function StyleCard({ template, content, deeds }: StyleCardProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { id, name, isDefault } = template
  const items = [
    { key: 'edit', icon: <EditIcon />, label: t('styles.edit') },
    { key: 'choose', icon: <StarIcon />, label: t(isDefault ? 'styles.clearDefault' : 'styles.setDefault') },
    { key: 'copy', icon: <CopyIcon />, label: t('styles.copy') },
    { key: 'rename', icon: <TextIcon />, label: t('styles.rename') },
    { key: 'download', icon: <DownloadIcon />, label: t('styles.download') },
    { key: 'remove', icon: <DeleteIcon />, label: t('app.delete'), danger: true },
  ]
  const acts: Record<string, () => void> = {
    edit: () => void navigate({ to: paths.style(id) }),
    copy: () => void navigate({ to: paths.newStyle, search: { copy: id } }),
    choose: () => void deeds.choose(template, !isDefault),
    rename: () => deeds.rename(template),
    download: () => deeds.download(template),
    remove: () => void deeds.remove(template),
  }
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
        <Dropdown menu={{ items, onClick: ({ key }) => acts[key]?.() }} trigger={['click']} placement="bottomRight">
          <Button size="small" type="text" icon={<MoreIcon />} aria-label={t('styles.more', { name })} />
        </Dropdown>
      </div>
    </article>
  )
}
