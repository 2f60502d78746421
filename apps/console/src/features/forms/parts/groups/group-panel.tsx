import { UnlessLooking } from '../../../../ui/unless-looking.tsx'
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { AddIcon } from '../../../../ui/icons.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useNarrow } from '../../../../ui/use-mode.ts'
import { type ChosenGroup, formGroupsQuery } from '../queries.ts'
import { GroupItem } from './group-item.tsx'
import css from './groups.module.css'
import { useGroupDeeds } from './use-group-deeds.tsx'

interface GroupPanelProps {
  chosen: ChosenGroup
  onChoose: (group: ChosenGroup) => void
}

/** Chooses and tends groups: a column at the left, a list to choose from on a phone. */
export function GroupPanel({ chosen, onChoose }: GroupPanelProps) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const { data, error, refetch } = useQuery(formGroupsQuery)
  const { deeds, dialog } = useGroupDeeds(data?.list ?? [], (gone) => gone === chosen && onChoose('all'))

  if (error && !data) {
    return (
      <div className={css.failed} role="alert">
        {t('formScreens.groupsFailed')}
        <Button size="small" onClick={() => refetch()}>
          {t('app.retry')}
        </Button>
      </div>
    )
  }
  if (!data) return <Skeleton rows={narrow ? 1 : 4} height={28} />
  const { list, withoutGroup } = data
  const all = list.reduce((sum, { forms }) => sum + forms, withoutGroup)
  const add = (
    <UnlessLooking>
      <Button
        type="text"
        size="small"
        icon={<AddIcon />}
        aria-label={t('formScreens.groupAdd')}
        title={t('formScreens.groupAdd')}
        onClick={deeds.add}
      />
    </UnlessLooking>
  )
  const rows = [
    { key: 'all' as const, name: t('formScreens.groupAll'), forms: all, group: null },
    ...list.map((group) => ({ key: group.id, name: group.name, forms: group.forms, group })),
    ...(list.length > 0 && withoutGroup > 0
      ? [{ key: 'none' as const, name: t('formScreens.groupNone'), forms: withoutGroup, group: null }]
      : []),
  ]
  if (narrow) {
    return (
      <div className={css.narrow}>
        <Select<ChosenGroup>
          aria-label={t('formScreens.groups')}
          value={chosen}
          onChange={onChoose}
          options={rows.map(({ key, name, forms }) => ({ value: key, label: `${name} (${forms})` }))}
        />
        {add}
        {dialog}
      </div>
    )
  }
  return (
    <nav className={css.rail} aria-label={t('formScreens.groups')}>
      <div className={css.head}>
        <h2>{t('formScreens.groups')}</h2>
        {add}
      </div>
      <ul>
        {rows.map(({ key, name, forms, group }) => (
          <li key={key}>
            <GroupItem
              name={name}
              forms={forms}
              isChosen={key === chosen}
              onChoose={() => onChoose(key)}
              group={group}
              place={group ? list.indexOf(group) : -1}
              count={list.length}
              deeds={deeds}
            />
          </li>
        ))}
      </ul>
      {dialog}
    </nav>
  )
}
