import { operandsOf } from '../evaluate.ts'
import { componentsOf } from '../components-of.ts'
import type { FormDocument } from '../form-document.ts'
import { error, type Finding } from './finding.ts'

/** From a component to those that decide whether it is there, or what its number is. */
type Needs = ReadonlyMap<string, readonly string[]>

/** Questions that wait for each other, named in the order in which they do; each circle once. */
export function circleFindings(document: FormDocument): Finding[] {
  const titles = new Map(componentsOf(document).map(({ id, settings }) => [id, settings.title || id]))
  return circlesIn(needsOf(document)).map((circle) => {
    const [first = ''] = circle
    const questions = [...circle, first].map((id) => titles.get(id) ?? id).join(' → ')
    return error({ component: first }, 'formFaults.circle', { questions })
  })
}

function needsOf(document: FormDocument): Needs {
  const needs = new Map<string, string[]>()
  const add = (id: string, others: readonly string[]) => {
    const before = needs.get(id)
    if (before) before.push(...others)
    else needs.set(id, [...others])
  }
  const onPage = new Map(document.pages.map(({ id, components }) => [id, components.map((one) => one.id)]))
  for (const rule of document.rules) {
    if (rule.kind === 'show') {
      const tested = rule.when.tests.map(({ component }) => component)
      for (const target of rule.targets.flatMap((id) => onPage.get(id) ?? [id])) add(target, tested)
    }
    if (rule.kind === 'compute') add(rule.target, operandsOf(rule.value))
    if (rule.kind === 'fill' && rule.from.is === 'answer') add(rule.target, [rule.from.name])
  }
  return needs
}

/** Never goes twice into what was walked: long forms take their length. */
function circlesIn(needs: Needs): string[][] {
  const done = new Set<string>()
  const circles: string[][] = []
  const visit = (id: string, way: string[]) => {
    const before = way.indexOf(id)
    if (before !== -1) return void circles.push(way.slice(before))
    if (done.has(id)) return
    for (const other of new Set(needs.get(id) ?? [])) visit(other, [...way, id])
    done.add(id)
  }
  for (const id of needs.keys()) visit(id, [])
  return circles
}
