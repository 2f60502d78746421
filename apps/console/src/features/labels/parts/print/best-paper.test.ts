import { labelScale, paperProblem, sheetLayout } from '@matai/label'
import { expect, it } from 'vitest'
import { paperFor } from './best-paper.ts'

it.each([
  [{ width: 80, height: 50 }, 10],
  [{ width: 190, height: 270 }, 1],
  [{ width: 40, height: 30 }, 32],
])('an A4 takes labels of %o in their real size', (label, wanted) => {
  const paper = paperFor(label)
  if (!paper) throw new Error('no paper takes it')
  const { cells } = sheetLayout(paper)
  expect([cells.length, paperProblem(paper), labelScale(cells[0] ?? label, label)]).toEqual([wanted, null, 1])
})

it('is none for a label that is larger than the paper', () => {
  expect(paperFor({ width: 200, height: 280 })).toBeUndefined()
})
