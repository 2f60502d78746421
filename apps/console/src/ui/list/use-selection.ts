import { type Key, useState } from 'react'

/** The chosen rows of the page that is shown. Esc leaves them alone: it closes what lies on top. */
export function useSelection<Row>(rows: Row[], rowKey: (row: Row) => string | number) {
  const [keys, setKeys] = useState<Key[]>([])
  const chosen = rows.filter((row) => keys.includes(rowKey(row)))
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
