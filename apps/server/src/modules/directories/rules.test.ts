import { describe, expect, it } from 'vitest'
import { mintAccountId } from '../../platform/db/account-id.ts'
import type { Caller } from '../../platform/http/context.ts'
import { toDirectory } from './rules.ts'

const caller = (role: Caller['role'], flags: Caller['flags'] = []): Caller => ({
  userId: 1,
  sessionId: 1,
  accountId: mintAccountId(1),
  role,
  flags,
  tier: 'free',
  zone: 'Asia/Shanghai',
  language: null,
})
const row = { id: 5, name: '消防', isDefault: false, qrCodes: 3 }

describe('toDirectory', () => {
  it('gives the nameless default directory a name in the language of the caller', () => {
    const shown = toDirectory({ ...row, name: '', isDefault: true }, caller('admin'), '默认目录')
    expect(shown).toMatchObject({ name: '默认目录', isDefault: true })
    expect(toDirectory({ ...row, isDefault: true }, caller('admin'), '默认目录').name).toBe('消防')
  })

  it.each([
    ['an administrator', caller('admin'), false, true],
    ['an administrator and the default directory', caller('admin'), true, false],
    ['a sub-administrator', caller('subAdmin'), false, false],
    ['a sub-administrator with the flag', caller('subAdmin', ['deleteQrCode']), false, true],
    ['a sub-administrator with another flag', caller('subAdmin', ['deleteForm']), false, false],
  ])('says what %s may do', (_, who, isDefault, mayDelete) => {
    expect(toDirectory({ ...row, isDefault }, who, '').can).toEqual({ rename: true, delete: mayDelete })
  })
})
