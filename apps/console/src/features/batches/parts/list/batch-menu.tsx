import type { BatchTemplateItem } from '@matai/contract'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { CopyIcon, DeleteIcon, EditIcon, MoreIcon } from '../../../../ui/icons.ts'
import css from './list.module.css'
import type { BatchDeeds } from './use-batch-deeds.tsx'

export function BatchMenu({ template, deeds }: { template: BatchTemplateItem; deeds: BatchDeeds }) {
  const { t } = useTranslation()
  const { can } = template
  const withReason = (label: string, may: boolean, reason: string) => (
    <>
      {label}
      {!may && <small className={css.reason}>{reason}</small>}
    </>
  )
  const items = [
    {
      key: 'rename',
      icon: <EditIcon />,
      disabled: !can.edit,
      label: withReason(t('batchScreens.rename'), can.edit, t('batchScreens.mayNotEdit')),
      onClick: () => deeds.rename(template),
    },
    { key: 'copy', icon: <CopyIcon />, label: t('batchScreens.copy'), onClick: () => void deeds.copy(template) },
    { type: 'divider' as const },
    {
      key: 'remove',
      icon: <DeleteIcon />,
      danger: true,
      disabled: !can.delete,
      label: withReason(t('batchScreens.remove'), can.delete, t('batchScreens.mayNotRemove')),
      onClick: () => void deeds.remove(template),
    },
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="text" size="small" icon={<MoreIcon />} aria-label={`${t('qrCodes.more')} · ${template.name}`} />
    </Dropdown>
  )
}
