import type { LabelTemplate } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.ts'
import { useFormats } from '../../../ui/format.ts'
import { CopyIcon, DeleteIcon, EditIcon, MoreIcon } from '../../../ui/icons.ts'
import { useNarrow } from '../../../ui/use-mode.ts'
import { LabelThumb } from './template-thumb.tsx'
import css from './template-list.module.css'

interface TemplateCardProps {
  template: LabelTemplate
  onPrint: () => void
  onCopy: () => void
  onRename: () => void
  onRemove: () => void
}

/** A template as it looks, and what can be done with it. */
export function TemplateCard({ template, onPrint, onCopy, onRename, onRemove }: TemplateCardProps) {
  const { t } = useTranslation()
  const { formatAgo } = useFormats()
  const { name, design, can } = template
  const narrow = useNarrow()
  const editable = (label: string) => (
    <>
      {label}
      {!can.edit && <small className={css.reason}>{t('labelEditor.mayNotEdit')}</small>}
    </>
  )
  const items: MenuProps['items'] = [
    {
      key: 'copy',
      icon: <CopyIcon />,
      disabled: !can.edit,
      label: editable(t('labelEditor.copyTemplate')),
      onClick: onCopy,
    },
    {
      key: 'rename',
      icon: <EditIcon />,
      disabled: !can.edit,
      label: editable(t('labelEditor.rename')),
      onClick: onRename,
    },
    { type: 'divider' },
    {
      key: 'remove',
      icon: <DeleteIcon />,
      danger: true,
      disabled: !can.edit,
      label: editable(t('labelEditor.removeTemplate')),
      onClick: onRemove,
    },
  ]
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
        <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
          <Button type="text" size="small" icon={<MoreIcon />} aria-label={t('labelEditor.moreOf', { name })} />
        </Dropdown>
      </div>
    </article>
  )
}
