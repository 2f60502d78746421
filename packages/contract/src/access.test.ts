import { describe, expect, it } from 'vitest'
import { type Flag, flag, flags, mayCall } from './access.ts'

const admin = { role: 'admin', flags: [] } as const
const subAdmin = (...granted: Flag[]) => ({ role: 'subAdmin', flags: granted }) as const

describe('mayCall', () => {
  it.each(['public', 'visitor'] as const)('opens %s calls to everybody', (access) => {
    for (const who of [undefined, admin, subAdmin()]) expect(mayCall(access, who)).toBe(true)
  })

  it('opens nothing else to nobody', () => {
    for (const access of ['member', 'admin', ...flags.map(flag)] as const)
      expect(mayCall(access, undefined)).toBe(false)
  })

  it('opens everything to an administrator', () => {
    for (const access of ['member', 'admin', ...flags.map(flag)] as const) expect(mayCall(access, admin)).toBe(true)
  })

  it('opens what operators do to operators only, whatever they are in an account', () => {
    expect(mayCall('operator', undefined)).toBe(false)
    expect(mayCall('operator', admin)).toBe(false)
    expect(mayCall('operator', subAdmin(...flags))).toBe(false)
    expect(mayCall('operator', { ...subAdmin(), operator: true })).toBe(true)
    expect(mayCall('admin', { ...subAdmin(), operator: true })).toBe(false)
  })

  it('opens to a sub-administrator what members may, and what a flag grants', () => {
    expect(mayCall('member', subAdmin())).toBe(true)
    expect(mayCall('admin', subAdmin(...flags))).toBe(false)
    for (const name of flags) {
      expect(mayCall(flag(name), subAdmin(name))).toBe(true)
      expect(mayCall(flag(name), subAdmin(...flags.filter((other) => other !== name)))).toBe(false)
    }
  })
})
