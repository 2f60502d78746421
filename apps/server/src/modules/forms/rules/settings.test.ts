import { FormClosing, FormFillers, FormLimits, FormSubmitPage } from '@matai/contract'
import { describe, expect, it } from 'vitest'
import { completeSettings, isOpenAt, phoneTwinAt } from './settings.ts'

const at = (day: number) => `2026-11-${day}T00:00:00.000Z`
const closing = (settings: object) => FormClosing.parse(settings)

describe('settings', () => {
  it('let anybody fill, without end, until somebody sets them', () => {
    expect(completeSettings(undefined)).toMatchObject({
      fillers: { who: 'anyone', phones: [], mayChange: false },
      submitPage: { words: { zh: '', en: '' }, certificate: false, serial: null, nextFormId: null },
      limits: { perPerson: null, perPersonDay: null, perDay: null, total: null },
      closing: { closed: false, opensAt: null, closesAt: null },
    })
  })

  it('that were saved with less are whole when they are read', () => {
    const old = { limits: { total: 5 } as FormLimits, fillers: null, submitPage: null, closing: null }
    expect(completeSettings(old).limits).toEqual({ perPerson: null, perPersonDay: null, perDay: null, total: 5 })
  })
})

it.each([
  [{}, true],
  [{ closed: true }, false],
  [{ opensAt: at(21) }, true],
  [{ opensAt: at(22) }, true],
  [{ opensAt: at(23) }, false],
  [{ closesAt: at(23) }, true],
  [{ closesAt: at(22) }, false],
  [{ opensAt: at(20), closesAt: at(24) }, true],
])('%j: open is %s', (settings, isOpen) => {
  expect(isOpenAt(closing(settings), new Date(at(22)))).toBe(isOpen)
})

it('phones are numbers that there are, each once', () => {
  const typed = FormFillers.parse({
    who: 'namedPhones',
    phones: [{ mobile: '138 0013-8000' }, { mobile: '+86 13800138000' }],
  })
  expect(typed.phones.map(({ mobile }) => mobile)).toEqual(['8613800138000', '8613800138000'])
  expect(phoneTwinAt(typed)).toBe(1)
})

describe('what is refused', () => {
  const faultsOf = (
    schema: typeof FormFillers | typeof FormSubmitPage | typeof FormLimits | typeof FormClosing,
    given: object,
  ) => schema.safeParse(given).error?.issues.map(({ path, message }) => [path.join('.'), message])

  it.each([
    [FormFillers, { who: 'namedPhones' }, 'phones', 'formChecks.phonesMissing'],
    [FormFillers, { mayChange: true }, 'mayChange', 'formChecks.changeNeedsBinding'],
    [FormFillers, { mayDelete: true }, 'mayDelete', 'formChecks.changeNeedsBinding'],
    [FormFillers, { who: 'namedPhones', phones: [{ mobile: '123' }] }, 'phones.0.mobile', 'accounts.mobileFormat'],
    [FormSubmitPage, { redeemCode: true }, 'redeemCode', 'formChecks.redeemNeedsCertificate'],
    [FormLimits, { perPerson: 1, perPersonDay: 2 }, 'perPersonDay', 'formChecks.dayAboveAll'],
    [FormLimits, { total: 10, perDay: 11 }, 'perDay', 'formChecks.dayAboveAll'],
    [FormClosing, { opensAt: at(22), closesAt: at(22) }, 'closesAt', 'formChecks.closesBeforeOpening'],
  ])('%# names its field', (schema, given, path, phrase) => {
    expect(faultsOf(schema, given)).toEqual([[path, phrase]])
  })

  it('is nothing that fits', () => {
    expect(faultsOf(FormFillers, { who: 'boundPhone', mayChange: true, mayDelete: true })).toBeUndefined()
    expect(faultsOf(FormLimits, { perPerson: 1, perPersonDay: 1, perDay: 3, total: 3 })).toBeUndefined()
  })
})
