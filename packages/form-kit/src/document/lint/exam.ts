import { schemaOf } from '../../maps/schemas.ts'

import { componentsOf } from '../components-of.ts'
import type { FormDocument } from '../form-document.ts'
import { scoreOf } from '../score-of.ts'
import { error, type Finding } from './finding.ts'

/** An exam needs questions, enough of them to draw from, and a pass mark that can be reached. */
export function examFindings(document: FormDocument): Finding[] {
  const scored = (components: FormDocument['pages'][number]['components']) =>
    components.filter(({ type }) => schemaOf(type).score).length
  const drawn = document.pages.flatMap(({ id, draw, components }) =>
    draw !== null && draw > scored(components)
      ? [error({ page: id }, 'formFaults.drawTooMany', { draw, count: scored(components) }, ['draw'])]
      : [],
  )
  if (!document.exam) return drawn
  if (scored(componentsOf(document)) === 0) return [...drawn, error(null, 'formFaults.examEmpty', {}, ['exam'])]
  const { passMark } = document.exam
  const most = mostPoints(document)
  const isTooHigh = passMark !== null && passMark > most
  return isTooHigh ? [...drawn, error(null, 'formFaults.passMarkTooHigh', { most }, ['exam', 'passMark'])] : drawn
}

/** What a record without a draw could reach, were every question there. */
const mostPoints = (document: FormDocument): number =>
  scoreOf({ ...document, rules: [] }, {}, { faceOf: schemaOf })?.most ?? 0
