import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AddIcon, DeleteIcon, EditIcon } from '../../../../ui/icons.ts'
import { Panel } from '../../../../ui/panel.tsx'
import css from './settings.module.css'

interface RuleListProps<Rule extends { id: number }> {
  title: string
  hint: string
  rules: readonly Rule[]
  most: number
  say: (rule: Rule) => string
  onAdd: () => void
  onEdit: (rule: Rule) => void
  onRemove: (rule: Rule) => void
  children?: ReactNode
}

/** Rules in words, the first that holds counts. */
export function RuleList<Rule extends { id: number }>(props: RuleListProps<Rule>) {
  const { t } = useTranslation()
  return (
    <Panel
      title={props.title}
      action={
        <Button size="small" icon={<AddIcon />} disabled={props.rules.length >= props.most} onClick={props.onAdd}>
          {t('formRules.add')}
        </Button>
      }
    >
      <p className={css.hint}>{props.hint}</p>
      <ul className={css.rules}>
        {props.rules.map((rule) => (
          <li key={rule.id}>
            <span>{props.say(rule)}</span>
            <Button
              type="text"
              size="small"
              icon={<EditIcon />}
              aria-label={t('formRules.editOf', { rule: props.say(rule) })}
              onClick={() => props.onEdit(rule)}
            />
            <Button
              type="text"
              size="small"
              icon={<DeleteIcon />}
              aria-label={t('formRules.removeOf', { rule: props.say(rule) })}
              onClick={() => props.onRemove(rule)}
            />
          </li>
        ))}
      </ul>
      {props.children}
    </Panel>
  )
}
