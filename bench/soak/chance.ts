export interface Chance {
  /** From 0 up to 1. */
  next(): number
  pick<Item>(items: readonly Item[]): Item
  /** All of them in an order of its own. */
  shuffled<Item>(items: readonly Item[]): Item[]
}

/** The same seed, the same chances (a linear congruential generator modulo 2^32, its upper bits). */
export function createChance(seed: number): Chance {
  let state = (seed * 2_654_435_761) >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 8) / 2 ** 24
  }
  return {
    next,
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
    shuffled(items) {
      const rest = [...items]
      return items.map(() => rest.splice(Math.floor(next() * rest.length), 1)[0] as (typeof items)[number])
    },
  }
}
