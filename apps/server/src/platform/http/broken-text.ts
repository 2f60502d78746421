type Path = (string | number)[]

/** Values of one input; the largest honest one, 200 blocks or 1,000 ids, has a few thousand. */
const valuesAtMost = 20_000

/**
 * Places whose text no database keeps: NUL characters and halves of surrogate pairs, in values and in keys.
 * `tooMany` when the input has more values than any call takes; nothing of it was looked at further then.
 */
export function findBrokenText(input: unknown): { places: Path[]; tooMany: boolean } {
  const places: Path[] = []
  const waiting: { value: unknown; path: Path }[] = [{ value: input, path: [] }]
  let seen = 0
  // A list of what is left to do, not a recursion: an input may be nested a hundred thousand deep.
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next
    seen += 1
    if (typeof value === 'string' && isBroken(value)) places.push(path)
    if (typeof value !== 'object' || value === null) continue
    const count = Array.isArray(value) ? value.length : Object.keys(value).length
    if (seen + waiting.length + count > valuesAtMost) return { places, tooMany: true }
    for (const [key, inner] of Object.entries(value)) {
      if (isBroken(key)) places.push(path)
      waiting.push({ value: inner, path: path.length < 8 ? [...path, Array.isArray(value) ? Number(key) : key] : path })
    }
  }
  return { places, tooMany: false }
}

function isBroken(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}
