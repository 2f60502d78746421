import { describe, expect, it } from 'vitest'
import { defaultStyle, type QrStyle } from '../style.ts'
import { contrastOf } from './contrast.ts'

const of = (fields: Partial<QrStyle>) => contrastOf({ ...defaultStyle, ...fields })

describe('contrastOf', () => {
  it('is all that there is for black on white', () => {
    expect(of({})).toEqual({ contrast: 1, verdict: 'good' })
  })

  it('is nothing for a light code on dark', () => {
    expect(of({ foreColor: '#FFFFFF', bgColor: '#000000' })).toEqual({ contrast: 0, verdict: 'tooLow' })
  })

  it.each<['good' | 'low' | 'tooLow', Partial<QrStyle>]>([
    ['good', { foreColor: '#0A5A3C', bgColor: '#FFF8E7' }],
    ['low', { foreColor: '#07C160' }],
    ['tooLow', { foreColor: '#FFD84D' }],
    ['tooLow', { eyeInColor: '#DDDDDD' }],
    ['tooLow', { foreType: 'gradient', foreColorTwo: '#EEEEEE' }],
    ['good', { foreType: 'solid', foreColorTwo: '#EEEEEE' }],
  ])('is %s for %o', (verdict, fields) => {
    expect(of(fields).verdict).toBe(verdict)
  })

  it('takes a background picture for black where the paper lets it through', () => {
    expect(of({ bgUrl: '/sea.jpg', bgFade: 50 }).contrast).toBeCloseTo(0.5)
    expect(of({ bgUrl: '/sea.jpg', bgFade: 30 }).verdict).toBe('tooLow')
    expect(of({ bgUrl: null, bgFade: 30 }).verdict).toBe('good')
  })
})
