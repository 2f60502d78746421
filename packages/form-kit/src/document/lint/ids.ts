import { componentsOf } from '../components-of.ts'
import type { FormDocument } from '../form-document.ts'
import { error, type Finding } from './finding.ts'

/** Every id stands once: answers, rules and reports go by it. */
export function idFindings(document: FormDocument): Finding[] {
  const places: Finding['at'][] = [
    ...document.pages.map(({ id }) => ({ page: id })),
    ...componentsOf(document).map(({ id }) => ({ component: id })),
    ...document.rules.map(({ id }) => ({ rule: id })),
  ]
  const known = new Set<string>()
  return places.flatMap((at) => {
    const [id = ''] = Object.values(at ?? {})
    if (known.has(id)) return [error(at, 'formFaults.idTwice', {}, ['id'])]
    known.add(id)
    return []
  })
}
