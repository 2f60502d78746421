import { type Cell, dateCell, type ExportFace, numberCell, textCell, type Words } from '../engine/export-face.ts'

/** One column under the question's title. */
export const singleColumn = <Settings extends { title: string }, Answer>(
  cellOf: (answer: Answer, settings: Settings, words: Words) => Cell,
): ExportFace<Settings, Answer> => ({
  columns: ({ title }) => [{ part: '', heading: title }],
  cells: (answer, settings, words) => [cellOf(answer, settings, words)],
})

/** One column of text that is the answer itself. */
export const textColumn = singleColumn<{ title: string }, string>((answer) => textCell(answer))

/** For what collects none. */
export const noColumns: ExportFace = { columns: () => [], cells: () => [] }

/** One column of dates. */
export const dateColumn = singleColumn<{ title: string }, string>((date) => dateCell(date))

/** One column of whole numbers. */
export const wholeColumn = singleColumn<{ title: string }, number>((value) => numberCell(String(value)))
