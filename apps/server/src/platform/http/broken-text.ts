type Path = (string | number)[]

/** Values of one input; the largest honest one, 200 blocks or 1,000 ids, has a few thousand. */
export const valuesAtMost = 20_000

/** A value, and where it stands. */
interface Found {
  value: unknown
  key: string | number
  around: Found | undefined
}

/**
 * Places whose text no database keeps: NUL characters and halves of surrogate pairs, in values and in keys.
 * `tooMany` when the input has more values than any call takes; nothing of it was looked at further then.
 */
export function findBrokenText(input: unknown): { places: Path[]; tooMany: boolean; seen: number } {
  const places: Path[] = []
  const waiting: Found[] = [{ value: input, key: '', around: undefined }]
  let seen = 0
  // A list of what is left to do, not a recursion: an input may be nested a hundred thousand deep.
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value } = next
    seen += 1
    if (typeof value === 'string' && isBroken(value)) places.push(pathOf(next))
    if (typeof value !== 'object' || value === null) continue
    const keys = Array.isArray(value) ? value.keys() : Object.keys(value)
    const count = Array.isArray(value) ? value.length : Object.keys(value).length
    if (seen + waiting.length + count > valuesAtMost) return { places, tooMany: true, seen }
    for (const key of keys) {
      if (typeof key === 'string' && isBroken(key)) places.push(pathOf(next))
      waiting.push({ value: (value as Record<string | number, unknown>)[key], key, around: next })
    }
  }
  return { places, tooMany: false, seen }
}

/** Keys from the outside in; of what is nested deeper only the first of them. */
function pathOf(found: Found): Path {
  const path: Path = []
  for (let one = found; one.around; one = one.around) path.push(one.key)
  return path.reverse().slice(0, 8)
}

function isBroken(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}
