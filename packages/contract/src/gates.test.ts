import { describe, expect, it } from 'vitest'
import type { Call } from './call.ts'
import { gates } from './gates.fixture.ts'
import { featureGates, limitGates } from './tier-gates.fixture.ts'
import { allCalls } from './index.ts'

const calls = Object.entries(allCalls).flatMap(([module, entries]) =>
  Object.entries(entries).map(([entry, call]) => ({ key: `${module}.${entry}`, call })),
)

const listed = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([gate, keys]) => keys.map((key) => `${key}: ${gate}`))

/** What the contract says of each call, in the words of the table. */
const said = (gateOf: (call: Call) => string | undefined) =>
  calls.flatMap(({ key, call }) => {
    const gate = gateOf(call)
    return gate ? [`${key}: ${gate}`] : []
  })

describe('gates of the contract are those of the table in gates.fixture.ts', () => {
  it('has the same access for every call', () => {
    expect(said(({ access }) => (typeof access === 'object' ? access.flag : access)).toSorted()).toEqual(
      listed(gates).toSorted(),
    )
  })

  it('has the same feature', () => {
    expect(said(({ feature }) => feature).toSorted()).toEqual(listed(featureGates).toSorted())
  })

  it('has the same limit', () => {
    expect(said(({ limit }) => limit).toSorted()).toEqual(listed(limitGates).toSorted())
  })
})
