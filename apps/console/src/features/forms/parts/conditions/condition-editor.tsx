import { type Condition, type FormDocument, schemaOf, type Test } from '@matai/form-kit/schema'
import { Button, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { AddIcon, DeleteIcon } from '../../../../ui/icons.ts'
import css from './conditions.module.css'
import { askableOf, comparisonsOf, takesValue } from './tests.ts'
import { TestValue } from './test-value.tsx'

interface ConditionEditorProps {
  document: FormDocument
  value: Condition
  onChange: (condition: Condition) => void
}

/** When a rule holds: what is asked of earlier answers, all of it or any. */
export function ConditionEditor({ document, value, onChange }: ConditionEditorProps) {
  const { t } = useTranslation()
  const { join, tests } = value
  const asked = askableOf(document)
  const change = (at: number, test: Partial<Test>) =>
    onChange({ ...value, tests: tests.map((one, place) => (place === at ? { ...one, ...test } : one)) })
  const add = () => {
    const [first] = asked
    if (!first) return
    const [comparison = 'filled'] = comparisonsOf(first)
    onChange({ ...value, tests: [...tests, { component: first.id, comparison, value: '' }] })
  }
  return (
    <fieldset className={css.condition}>
      <legend>{t('formRules.when')}</legend>
      {tests.length > 1 && (
        <Select
          aria-label={t('formRules.join')}
          value={join}
          options={(['all', 'any'] as const).map((one) => ({ value: one, label: t(`formRules.join_${one}`) }))}
          onChange={(next) => onChange({ ...value, join: next })}
        />
      )}
      {tests.map((test, at) => {
        const component = asked.find(({ id }) => id === test.component)
        const options = asked.map(({ id, type, settings }) => ({
          value: id,
          label: settings.title || t(`forms.type_${type}`),
        }))
        return (
          // Tests have no other name than their place: two may be alike.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={css.test}>
            <Select
              className={css.question ?? ''}
              aria-label={t('formRules.question')}
              value={component ? test.component : null}
              placeholder={t('formRules.gone')}
              options={options}
              onChange={(id) => {
                const next = asked.find((one) => one.id === id)
                const [comparison = 'filled'] = next ? comparisonsOf(next) : []
                change(at, { component: id, comparison, value: '' })
              }}
            />
            <Select
              aria-label={t('formRules.comparison')}
              value={test.comparison}
              options={(component ? comparisonsOf(component) : [test.comparison]).map((one) => ({
                value: one,
                label: t(`formRules.is_${one}`),
              }))}
              onChange={(comparison) => change(at, { comparison })}
            />
            {component && takesValue(test.comparison) && (
              <TestValue
                choices={schemaOf(component.type).choices?.(component.settings)}
                comparison={test.comparison}
                value={test.value}
                onChange={(next) => change(at, { value: next })}
              />
            )}
            <Button
              type="text"
              size="small"
              icon={<DeleteIcon />}
              aria-label={t('formRules.removeTest')}
              onClick={() => onChange({ ...value, tests: tests.toSpliced(at, 1) })}
            />
          </div>
        )
      })}
      <Button
        size="small"
        className={css.add ?? ''}
        icon={<AddIcon />}
        disabled={asked.length === 0 || tests.length >= 20}
        onClick={add}
      >
        {t('formRules.addTest')}
      </Button>
    </fieldset>
  )
}
