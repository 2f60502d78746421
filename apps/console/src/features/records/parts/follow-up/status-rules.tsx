import type { FollowUpSettings } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { formRulesMax } from 'virtual:contract-constants'
import { AddIcon, DeleteIcon } from '../../../../ui/icons.ts'
import { followUpStates } from '../follow-up-states.ts'
import { statusItemsQuery } from '../queries.ts'
import css from '../records.module.css'

type Rules = FollowUpSettings['statusRules']

interface StatusRulesProps {
  formId: number
  rules: Rules
  onChange: (rules: Rules) => void
}

/** Statuses of live codes that bring their open records into a state; where there are no statuses nothing is asked. */
export function StatusRules({ formId, rules, onChange }: StatusRulesProps) {
  const { t } = useTranslation()
  const { data } = useQuery(statusItemsQuery(formId))
  const first = data?.list.flatMap(({ items }) => items)[0]
  if (!data || !first) return null
  const options = data.list.map(({ name, items }) => ({
    label: name,
    options: items.map((item) => ({ value: item.id, label: `${name} · ${item.name}` })),
  }))
  const change = (at: number, some: Partial<Rules[number]>) =>
    onChange(rules.map((rule, place) => (place === at ? { ...rule, ...some } : rule)))
  return (
    <section>
      <h3 className={css.heading}>{t('recordScreens.statusRules')}</h3>
      <p className={css.soft}>{t('recordScreens.statusRulesText')}</p>
      {rules.map((rule, at) => (
        // A rule is known by its place alone.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={css.ruleThen}>
          <Select
            aria-label={t('recordScreens.statusOfCode')}
            value={rule.itemId}
            options={options}
            onChange={(itemId) => change(at, { itemId })}
          />
          <Select
            aria-label={t('recordScreens.state')}
            value={rule.state}
            options={followUpStates.map((value) => ({ value, label: t(`recordScreens.state_${value}`) }))}
            onChange={(state) => change(at, { state })}
          />
          <Button
            type="text"
            icon={<DeleteIcon />}
            aria-label={t('recordScreens.ruleRemove')}
            onClick={() => onChange(rules.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      <Button
        size="small"
        icon={<AddIcon />}
        disabled={rules.length >= formRulesMax}
        onClick={() => onChange([...rules, { itemId: first.id, state: 'done' }])}
      >
        {t('recordScreens.ruleAdd')}
      </Button>
    </section>
  )
}
