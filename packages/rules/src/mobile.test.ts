import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile'
import { describe, expect, it } from 'vitest'
import { countryRules, dialCodes } from './country-rules.ts'
import { nationalIsValid, parseMobile } from './mobile.ts'

describe('parseMobile', () => {
  it.each([
    ['+8613800138000', 'CN', '86', '13800138000', '+8613800138000'],
    ['8613800138000', 'CN', '86', '13800138000', '+8613800138000'],
    [' 12025550123 ', 'US', '1', '2025550123', '+12025550123'],
    ['+16045551234', 'CA', '1', '6045551234', '+16045551234'],
    ['+18765551234', 'JM', '1', '8765551234', '+18765551234'],
    ['+4915123456789', 'DE', '49', '15123456789', '+4915123456789'],
    ['+818012345678', 'JP', '81', '8012345678', '+818012345678'],
    ['+6581234567', 'SG', '65', '81234567', '+6581234567'],
    ['+85251234567', 'HK', '852', '51234567', '+85251234567'],
    ['+886912345678', 'TW', '886', '912345678', '+886912345678'],
    ['+33612345678', 'FR', '33', '612345678', '+33612345678'],
  ])('reads %s', (input, country, dialCode, national, e164) => {
    expect(parseMobile(input)).toEqual({ country, dialCode, national, e164 })
  })

  it('takes a number with and without its leading zero for the same one', () => {
    expect(parseMobile('+8108012345678')).toEqual(parseMobile('+818012345678'))
    expect(parseMobile('+4901512345678')).toEqual(parseMobile('+491512345678'))
  })

  it('takes +1 numbers without a known area code for American ones', () => {
    expect(parseMobile('+15551234567')?.country).toBe('US')
  })

  it.each([
    '',
    '+',
    'abc',
    '+86 13800138000',
    '+8612800138000',
    '+861380013800',
    '+86138001380001',
    '+1202555012',
    '+120255501234',
    '+33112345678',
    '+999123456789',
  ])('refuses %j', (input) => {
    expect(parseMobile(input)).toBeNull()
  })

  it('reads its own answer again without a change', () => {
    for (const input of ['+8108012345678', '+490151234567', '+18765551234', '+33612345678']) {
      const once = parseMobile(input)
      expect(parseMobile(once?.e164 ?? '')).toEqual(once)
    }
  })
})

describe('nationalIsValid', () => {
  it.each([
    ['CN', '13800138000', true],
    ['CN', '12800138000', false],
    ['US', '2025550123', true],
    ['US', '20255501234', false],
    ['CA', '604555123', false],
    ['DE', '1512345678', true],
    ['DE', '151234567890', false],
    ['JP', '09012345678', true],
    ['SG', '81234567', true],
    ['SG', '8123456', false],
    ['FR', '612345678', true],
    ['FR', '0612345678', true],
    ['FR', '112345678', false],
    ['ZZ', '612345678', false],
    ['FR', 'x', false],
  ])('says of %s %s: %s', (iso, digits, valid) => {
    expect(nationalIsValid(iso, digits)).toBe(valid)
  })
})

describe('dialCodes', () => {
  it('names the same countries and codes as libphonenumber', () => {
    expect(dialCodes).toEqual(Object.fromEntries(getCountries().map((iso) => [iso, getCountryCallingCode(iso)])))
    expect(Object.keys(dialCodes)).toHaveLength(245)
  })

  it('knows the dial code of every country with an own rule', () => {
    for (const iso of Object.keys(countryRules)) expect(dialCodes[iso]).toMatch(/^\d+$/)
  })
})
