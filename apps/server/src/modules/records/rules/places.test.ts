import { formDocument } from '@matai/form-kit/schema'
import { expect, it } from 'vitest'
import { placesOn, usesForFilling } from './places.ts'

const slots = [
  { id: 'am', from: '09:00', until: '10:00', capacity: 9 },
  { id: 'pm', from: '14:00', until: '15:00', capacity: null },
]
const document = formDocument.parse({
  title: '预约',
  intro: '',
  pages: [
    {
      id: 'p1',
      components: [
        { id: 'q1', type: 'text', settings: { title: '姓名' } },
        {
          id: 'when',
          type: 'appointment',
          settings: { title: '时间', slots, daysOff: [{ from: '2026-03-03', until: '2026-03-03' }] },
        },
      ],
    },
  ],
})

it('names what can be booked on a day, by the keys of claims', () => {
  expect(placesOn(document, '2026-03-02').map(({ key, most, title }) => [key, most, title])).toEqual([
    ['when/2026-03-02/am', 9, '时间'],
    ['when/2026-03-02/pm', null, '时间'],
  ])
  expect(placesOn(document, '2026-03-03')).toEqual([])
})

it('tells fillers of fewer and more places', () => {
  const uses = new Map([
    ['when/2026-03-02/am', { used: 2, most: 5 }],
    ['when/2026-03-04/am', { used: 2, most: 12 }],
    ['when/2026-03-05/am', { used: 2, most: null }],
    ['size/large', { used: 3, most: null }],
  ])
  expect(usesForFilling(document, uses)).toEqual({
    'when/2026-03-02/am': 6,
    'when/2026-03-04/am': -1,
    'when/2026-03-05/am': 2,
    'size/large': 3,
  })
})
