import { describe, expect, it } from 'vitest'
import { AccessSettings } from '@matai/contract'
import { faultKeys, fieldAt } from './access-faults.ts'
import { changedParts, openForm, toForm, toSettings } from './access-form.ts'

const full = AccessSettings.parse({
  password: 'open1234',
  hint: '门牌号',
  namedMobiles: true,
  scansTotal: 100,
  scansPerPerson: 2,
  areas: ['CN', '320100'],
  position: { latitude: 31.23, longitude: 121.47, radius: 800 },
  periods: [{ weekdays: [1, 5], from: '22:00', until: '06:00' }],
  fallback: '已结束',
  fallbackUrl: 'https://example.com/next',
})

describe('the form of access settings', () => {
  it('gives back what it was given', () => {
    expect(toSettings(toForm(full))).toEqual(full)
    expect(toSettings(openForm)).toEqual(AccessSettings.parse({}))
  })

  it('sends nothing that the contract refuses when it finds no fault', () => {
    expect(faultKeys(toForm(full))).toEqual({})
    expect(AccessSettings.safeParse(toSettings(toForm(full))).success).toBe(true)
  })

  it('names the parts that changed, and none for another way to write the same', () => {
    const before = toForm(full)
    expect(changedParts(before, { ...before, areas: ['320100', 'CN'], hint: ' 门牌号 ' })).toEqual([])
    expect(changedParts(before, { ...before, password: '', scansTotal: '5', isPlaced: false })).toEqual([
      'password',
      'counts',
      'position',
    ])
  })

  it.each([
    [{ password: 'abc' }, 'password'],
    [{ password: '密码密码' }, 'password'],
    [{ password: 'open12', hint: 'x'.repeat(101) }, 'hint'],
    [{ scansTotal: '0' }, 'scansTotal'],
    [{ scansPerPerson: '1.5' }, 'scansPerPerson'],
    [{ isPlaced: true, latitude: '91', longitude: '0' }, 'latitude'],
    [{ isPlaced: true, latitude: '1', longitude: '181' }, 'longitude'],
    [{ isPlaced: true, latitude: '1', longitude: '1', radius: '49' }, 'radius'],
    [{ periods: [{ weekdays: [], from: '09:00', until: '18:00' }] }, 'periods'],
    [{ fallbackUrl: 'javascript:alert(1)' }, 'fallbackUrl'],
  ])('says at its field what is wrong with %j', (change, field) => {
    const form = { ...openForm, ...change }
    expect(Object.keys(faultKeys(form))).toEqual([field])
    expect(AccessSettings.safeParse(toSettings(form)).success).toBe(false)
  })

  it('finds the field of a fault that only the server knew', () => {
    expect(fieldAt(['settings', 'position', 'radius'])).toEqual(['radius'])
    expect(fieldAt(['settings', 'areas', 3])).toEqual(['areas'])
    expect(fieldAt(['ids', 0])).toBeUndefined()
  })
})
