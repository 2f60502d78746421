import type { FormGroup } from '@matai/contract'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../ui/format.ts'
import { DownIcon, UpIcon } from '../../../../ui/editor-icons.ts'
import { DeleteIcon, EditIcon, MoreIcon } from '../../../../ui/icons.ts'
import css from './groups.module.css'
import type { GroupDeeds } from './use-group-deeds.tsx'

interface GroupItemProps {
  name: string
  forms: number
  isChosen: boolean
  onChoose: () => void
  /** Null for those that nobody made: all forms, forms in no group. */
  group: FormGroup | null
  place: number
  count: number
  deeds: GroupDeeds
}

export function GroupItem({ name, forms, isChosen, onChoose, group, place, count, deeds }: GroupItemProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  return (
    <div className={css.entry} data-chosen={isChosen}>
      <button type="button" className={css.choose} aria-current={isChosen ? 'true' : undefined} onClick={onChoose}>
        <span className={css.name} title={name}>
          {name}
        </span>
        <span className={css.count}>
          <span aria-hidden>{formatNumber(forms)}</span>
          <span className="visually-hidden">{t('formScreens.groupCount', { count: forms })}</span>
        </span>
      </button>
      {group && <GroupMenu group={group} place={place} count={count} deeds={deeds} />}
    </div>
  )
}

type GroupMenuProps = Pick<GroupItemProps, 'place' | 'count' | 'deeds'> & { group: FormGroup }

function GroupMenu({ group, place, count, deeds }: GroupMenuProps) {
  const { t } = useTranslation()
  const items = [
    {
      key: 'rename',
      icon: <EditIcon />,
      label: t('formScreens.groupRename'),
      disabled: !group.can.edit,
      onClick: () => deeds.rename(group),
    },
    {
      key: 'up',
      icon: <UpIcon />,
      label: t('formScreens.groupUp'),
      disabled: !group.can.edit || place === 0,
      onClick: () => deeds.move(group, -1),
    },
    {
      key: 'down',
      icon: <DownIcon />,
      label: t('formScreens.groupDown'),
      disabled: !group.can.edit || place === count - 1,
      onClick: () => deeds.move(group, 1),
    },
    {
      key: 'remove',
      icon: <DeleteIcon />,
      danger: true,
      label: t('formScreens.groupRemove'),
      disabled: !group.can.delete,
      onClick: () => deeds.remove(group),
    },
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button
        type="text"
        size="small"
        icon={<MoreIcon />}
        aria-label={t('formScreens.groupMore', { name: group.name })}
      />
    </Dropdown>
  )
}
