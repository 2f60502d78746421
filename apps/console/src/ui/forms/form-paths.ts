/** The way to a value inside of a form's values, and what it is called there: `contacts.0.mobile`. */
export type Path = readonly (string | number)[]

export const nameOf = (path: Path): string => path.join('.')

/** What is wrong, by the names of the values: those at the top, and those inside of lists and objects. */
export type Faults<Values> = { [Key in keyof Values]?: string } & {
  [inside: `${string}.${string}`]: string | undefined
}

/** The same values with another one at the end of the way; nothing else is copied. */
export function changedAt<Holder>(holder: Holder, [key, ...rest]: Path, value: unknown): Holder {
  if (key === undefined) return value as Holder // the way ends here
  const inner = (holder as Record<string | number, unknown>)[key] // whoever names the way knows that it is there
  const next = changedAt(inner, rest, value)
  if (Array.isArray(holder)) return holder.map((item, index) => (index === Number(key) ? next : item)) as Holder
  return { ...holder, [key]: next }
}

/** Without what is said of a value, of what lies inside of it, and of the whole that it lies in. */
export function withoutFaultsAt<Values>(faults: Faults<Values>, path: Path): Faults<Values> {
  const name = nameOf(path)
  const touches = (other: string) => other === name || isIn(other, name) || isIn(name, other)
  return Object.fromEntries(Object.entries(faults).filter(([other]) => !touches(other))) as Faults<Values> // fewer of the same
}

/** Where a fault is shown: at its field, else at the nearest field around it. */
export function placeOf(path: Path, fields: ReadonlySet<string>): string {
  for (let length = path.length; length > 1; length -= 1) {
    const name = nameOf(path.slice(0, length))
    if (fields.has(name)) return name
  }
  return String(path[0])
}

const isIn = (inner: string, outer: string) => inner.startsWith(`${outer}.`)
