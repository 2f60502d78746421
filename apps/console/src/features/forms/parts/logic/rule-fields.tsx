import { componentsOf, type FormDocument, type Rule, schemaOf } from '@matai/form-kit/schema'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import { InputNumber } from '../../../../ui/number-input.tsx'
import { ConditionEditor } from '../conditions/condition-editor.tsx'
import { FillFrom } from './fill-from.tsx'
import { FormulaField } from './formula-field.tsx'
import css from './logic.module.css'
import { fillableOf, numericOf } from './new-rule.ts'
import { titleById, titleOf } from './titles.ts'

interface RuleFieldsProps {
  rule: Rule
  document: FormDocument
  onChange: (rule: Rule) => void
}

/** What a rule is made of. */
export function RuleFields({ rule, document, onChange }: RuleFieldsProps) {
  const { t } = useTranslation()
  const all = componentsOf(document)
  const choice = (id: string) => ({ value: id, label: titleById(id, document, t) })
  const pages = document.pages.map(({ id }) => choice(id))
  const named = (components: typeof all) => components.map((one) => ({ value: one.id, label: titleOf(one, t) }))
  return (
    <div className={css.fields}>
      <p className={css.hint}>{t(`formRules.hint_${rule.kind}`)}</p>
      {'when' in rule && (
        <ConditionEditor document={document} value={rule.when} onChange={(when) => onChange({ ...rule, when })} />
      )}
      {'targets' in rule && (
        <Field label={t('formRules.targets')}>
          <Select
            mode="multiple"
            value={rule.targets}
            options={
              rule.kind === 'show'
                ? [...named(all), ...(document.pages.length > 1 ? pages : [])]
                : named(all.filter(({ type }) => schemaOf(type).answer !== null))
            }
            onChange={(targets) => onChange({ ...rule, targets })}
          />
        </Field>
      )}
      {rule.kind === 'skip' && (
        <div className={css.pair}>
          <Field label={t('formRules.after')}>
            <Select value={rule.after} options={named(all)} onChange={(after) => onChange({ ...rule, after })} />
          </Field>
          <Field label={t('formRules.to')}>
            <Select
              value={rule.to ?? ''}
              options={[{ value: '', label: t('formRules.toEnd') }, ...pages.slice(1)]}
              onChange={(to) => onChange({ ...rule, to: to || null })}
            />
          </Field>
        </div>
      )}
      {rule.kind === 'compute' && (
        <>
          <div className={css.pair}>
            <Field label={t('formRules.target')}>
              <Select
                value={rule.target}
                options={named(numericOf(document))}
                onChange={(target) => onChange({ ...rule, target })}
              />
            </Field>
            <Field label={t('formRules.decimals')}>
              <InputNumber<number>
                min={0}
                max={10}
                precision={0}
                value={rule.decimals}
                onChange={(decimals) => decimals !== null && onChange({ ...rule, decimals })}
              />
            </Field>
          </div>
          <FormulaField
            value={rule.value}
            operands={numericOf(document).map((one) => ({ id: one.id, title: titleOf(one, t) }))}
            onChange={(value) => onChange({ ...rule, value })}
          />
        </>
      )}
      {rule.kind === 'fill' && (
        <>
          <Field label={t('formRules.target')}>
            <Select
              value={rule.target}
              options={named(fillableOf(document))}
              onChange={(target) => onChange({ ...rule, target })}
            />
          </Field>
          <FillFrom rule={rule} document={document} onChange={onChange} />
        </>
      )}
    </div>
  )
}
