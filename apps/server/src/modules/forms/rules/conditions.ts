import type { FormCondition } from '@matai/contract'
import { componentsOf, type FormDocument, schemaOf } from '@matai/form-kit/schema'
import type { PhraseKey } from '@matai/i18n'

/** What is wrong with a condition: which of its tests, which part of that, and why. */
export interface ConditionFault {
  test: number
  part: 'component' | 'value'
  phrase: PhraseKey
}

/** The first test that can never say anything of a record of the form. */
export function conditionFault({ tests }: FormCondition, document: FormDocument): ConditionFault | undefined {
  const components = new Map(componentsOf(document).map((component) => [component.id, component]))
  for (const [test, { component, comparison, value }] of tests.entries()) {
    const asked = components.get(component)
    if (!asked) return { test, part: 'component', phrase: 'formChecks.componentGone' }
    const { answer, choices } = schemaOf(asked.type)
    if (answer === null) return { test, part: 'component', phrase: 'formFaults.conditionWithoutAnswer' }
    if (comparison === 'filled' || comparison === 'blank') continue
    if (value === '') return { test, part: 'value', phrase: 'formChecks.conditionValueMissing' }
    const known = choices?.(asked.settings as never)
    const asksChoice = comparison === 'is' || comparison === 'isNot'
    if (known && asksChoice && !known.some(({ id }) => id === value)) {
      return { test, part: 'value', phrase: 'formFaults.optionDeleted' }
    }
  }
  return undefined
}
