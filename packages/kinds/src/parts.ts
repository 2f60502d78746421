import { type Field, fieldOf } from './fields.ts'
import { defOf, type Schema, within } from './walk.ts'

/** A part of a record, as an editor that knows nothing else of it has to write it. */
export interface Part {
  key: string
  /** What it is; undefined for records, lists and what nobody said anything of. */
  field: Field | undefined
  /** Of a list: what its items are. */
  item: Field | undefined
  /** Whether null stands for nothing there. */
  optional: boolean
  /** Of a number: least and most; of a list: how many items. */
  min: number | undefined
  max: number | undefined
}

/** The parts of a record in the order of its schema; none for anything else. */
export function partsIn(schema: Schema): Part[] {
  const { shape = {} } = defOf(within(schema).schema)
  return Object.entries(shape).map(([key, part]) => {
    const { schema: inner, optional } = within(part)
    const { element } = defOf(inner)
    const { minimum, maximum } = inner._zod.bag as { minimum?: number; maximum?: number }
    const item = element && fieldOf(within(element).schema)
    return { key, field: fieldOf(inner), item, optional, min: minimum, max: maximum }
  })
}
