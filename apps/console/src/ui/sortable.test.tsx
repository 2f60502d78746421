// @vitest-environment happy-dom
import { useSortable } from '@dnd-kit/sortable'
import { cleanup, render } from '@testing-library/react'
import { memo } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Sortable } from './sortable.tsx'

afterEach(cleanup)

it('draws no row again while only what another one says changes, and every row when one is moved', () => {
  const drawn: string[] = []
  const Row = memo(function Row({ id }: { id: string }) {
    useSortable({ id })
    drawn.push(id)
    return <p>{id}</p>
  })
  const list = (rows: { id: string; name: string }[]) => (
    <Sortable rows={rows} onMove={() => {}}>
      {rows.map(({ id }) => (
        <Row key={id} id={id} />
      ))}
    </Sortable>
  )
  const [one, other] = [
    { id: 'a', name: '设备编号' },
    { id: 'b', name: '备注' },
  ]
  const { rerender } = render(list([one, other]))
  drawn.length = 0
  rerender(list([{ ...one, name: '设备编号 2' }, other]))
  expect(drawn).toEqual([])
  rerender(list([other, one]))
  expect(new Set(drawn)).toEqual(new Set(['a', 'b']))
})
