import { rulesMax } from '@matai/form-kit/limits'
import { checkForm, componentsOf, type Finding } from '@matai/form-kit/schema'
import { Button } from 'antd'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { AddIcon } from '../../../../ui/icons.ts'
import { Panel } from '../../../../ui/panel.tsx'
import type { FormEditor } from '../editor/use-form-editor.ts'
import css from './logic.module.css'
import { newRule, type RuleKind, ruleKinds } from './new-rule.ts'
import { RuleCard } from './rule-card.tsx'
import { titleById } from './titles.ts'

const limits = { phones: Number.POSITIVE_INFINITY }
/** What rules do together is said of the questions that it hits. */
const aboutPaths = new Set<Finding['phrase']>(['formFaults.unreachable', 'formFaults.circle'])

/** What depends on answers, rule by rule, with what the linter finds of it. */
export function LogicTab({ editor }: { editor: FormEditor }) {
  const { t } = useTranslation()
  const { document, edit } = editor
  const [open, setOpen] = useState('')
  const looked = useDeferredValue(document)
  const findings = useMemo(() => checkForm(looked, limits), [looked])
  const { rules } = document
  const write = (next: typeof rules, field: string) => edit({ do: 'setRules', rules: next, field, at: Date.now() })
  const add = (kind: RuleKind) => {
    const rule = newRule(kind, document)
    if (!rule) return
    write([...rules, rule], rule.id)
    setOpen(rule.id)
  }
  const together = findings.filter(({ phrase }) => aboutPaths.has(phrase))
  const isEmpty = componentsOf(document).length === 0
  return (
    <div className={css.columns}>
      <div className={css.rules}>
        <p className={css.hint}>{t('formRules.hint')}</p>
        <div className={css.kinds} role="group" aria-label={t('formRules.add')}>
          {ruleKinds.map((kind) => (
            <Button
              key={kind}
              icon={<AddIcon />}
              aria-label={t('formRules.addSome', { kind: t(`formRules.kind_${kind}`) })}
              title={t(`formRules.hint_${kind}`)}
              disabled={rules.length >= rulesMax || newRule(kind, document) === null}
              onClick={() => add(kind)}
            >
              {t(`formRules.kind_${kind}`)}
            </Button>
          ))}
        </div>
        {rules.length === 0 && (
          <EmptyState title={t('formRules.none')} {...(isEmpty ? { text: t('formRules.needsQuestions') } : {})} />
        )}
        {rules.map((rule, at) => (
          <RuleCard
            key={rule.id}
            rule={rule}
            document={document}
            isOpen={open === rule.id}
            findings={findings.filter((one) => one.at && 'rule' in one.at && one.at.rule === rule.id)}
            onOpen={(is) => setOpen(is ? rule.id : '')}
            onChange={(next) => write(rules.with(at, next), rule.id)}
            onUp={at === 0 ? undefined : () => write(rules.toSpliced(at, 1).toSpliced(at - 1, 0, rule), 'order')}
            onRemove={() => write(rules.toSpliced(at, 1), 'order')}
          />
        ))}
      </div>
      <Panel title={t('formRules.findings')}>
        {together.length === 0 ? (
          <p className={css.hint}>{t('formRules.sound')}</p>
        ) : (
          <ul className={css.findings}>
            {together.map(({ at, phrase, params }) => {
              const id = at && 'component' in at ? at.component : ''
              return (
                <li key={`${phrase} ${id}`}>
                  <strong>{titleById(id, document, t)}</strong>: {t(phrase, params)}
                </li>
              )
            })}
          </ul>
        )}
      </Panel>
    </div>
  )
}
