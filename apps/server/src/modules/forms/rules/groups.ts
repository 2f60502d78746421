import type { FormGroup } from '@matai/contract'

interface GroupRow {
  id: number
  name: string
  position: number
}

/** A group as everybody of the account sees it. */
export function toFormGroup({ id, name, position }: GroupRow, forms: number): FormGroup {
  return { id, name, forms, position, can: { edit: true, delete: true } }
}

/** Those whose name has the word, in their order or by name. */
export function groupsFor<Row extends GroupRow>(
  rows: readonly Row[],
  { keyword, sort }: { keyword: string; sort: 'order' | 'name' },
): Row[] {
  const word = keyword.toLowerCase()
  const found = rows.filter(({ name }) => name.toLowerCase().includes(word))
  if (sort === 'order') return found
  return found.toSorted((a, b) => a.name.localeCompare(b.name, 'zh') || a.id - b.id)
}
