import { sheets } from '../maps/sheets.ts'
import type { ComponentType } from '../maps/schemas.ts'
import { isBlank } from './blank.ts'
import { type Cell, type Column, empty, type ExportFace, type Words } from './export-face.ts'

interface Asked {
  type: ComponentType
  settings: unknown
}

const faceOf = (type: ComponentType): ExportFace => sheets[type]

/** The columns of a component, with headings in words; none for what collects no answer. */
export const columnsOf = ({ type, settings }: Asked, words: Words): Column[] => faceOf(type).columns(settings, words)

/** A cell for each column of a component; empty ones where there is no answer. Made once for many answers. */
export function createCells({ type, settings }: Asked, words: Words): (answer: unknown) => Cell[] {
  const face = faceOf(type)
  const none: Cell[] = face.columns(settings, words).map(() => empty)
  return (answer) => (isBlank(answer) ? none : face.cells(answer, settings, words))
}

/** The same of one answer. */
export const cellsOf = (asked: Asked, answer: unknown, words: Words): Cell[] => createCells(asked, words)(answer)
