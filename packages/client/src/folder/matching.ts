import type { Translate } from '@matai/i18n'
import { type Fault, faultAt, type Place } from './sheet.ts'

type Id = number | string

export interface Matched<W, S> {
  wanted: W
  /** Undefined: it is still to be made. */
  standing: S | undefined
}

/**
 * Which thing of the server is meant: by its id where the folder says one, whatever it is called, else by its name among
 * those that no id took. Two of a name on either side are a fault, because nobody could say which is which.
 */
export function matchThings<W extends { id?: I | undefined; at: Place }, S extends { id: I }, I extends Id>(
  wanted: readonly W[],
  standing: readonly S[],
  { name, of, say }: { name(wanted: W): string; of(standing: S): string; say: Translate },
): { matched: Matched<W, S>[]; left: S[]; faults: Fault[] } {
  const faults: Fault[] = []
  const byId = new Map(standing.map((one) => [one.id, one]))
  const taken = new Set<I>()
  for (const { id, at } of wanted) {
    if (id === undefined) continue
    if (!byId.has(id)) faults.push(faultAt(at, say('folder.noSuchId', { id })))
    if (taken.has(id)) faults.push(faultAt(at, say('folder.idTwice', { id })))
    taken.add(id)
  }
  const free = Map.groupBy(
    standing.filter(({ id }) => !taken.has(id)),
    of,
  )
  const used = new Set<string>()
  const matched = wanted.map((one): Matched<W, S> => {
    if (used.has(name(one))) faults.push(faultAt(one.at, say('folder.nameTwice', { name: name(one) })))
    used.add(name(one))
    if (one.id !== undefined) return { wanted: one, standing: byId.get(one.id) }
    const found = free.get(name(one)) ?? []
    if (found.length > 1) {
      const ids = found.map(({ id }) => id).join(', ')
      faults.push(faultAt(one.at, say('folder.nameOfMany', { name: name(one), ids })))
    }
    if (found[0]) taken.add(found[0].id)
    return { wanted: one, standing: found[0] }
  })
  return { matched, left: standing.filter(({ id }) => !taken.has(id)), faults }
}
