import type { StatusTransition } from '@matai/contract'
import { describe, expect, it } from 'vitest'
import { daysOfBoard } from './board.ts'
import { draftFault, type StatusDraft } from './draft.ts'
import { maySet, maySetOnPhone } from './permission.ts'
import { transitionFault } from './transition.ts'

const item = (key: string, more: object = {}) => ({
  key,
  name: key,
  colour: 'green' as const,
  shape: 'circle' as const,
  letter: key,
  isDefault: false,
  isProblem: false,
  ...more,
})
const draft = (more: Partial<StatusDraft> = {}): StatusDraft => ({
  name: '设备',
  items: [item('a', { isDefault: true }), item('b')],
  permission: 'all',
  members: [],
  collaborators: [],
  show: 'tag',
  stuckHours: null,
  transitions: null,
  ...more,
})
const way = (more: Partial<StatusTransition>): StatusTransition => ({
  from: 'a',
  to: 'b',
  formId: null,
  photo: false,
  reason: false,
  ...more,
})

describe('a status before it is saved', () => {
  it.each<[string, Partial<StatusDraft>, string]>([
    ['no default', { items: [item('a'), item('b')] }, 'statuses.oneDefault'],
    [
      'two defaults',
      { items: [item('a', { isDefault: true }), item('b', { isDefault: true })] },
      'statuses.oneDefault',
    ],
    ['one name twice', { items: [item('a', { isDefault: true }), item('b', { name: 'a' })] }, 'statuses.nameTwice'],
    ['one mark twice', { items: [item('a', { isDefault: true }), item('b', { letter: 'a' })] }, 'statuses.markTwice'],
    ['nobody named', { permission: 'members' }, 'statuses.membersMissing'],
    ['a way to nowhere', { transitions: [way({ to: 'x' })] }, 'statuses.transitionGone'],
    ['a way from nowhere', { transitions: [way({ from: 'x' })] }, 'statuses.transitionGone'],
    ['a way to itself', { transitions: [way({ to: 'a' })] }, 'statuses.transitionSame'],
  ])('refuses %s', (_, more, phrase) => {
    expect(draftFault(draft(more))?.phrase).toBe(phrase)
  })

  it('takes two marks that differ in shape or letter, in one colour', () => {
    expect(draftFault(draft())).toBeUndefined()
    const items = [item('a', { isDefault: true, letter: '' }), item('b', { letter: '', shape: 'square' })]
    expect(draftFault(draft({ items, transitions: [way({ from: null })] }))).toBeUndefined()
  })
})

describe('a way from one item to another', () => {
  const place = { from: 'a', to: 'b', begins: false }
  const hand = { formId: null, hasPhoto: false, hasReason: false }

  it('is open where nothing is said, where a code begins, and where it lost its item', () => {
    expect(transitionFault(null, place, hand)).toBeUndefined()
    expect(transitionFault([], { ...place, begins: true }, hand)).toBeUndefined()
    expect(transitionFault([], { ...place, from: null }, hand)).toBeUndefined()
    expect(transitionFault([], { ...place, to: 'a' }, hand)).toBeUndefined()
  })

  it('takes what it was given', () => {
    expect(transitionFault([], place, hand)).toBe('statuses.notAllowed')
    expect(transitionFault([way({ from: 'c' })], place, hand)).toBe('statuses.notAllowed')
    expect(transitionFault([way({ from: null })], place, hand)).toBeUndefined()
    expect(transitionFault([way({ photo: true })], place, hand)).toBe('statuses.needsPhoto')
    expect(transitionFault([way({ photo: true })], place, { ...hand, hasPhoto: true })).toBeUndefined()
    expect(transitionFault([way({ reason: true })], place, hand)).toBe('statuses.needsReason')
    expect(transitionFault([way({ reason: true })], place, { ...hand, hasReason: true })).toBeUndefined()
    expect(transitionFault([way({ formId: 7 })], place, { ...hand, hasPhoto: true })).toBe('statuses.needsForm')
    expect(transitionFault([way({ formId: 7 })], place, { ...hand, formId: 8 })).toBe('statuses.otherForm')
    expect(transitionFault([way({ formId: 7 })], place, { ...hand, formId: 7 })).toBeUndefined()
    expect(
      transitionFault([way({ formId: 7 }), way({ reason: true })], place, { ...hand, hasReason: true }),
    ).toBeUndefined()
  })
})

it('lets those change it who may', () => {
  const admin = { userId: 1, role: 'admin' as const }
  const sub = { userId: 2, role: 'subAdmin' as const }
  expect(maySet({ permission: 'admin', members: [2] }, sub)).toBe(false)
  expect(maySet({ permission: 'admin', members: [] }, admin)).toBe(true)
  expect(maySet({ permission: 'all', members: [] }, sub)).toBe(true)
  expect(maySet({ permission: 'members', members: [3] }, sub)).toBe(false)
  expect(maySet({ permission: 'members', members: [2] }, sub)).toBe(true)
})

it('begins the days of a board with midnight of its zone, over a change of the clock', () => {
  const { days, since } = daysOfBoard(new Date('2026-03-10T03:00:00Z'), 'America/New_York')
  expect(days).toHaveLength(14)
  expect(days.at(-1)).toBe('2026-03-09')
  expect(days[0]).toBe('2026-02-24')
  expect(since.toISOString()).toBe('2026-02-24T05:00:00.000Z')
})

it('collaborators may on the phone what is everybody’s or theirs', () => {
  expect(maySetOnPhone({ permission: 'admin', collaborators: [2] }, 2)).toBe(false)
  expect(maySetOnPhone({ permission: 'all', collaborators: [] }, 2)).toBe(true)
  expect(maySetOnPhone({ permission: 'members', collaborators: [3] }, 2)).toBe(false)
  expect(maySetOnPhone({ permission: 'members', collaborators: [2] }, 2)).toBe(true)
})
