import { describe, expect, it } from 'vitest'
import { refusalFor } from './admission.ts'

const phones = [{ mobile: '8613800138000', name: '王芳' }]

describe('who may fill a form', () => {
  it.each([
    ['anyone', '', false, undefined],
    ['boundPhone', '', false, 'records.phoneFirst'],
    ['boundPhone', '8613900139000', false, undefined],
    ['namedPhones', '', false, 'records.phoneFirst'],
    ['namedPhones', '8613900139000', true, 'records.notNamed'],
    ['namedPhones', '8613800138000', false, undefined],
    ['members', '', false, 'records.phoneFirst'],
    ['members', '8613800138000', false, 'records.notMember'],
    ['members', '8613900139000', true, undefined],
    ['collaborators', '', false, 'records.phoneFirst'],
    ['collaborators', '8613800138000', false, 'records.notCollaborator'],
    ['collaborators', '8613900139000', true, undefined],
  ] as const)('%s with the phone "%s", one of them %s: %s', (who, phone, isOne, refusal) => {
    expect(refusalFor({ who, phones }, { phone, isOne })).toBe(refusal)
  })
})
