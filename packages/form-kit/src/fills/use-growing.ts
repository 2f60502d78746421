import { useRef } from 'react'

/** Adds to a list that is held outside; two that come at once are both kept. */
export function useGrowing<Item>(items: readonly Item[], onChange: (items: Item[]) => void): (item: Item) => void {
  const now = useRef(items)
  const change = useRef(onChange)
  now.current = items
  change.current = onChange
  return (item) => {
    const next = [...now.current, item]
    now.current = next
    change.current(next)
  }
}
