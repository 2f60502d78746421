import type { Condition } from '../conditions.ts'
import { componentsOf } from '../components-of.ts'
import type { Component, FormDocument } from '../form-document.ts'
import type { RuleOf } from '../rules.ts'
import { byTarget, rulesOf } from '../walk.ts'
import { isContradiction } from './contradictions.ts'
import { error, type Finding } from './finding.ts'

/** Questions that no filler can ever see: what would show them cannot hold, or what skips them always does. */
export function unreachableFindings(document: FormDocument): Finding[] {
  const components = componentsOf(document)
  const byId = new Map(components.map((component) => [component.id, component]))
  const lost = new Set(alwaysSkipped(document, components))
  const shows = rulesOf(document, 'show')
  const showsOf = byTarget(shows)
  const contradict = new Set(shows.filter(({ when }) => isContradiction(when, byId)))
  const pageOf = new Map(document.pages.flatMap(({ id, components }) => components.map((one) => [one.id, id])))

  const canHold = (rule: RuleOf<'show'>) => !contradict.has(rule) && !asksLost(rule.when, lost, byId)
  const isLost = (id: string, possible: ReadonlySet<RuleOf<'show'>>): boolean =>
    [id, pageOf.get(id) ?? ''].some((target) => {
      const rules = showsOf.get(target)
      return rules !== undefined && !rules.some((rule) => possible.has(rule))
    })

  // What waits for a lost question is lost as well, so this goes on until nothing more is.
  for (let before = -1; before !== lost.size; ) {
    before = lost.size
    const possible = new Set(shows.filter(canHold))
    for (const { id } of components) if (!lost.has(id) && isLost(id, possible)) lost.add(id)
  }
  return components.flatMap(({ id }) => (lost.has(id) ? [error({ component: id }, 'formFaults.unreachable')] : []))
}

/** Whether a condition needs the answer of a question that nobody sees, or that is gone. */
function asksLost({ join, tests }: Condition, lost: ReadonlySet<string>, byId: ReadonlyMap<string, Component>) {
  const never = tests.map(
    ({ component, comparison }) => comparison !== 'blank' && (lost.has(component) || !byId.has(component)),
  )
  return join === 'all' ? never.includes(true) : never.length > 0 && !never.includes(false)
}

/** What stands behind a rule that skips whatever was answered. */
function alwaysSkipped(document: FormDocument, components: readonly Component[]): string[] {
  const order = components.map(({ id }) => id)
  const hidden = new Set(rulesOf(document, 'show').flatMap(({ targets }) => targets))
  return rulesOf(document, 'skip')
    .filter(({ when, after }) => when.tests.length === 0 && order.includes(after) && !hidden.has(after))
    .flatMap(({ after, to }) => {
      const page = document.pages.findIndex(({ id }) => id === to)
      const first = document.pages.slice(0, page).reduce((count, { components }) => count + components.length, 0)
      return order.slice(order.indexOf(after) + 1, page === -1 ? order.length : first)
    })
}
