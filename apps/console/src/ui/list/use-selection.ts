import { type Key, useState } from 'react'

/**
 * The chosen rows: those of the page that is shown, and those that were taken from beyond it while the same was asked for.
 * Esc leaves them alone: it closes what lies on top.
 */
export function useSelection<Row>(rows: Row[], rowKey: (row: Row) => string | number, asked: string) {
  const [keys, setKeys] = useState<Key[]>([])
  const [taken, setTaken] = useState<{ asked: string; rows: Row[] }>()
  const here = new Set(rows.map(rowKey))
  const beyond = taken?.asked === asked ? taken.rows.filter((row) => !here.has(rowKey(row))) : []
  const wanted = new Set(keys)
  return {
    keys,
    chosen: [...rows, ...beyond].filter((row) => wanted.has(rowKey(row))),
    isBeyond: beyond.length > 0,
    choose: setKeys,
    take(all: Row[]) {
      setKeys(all.map(rowKey))
      setTaken({ asked, rows: all })
    },
    clear() {
      setKeys([])
      setTaken(undefined)
    },
    toggle: (key: Key) =>
      setKeys((before) => (before.includes(key) ? before.filter((other) => other !== key) : [...before, key])),
  }
}

export type Selection<Row> = ReturnType<typeof useSelection<Row>>
