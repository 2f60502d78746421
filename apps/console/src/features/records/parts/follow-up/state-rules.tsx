import type { FollowUpSettings } from '@matai/contract'
import type { FormDocument } from '@matai/form-kit/schema'
import { Button, Select } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formRulesMax } from 'virtual:contract-constants'
import { AddIcon, DeleteIcon } from '../../../../ui/icons.ts'
import { ConditionEditor } from '../../../forms/public.tsx'
import css from '../records.module.css'
import { followUpStates } from '../follow-up-states.ts'

type Rules = FollowUpSettings['rules']

interface StateRulesProps {
  document: FormDocument
  people: { value: number; label: string }[]
  rules: Rules
  onChange: (rules: Rules) => void
}

/** Answers that say how far a new record is, and who is given it. */
export function StateRules({ document, people, rules, onChange }: StateRulesProps) {
  const { t } = useTranslation()
  const change = (at: number, some: Partial<Rules[number]>) =>
    onChange(rules.map((rule, place) => (place === at ? { ...rule, ...some } : rule)))
  return (
    <section>
      <h3 className={css.heading}>{t('recordScreens.stateRules')}</h3>
      <p className={css.soft}>{t('recordScreens.stateRulesText')}</p>
      {rules.map((rule, at) => (
        // A rule is known by its place alone.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={css.rule}>
          <Suspense>
            <ConditionEditor document={document} value={rule.when} onChange={(when) => change(at, { when })} />
          </Suspense>
          <div className={css.ruleThen}>
            <Select
              aria-label={t('recordScreens.state')}
              value={rule.state}
              options={followUpStates.map((value) => ({ value, label: t(`recordScreens.state_${value}`) }))}
              onChange={(state) => change(at, { state })}
            />
            <Select
              aria-label={t('recordScreens.charge')}
              value={rule.chargeId}
              options={[{ value: null, label: t('recordScreens.chargeNobody') }, ...people]}
              onChange={(chargeId) => change(at, { chargeId })}
            />
            <Button
              type="text"
              icon={<DeleteIcon />}
              aria-label={t('recordScreens.ruleRemove')}
              onClick={() => onChange(rules.filter((_, place) => place !== at))}
            />
          </div>
        </div>
      ))}
      <Button
        size="small"
        icon={<AddIcon />}
        disabled={rules.length >= formRulesMax}
        onClick={() => onChange([...rules, { when: { join: 'all', tests: [] }, state: 'inProgress', chargeId: null }])}
      >
        {t('recordScreens.ruleAdd')}
      </Button>
    </section>
  )
}
