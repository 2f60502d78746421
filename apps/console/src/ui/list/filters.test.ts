import i18next from 'i18next'
import { expect, it } from 'vitest'
import { days } from './filters/days.ts'
import { numbers } from './filters/numbers.ts'
import { oneOf } from './filters/one-of.tsx'
import { yes } from './filters/yes.tsx'
import { askedOf, chipsOf, chosenOf, faultOf, filtersOf, noneOf } from './filters/filters.tsx'

const t = i18next.t
const filters = filtersOf({
  state: { label: '状态', options: [{ value: 'open', label: '未用' }] },
  creatorId: oneOf({ label: '创建人', ones: () => [{ id: 7, name: '林老师' }] }),
  created: days({ label: '创建时间' }),
})
const counted = filtersOf({
  place: oneOf({ label: '目录', ones: () => [], asks: 'placeId' }),
  seen: numbers({ label: '扫码', names: ['min', 'max'], asks: ['seenMin', 'seenMax'] }),
  marked: yes({ label: '只看收藏', chip: '收藏' }),
})

it('takes from the address only what can be chosen', () => {
  const written = { state: 'none', creatorId: '7x', createdFrom: '2026-13-40', createdUntil: '2026-11-30', page: 2 }
  expect(chosenOf(filters, written)).toEqual({ ...noneOf(filters), createdUntil: '2026-11-30' })
})

it('asks the call for what is set, whole days and numbers of people', () => {
  const chosen = chosenOf(filters, {
    state: 'open',
    creatorId: '7',
    createdFrom: '2026-11-01',
    createdUntil: '2026-11-30',
  })
  const [from, until] = [new Date('2026-11-01T00:00'), new Date('2026-12-01T00:00')]
  expect(askedOf(filters, chosen)).toEqual({
    ...{ state: 'open', creatorId: 7 },
    ...{ createdFrom: from.toISOString(), createdUntil: until.toISOString() },
  })
  expect(askedOf(filters, noneOf(filters))).toEqual({})
})

it('says nothing of what is not set, and takes a range away whole', () => {
  const changes: unknown[] = []
  const chosen = { ...noneOf(filters), createdFrom: '2026-11-01', createdUntil: '2026-10-01' }
  const chips = chipsOf(filters, chosen, { t, change: (change) => changes.push(change) })
  expect(chips.map(({ key }) => key)).toEqual(['created'])
  chips[0]?.onRemove()
  expect(changes).toEqual([{ createdFrom: '', createdUntil: '' }])
  expect(faultOf(filters, chosen, ((key: string) => key) as typeof t)).toBe('app.filterDays')
  expect(faultOf(filters, { ...chosen, createdUntil: '' }, t)).toBeUndefined()
})

it('calls in the address what the call names otherwise, numbers and what is only yes or no', () => {
  const chosen = chosenOf(counted, { place: '3', min: '0', max: '-1', marked: 'true' })
  expect(chosen).toEqual({ place: '3', min: '0', max: '', marked: 'true' })
  expect(askedOf(counted, chosen)).toEqual({ placeId: 3, seenMin: 0, marked: true })
  const say = ((key: string, { value }: { value?: string } = {}) => value ?? key) as typeof t
  const chips = chipsOf(counted, chosen, { t: say, change: () => undefined })
  expect(chips.map(({ text }) => text)).toEqual(['#3', 'app.numberFrom', '收藏'])
  expect(faultOf(counted, { ...chosen, min: '10', max: '9' }, say)).toBe('app.filterNumbers')
  expect(askedOf(counted, chosenOf(counted, { marked: 'false', min: '1.5' }))).toEqual({})
})
