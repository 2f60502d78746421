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

/** A cell for each column of a component; empty ones where there is no answer. */
export const cellsOf = ({ type, settings }: Asked, answer: unknown, words: Words): Cell[] =>
  isBlank(answer) ? columnsOf({ type, settings }, words).map(() => empty) : faceOf(type).cells(answer, settings, words)
