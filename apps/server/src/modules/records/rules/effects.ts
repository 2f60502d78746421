import { type Claim, schemaOf, type StatusChange } from '@matai/form-kit/schema'
import type { Asked } from './asked.ts'

/** What a record does besides being there. */
export interface Effects {
  /** What it uses up, once for each key, in the order in which all records lock: the key says of which component. */
  claims: (Claim & { component: string })[]
  movements: string[]
  statusChanges: StatusChange[]
}

/** By code points, which is the same on every machine. */
const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)

export function effectsOf(asked: Asked): Effects {
  const claims = new Map<string, Effects['claims'][number]>()
  const movements: string[] = []
  const statusChanges: StatusChange[] = []
  for (const { component, answer } of asked) {
    if (answer === undefined) continue
    const { id, type, settings } = component
    const face = schemaOf(type)
    for (const claim of face.claims?.(answer, settings) ?? []) {
      const key = `${id}/${claim.key}`
      const amount = (claims.get(key)?.amount ?? 0) + claim.amount
      claims.set(key, { component: id, key, amount, most: claim.most })
    }
    const movement = face.movement?.(answer, settings)
    if (movement !== undefined) movements.push(movement)
    statusChanges.push(...(face.statusChanges?.(answer, settings) ?? []))
  }
  return { claims: [...claims.values()].sort(byKey), movements, statusChanges }
}
