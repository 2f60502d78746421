interface Options<Value> {
  /** Most entries. */
  entries: number
  /** Most weight of all entries together; each weighs 1 unless told. */
  weight?: number
  weigh?(value: Value): number
}

/** A map that lets go of what was used longest ago when it is full. */
export class BoundedMap<Key, Value> {
  readonly #values = new Map<Key, Value>()
  readonly #entries: number
  readonly #most: number
  readonly #weigh: (value: Value) => number
  #weight = 0

  constructor({ entries, weight = Number.POSITIVE_INFINITY, weigh = () => 1 }: Options<Value>) {
    this.#entries = entries
    this.#most = weight
    this.#weigh = weigh
  }

  get size(): number {
    return this.#values.size
  }

  get(key: Key): Value | undefined {
    const value = this.#values.get(key)
    if (value === undefined) return undefined
    this.#values.delete(key)
    this.#values.set(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    this.delete(key)
    this.#values.set(key, value)
    this.#weight += this.#weigh(value)
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#entries && this.#weight <= this.#most) break
      this.delete(oldest)
    }
  }

  delete(key: Key): void {
    const value = this.#values.get(key)
    if (value === undefined) return
    this.#weight -= this.#weigh(value)
    this.#values.delete(key)
  }

  /** Deletes all with such a value. */
  deleteWhere(isSo: (value: Value) => boolean): void {
    for (const [key, value] of this.#values) if (isSo(value)) this.delete(key)
  }

  clear(): void {
    this.#values.clear()
    this.#weight = 0
  }
}

/** `compute`, remembered for the strings that come most: agents and languages repeat all day. */
export function remembered<Value extends object>(
  entries: number,
  compute: (text: string) => Value,
): (text: string) => Value {
  const known = new BoundedMap<string, Value>({ entries })
  return (text) => {
    const value = known.get(text) ?? compute(text)
    known.set(text, value)
    return value
  }
}
