import { componentsOf, type FormDocument, fillSources, type Rule, type RuleOf, schemaOf } from '@matai/form-kit/schema'
import { Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import css from './logic.module.css'
import { personFacts } from './say-rule.ts'
import { titleOf } from './titles.ts'

interface FillFromProps {
  rule: RuleOf<'fill'>
  document: FormDocument
  onChange: (rule: Rule) => void
}

/** Where a first answer comes from. */
export function FillFrom({ rule, document, onChange }: FillFromProps) {
  const { t } = useTranslation()
  const { is, name } = rule.from
  const asked = componentsOf(document).filter(({ id, type }) => id !== rule.target && schemaOf(type).answer)
  const begin = { answer: asked[0]?.id ?? name, variable: '', person: 'name' }
  const write = (from: typeof rule.from) => onChange({ ...rule, from })
  return (
    <div className={css.pair}>
      <Field label={t('formRules.from')}>
        <Select
          value={is}
          options={fillSources.map((value) => ({ value, label: t(`formRules.from_${value}`) }))}
          onChange={(next) => write({ is: next, name: begin[next] })}
        />
      </Field>
      {is === 'variable' ? (
        <Field label={t('formRules.variable')}>
          <Input value={name} maxLength={100} onChange={({ target }) => write({ is, name: target.value })} />
        </Field>
      ) : (
        <Field label={t(is === 'answer' ? 'formRules.question' : 'formRules.from_person')}>
          <Select
            value={name}
            options={
              is === 'answer'
                ? asked.map((one) => ({ value: one.id, label: titleOf(one, t) }))
                : personFacts.map((value) => ({ value: String(value), label: t(`formRules.person_${value}`) }))
            }
            onChange={(next: string) => write({ is, name: next })}
          />
        </Field>
      )}
    </div>
  )
}
