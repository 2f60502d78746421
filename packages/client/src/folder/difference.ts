/** A field that is to change; undefined: there is none. */
export interface Difference {
  field: string
  before: unknown
  after: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What differs between two values, field by field; of lists of things, thing by thing. */
export function differences(before: unknown, after: unknown, field = ''): Difference[] {
  const under = (key: string | number) => (field ? `${field}.${key}` : String(key))
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) => differences(before[key], after[key], under(key)))
  }
  if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].some(isRecord)) {
    const most = Math.max(before.length, after.length)
    return Array.from({ length: most }, (_, index) => differences(before[index], after[index], under(index))).flat()
  }
  return isEqual(before, after) ? [] : [{ field, before, after }]
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
