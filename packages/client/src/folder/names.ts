import type { Thing } from './step.ts'

type Id = number | string

/** A thing of the server under the name that it is called by in the folder. */
export interface Named<I extends Id> extends Thing<I> {
  name: string
}

/** Things by name and by id: those of the server, and those that the folder makes. */
export interface Names<I extends Id> {
  /** All things of a name, or the one of a label; more than one is a question. */
  of(name: string): Named<I>[]
  byId(id: I): Named<I> | undefined
  /** What a thing of the server is called: its name where that is the only one, else with its id. */
  labelOf(id: I): string
}

export function namesOf<I extends Id>(things: readonly { name: string; id?: I | undefined }[]): Names<I> {
  const counts = Map.groupBy(things, ({ name }) => name)
  const named = things.map((thing): Named<I> => {
    const isOnly = (counts.get(thing.name)?.length ?? 0) < 2
    return { ...thing, label: isOnly || thing.id === undefined ? thing.name : `${thing.name} (${thing.id})` }
  })
  const byName = Map.groupBy(named, ({ name }) => name)
  const byId = new Map(named.flatMap((thing) => (thing.id === undefined ? [] : [[thing.id, thing] as const])))
  return {
    of: (name) => byName.get(name) ?? named.filter(({ label }) => label === name),
    byId: (id) => byId.get(id),
    labelOf: (id) => byId.get(id)?.label ?? `(${id})`,
  }
}
