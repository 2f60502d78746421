import { type Condition, componentsOf, type FormDocument, schemaOf } from '@matai/form-kit/schema'
import type { TFunction } from 'i18next'
import { takesValue } from './tests.ts'

/** A condition in words: “设备状态” is “异常”, and … */
export function sayCondition({ join, tests }: Condition, document: FormDocument, t: TFunction): string {
  const byId = new Map(componentsOf(document).map((one) => [one.id, one]))
  const said = tests.map(({ component: id, comparison, value }) => {
    const component = byId.get(id)
    if (!component) return t('formRules.gone')
    const { type, settings } = component
    const choice = schemaOf(type)
      .choices?.(settings)
      .find((one) => one.id === value)
    const words = choice ? (choice.phrase ? t(choice.phrase) : choice.label) : value
    const question = settings.title || t(`forms.type_${type}`)
    const is = t(`formRules.is_${comparison}`)
    return takesValue(comparison)
      ? t('formRules.said', { question, is, value: words })
      : t('formRules.saidBare', { question, is })
  })
  if (said.length === 0) return t('formRules.always')
  return said.join(t(`formRules.joined_${join}`))
}
