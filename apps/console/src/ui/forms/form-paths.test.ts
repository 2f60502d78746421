import { expect, it } from 'vitest'
import { changedAt, placeOf, withoutFaultsAt } from './form-paths.ts'

const values = { name: '泵', contacts: [{ mobile: '1' }, { mobile: '2' }] }

it('changes one value inside of a list and copies nothing beside it', () => {
  const next = changedAt(values, ['contacts', 1, 'mobile'], '3')
  expect(next).toEqual({ name: '泵', contacts: [{ mobile: '1' }, { mobile: '3' }] })
  expect(next.contacts[0]).toBe(values.contacts[0])
  expect(values.contacts[1]).toEqual({ mobile: '2' })
})

it('forgets what is said of a value, inside of it and around it, and nothing else', () => {
  const faults = { name: 'n', contacts: 'c', 'contacts.1.mobile': 'm', 'contacts.10.mobile': 'ten' }
  expect(withoutFaultsAt(faults, ['contacts', 1])).toEqual({ name: 'n', 'contacts.10.mobile': 'ten' })
  expect(withoutFaultsAt(faults, ['contacts'])).toEqual({ name: 'n' })
  expect(withoutFaultsAt(faults, ['name'])).not.toHaveProperty('name')
})

it('shows a fault at its field, or at the nearest field around it', () => {
  const fields = new Set(['contacts', 'contacts.0.mobile', 'contacts.1'])
  expect(placeOf(['contacts', 0, 'mobile'], fields)).toBe('contacts.0.mobile')
  expect(placeOf(['contacts', 1, 'mobile', 'code'], fields)).toBe('contacts.1')
  expect(placeOf(['contacts', 7, 'mobile'], fields)).toBe('contacts')
  expect(placeOf(['name'], fields)).toBe('name')
})
