import { expect, it } from 'vitest'
import { worksOf } from './works.ts'

it('puts saved things and unsaved work in one list, each thing once, the last change first', () => {
  const thing = (id: string, at: string) => ({ subject: 'batch' as const, id, name: `模板 ${id}`, at })
  const place = { to: '/batch/1' }
  const draft = (id: string | null, at: string) => ({ subject: 'batch' as const, id, name: '', at, place })
  const works = worksOf(
    [thing('1', '2026-11-01T00:00:00Z'), thing('2', '2026-11-03T00:00:00Z')],
    [draft('1', '2026-11-04T00:00:00Z'), draft(null, '2026-11-02T00:00:00Z')],
  )
  expect(works.map(({ id, name, unsaved }) => [id, name, unsaved])).toEqual([
    ['1', '模板 1', true],
    ['2', '模板 2', false],
    [null, '', true],
  ])
})
