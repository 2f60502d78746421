import type { AccountNotice } from '@matai/contract'
import { expect, it } from 'vitest'
import { foldNotices } from './fold-notices.ts'

const notice = (id: number, kind: string, day: string, isNew = false): AccountNotice => ({
  ...{ id, kind, details: {}, link: '' },
  at: `2026-11-${day}T08:00:00Z`,
  readAt: isNew ? null : '2026-11-29T08:00:00Z',
})
const folded = (...notices: AccountNotice[]) =>
  foldNotices(notices, { kinds: ['exportDone'], dayOf: (at) => at.slice(0, 10) }).map((news) =>
    news.map(({ id }) => id),
  )

it('keeps what matters in sight between files that are ready', () => {
  const many = [9, 8, 7].map((id) => notice(id, 'exportDone', '28', true))
  const warned = notice(6, 'usageHigh', '28', true)
  const older = [5, 4].map((id) => notice(id, 'exportDone', '27', true))
  expect(folded(...many, warned, ...older)).toEqual([[9, 8, 7, 5, 4], [6]])
})

it('parts those that were seen by day, and from those that are new', () => {
  const list = [
    notice(9, 'exportDone', '28', true),
    notice(8, 'exportDone', '28'),
    notice(7, 'exportFailed', '28'),
    notice(6, 'exportDone', '28'),
    notice(5, 'exportDone', '27'),
  ]
  expect(folded(...list)).toEqual([[9], [8, 6], [7], [5]])
})

it('folds nothing that says something of its own', () => {
  expect(folded(...[3, 2, 1].map((id) => notice(id, 'exportFailed', '28', true)))).toEqual([[3], [2], [1]])
})
