import { type FormDocument, type Rule } from '@matai/form-kit/schema'
import type { TFunction } from 'i18next'
import { sayCondition } from '../conditions/say-condition.ts'
import { writeFormula } from './formula.ts'
import { numericOf } from './new-rule.ts'
import { titleById, titleOf } from './titles.ts'

/** A rule in one sentence. */
export function sayRule(rule: Rule, document: FormDocument, t: TFunction): string {
  const named = (id: string) => titleById(id, document, t)
  switch (rule.kind) {
    case 'show':
    case 'require': {
      const targets = rule.targets.map((id) => `“${named(id)}”`).join(' ')
      return t(`formRules.rule_${rule.kind}`, { when: sayCondition(rule.when, document, t), targets: targets || '…' })
    }
    case 'skip':
      return t('formRules.rule_skip', {
        when: sayCondition(rule.when, document, t),
        after: named(rule.after),
        to: rule.to === null ? t('formRules.end') : named(rule.to),
      })
    case 'compute': {
      const operands = numericOf(document).map((one) => ({ id: one.id, title: titleOf(one, t) }))
      return t('formRules.rule_compute', { target: named(rule.target), formula: writeFormula(rule.value, operands) })
    }
    case 'fill': {
      const { is, name } = rule.from
      const from = is === 'answer' ? `“${named(name)}”` : is === 'person' ? personOf(name, t) : `{{${name}}}`
      return t('formRules.rule_fill', { target: named(rule.target), from })
    }
  }
}

export const personFacts = ['name', 'phone', 'wechat', 'idcard', 'age', 'sex', 'employeeId', 'carNumber'] as const

function personOf(name: string, t: TFunction): string {
  const fact = personFacts.find((one) => one === name)
  return fact ? t(`formRules.person_${fact}`) : name
}
