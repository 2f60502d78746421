import { expect, it } from 'vitest'
import { allCalls, grantableScopes, keyScopeOf, keyScopes } from './index.ts'

const calls = Object.entries(allCalls).flatMap(([module, entries]) =>
  Object.entries(entries).map(([entry, call]) => ({ key: `${module}.${entry}`, call, scope: keyScopeOf(call) })),
)

it('what is called a deletion takes a scope of its own', () => {
  const named = /\.(?:del|remove|bulkRemove|batchDel|batchDelete)(?![a-z])|delete/
  // Notes of this person, or part of a plan's own timetable.
  const wrong = calls.filter(({ key, scope }) => named.test(key) && scope && !scope.endsWith(':delete'))
  expect(wrong.map(({ key }) => key)).toEqual([])
})

it('what a guest may see is read, and what is asked for by name as well', () => {
  const scopeOf = (key: string) => calls.find((one) => one.key === key)?.scope
  expect(scopeOf('qrCodes.getCodeList')).toBe('codes:read')
  expect(scopeOf('qrCodes.bulkSave')).toBe('codes:write')
  expect(scopeOf('qrCodes.bulkRemove')).toBe('codes:delete')
  expect(scopeOf('push.deliveries')).toBe('push:read')
  expect(scopeOf('coupons.writeCode')).toBe('coupons:write')
})

it('no key makes keys, leads a team, buys, signs in, runs the server or sets where data go', () => {
  const free = calls.filter(({ key, scope }) => /^(?:team|orders|accounts|operators|invoices)\./.test(key) && scope)
  expect(free).toEqual([])
  for (const key of ['keys.add', 'keys.edit', 'keys.del', 'push.add', 'push.rotate'])
    expect(calls.find((one) => one.key === key)?.scope).toBeNull()
  expect(calls.find((one) => one.key === 'keys.self')?.scope).toBeUndefined()
})

it('a person gives what the person has', () => {
  expect(grantableScopes({ role: 'admin', flags: [] })).toEqual(keyScopes)
  const helper = grantableScopes({ role: 'subAdmin', flags: [] })
  expect(helper).toContain('codes:write')
  expect(helper).not.toContain('push:read')
  expect(helper).not.toContain('directories:delete')
  expect(grantableScopes({ role: 'subAdmin', flags: ['deleteQrCode'] })).toContain('directories:delete')
  const guest = grantableScopes({ role: 'subAdmin', flags: [], viewOnly: true })
  expect(guest.every((scope) => scope.endsWith(':read'))).toBe(true)
})
