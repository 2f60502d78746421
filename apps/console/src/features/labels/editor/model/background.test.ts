import { labelSizes } from '@matai/label'
import { expect, it } from 'vitest'
import { backgroundFault, backgroundPixels } from './background.ts'

it('a background has the pixels of print', () => {
  expect(backgroundPixels(labelSizes.landscape)).toEqual({ width: 1860, height: 1240 })
  expect(backgroundPixels(labelSizes.portrait)).toEqual({ width: 1240, height: 1860 })
})

it('a background has the proportions of its label and is sharp enough', () => {
  const fault = (width: number, height: number) => backgroundFault(labelSizes.landscape, { width, height })
  expect(fault(1860, 1240)).toBeNull()
  expect(fault(3000, 2000)).toBeNull()
  expect(fault(1240, 1860)).toEqual({ why: 'proportions', width: 1860, height: 1240 })
  expect(fault(600, 400)).toEqual({ why: 'small', width: 930, height: 620 })
  expect(fault(0, 0)?.why).toBe('proportions')
})
