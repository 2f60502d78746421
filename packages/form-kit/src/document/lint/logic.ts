import { schemaOf } from '../../maps/schemas.ts'
import type { Condition, Test } from '../conditions.ts'
import { operandsOf } from '../evaluate.ts'
import { componentsOf } from '../components-of.ts'
import type { Component, FormDocument } from '../form-document.ts'
import type { Rule } from '../rules.ts'
import { circleFindings } from './circles.ts'
import { isContradiction } from './contradictions.ts'
import { error, type Finding, warning } from './finding.ts'
import { unreachableFindings } from './unreachable.ts'

/** What each rule names, whether it can ever hold, and what the rules do together. */
export function logicFindings(document: FormDocument): Finding[] {
  const byId = new Map(componentsOf(document).map((component) => [component.id, component]))
  return [
    ...document.rules.flatMap((rule) => ruleFindings(rule, document, byId)),
    ...circleFindings(document),
    ...unreachableFindings(document),
  ]
}

type ById = ReadonlyMap<string, Component>

function ruleFindings(rule: Rule, document: FormDocument, byId: ById): Finding[] {
  const at = { rule: rule.id }
  const pages = new Set(document.pages.map(({ id }) => id))
  const gone = namedBy(rule).filter((id) => !byId.has(id) && !(isPageAllowed(rule) && pages.has(id)))
  return [
    ...(gone.length > 0 ? [error(at, 'formFaults.targetDeleted', { count: new Set(gone).size })] : []),
    ...('when' in rule ? conditionFindings(at, rule.when, byId) : []),
    ...('targets' in rule && rule.targets.length === 0 ? [error(at, 'formFaults.targetMissing')] : []),
    ...shapeFindings(rule, document, byId),
  ]
}

const isPageAllowed = ({ kind }: Rule) => kind === 'show'

/** The ids that a rule names, without the page that it skips to. */
function namedBy(rule: Rule): string[] {
  const tested = 'when' in rule ? rule.when.tests.map(({ component }) => component) : []
  if (rule.kind === 'skip') return [...tested, rule.after]
  if (rule.kind === 'compute') return [rule.target, ...operandsOf(rule.value)]
  if (rule.kind === 'fill') return [rule.target, ...(rule.from.is === 'answer' ? [rule.from.name] : [])]
  return [...tested, ...rule.targets]
}

function conditionFindings(at: Finding['at'], when: Condition, byId: ById): Finding[] {
  const optionGone = when.tests.some((test) => asksForGoneOption(test, byId.get(test.component)))
  const silent = when.tests.some(({ component }) => {
    const asked = byId.get(component)
    return asked && schemaOf(asked.type).answer === null
  })
  return [
    ...(when.tests.length === 0 ? [warning(at, 'formFaults.conditionMissing')] : []),
    ...(optionGone ? [error(at, 'formFaults.optionDeleted')] : []),
    ...(silent ? [error(at, 'formFaults.conditionWithoutAnswer')] : []),
    ...(isContradiction(when, byId) ? [error(at, 'formFaults.contradiction')] : []),
  ]
}

function asksForGoneOption({ comparison, value }: Test, asked: Component | undefined): boolean {
  const choices = asked && schemaOf(asked.type).choices?.(asked.settings)
  if (!choices || (comparison !== 'is' && comparison !== 'isNot')) return false
  return !choices.some(({ id, label }) => id === value || label === value)
}

function shapeFindings(rule: Rule, { pages }: FormDocument, byId: ById): Finding[] {
  const at = { rule: rule.id }
  if (rule.kind === 'skip' && rule.to !== null) {
    const target = pages.findIndex(({ id }) => id === rule.to)
    const from = pages.findIndex(({ components }) => components.some(({ id }) => id === rule.after))
    if (target === -1) return [error(at, 'formFaults.targetDeleted', { count: 1 })]
    return from !== -1 && target <= from ? [error(at, 'formFaults.skipBackwards')] : []
  }
  if (rule.kind === 'compute') {
    const names = [rule.target, ...operandsOf(rule.value)].flatMap((id) => byId.get(id) ?? [])
    return names.every(({ type }) => schemaOf(type).isNumeric) ? [] : [error(at, 'formFaults.computeNotNumber')]
  }
  if (rule.kind === 'fill') {
    const target = byId.get(rule.target)
    return target && !schemaOf(target.type).fromText ? [error(at, 'formFaults.fillImpossible')] : []
  }
  return []
}
