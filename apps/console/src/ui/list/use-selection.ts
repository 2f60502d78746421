import { type Key, type RefObject, useEffect, useState } from 'react'

/** The chosen rows of the page that is shown; Esc chooses none. */
export function useSelection<Row>(
  rows: Row[],
  rowKey: (row: Row) => string | number,
  frame: RefObject<HTMLElement | null>,
) {
  const [keys, setKeys] = useState<Key[]>([])
  const chosen = rows.filter((row) => keys.includes(rowKey(row)))
  const hasChosen = chosen.length > 0

  useEffect(() => {
    if (!hasChosen) return undefined
    function onKeyDown(event: globalThis.KeyboardEvent) {
      const { target } = event
      const isOurs = target === document.body || (target instanceof Node && frame.current?.contains(target))
      if (event.key === 'Escape' && !event.defaultPrevented && isOurs) setKeys([])
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [hasChosen, frame])

  return {
    keys,
    chosen,
    choose: setKeys,
    clear: () => setKeys([]),
    toggle: (key: Key) =>
      setKeys((before) => (before.includes(key) ? before.filter((other) => other !== key) : [...before, key])),
  }
}

export type Selection<Row> = ReturnType<typeof useSelection<Row>>
