/** Longest name of a batch template, and of a column. */
export const batchNameMax = 50
export const columnNameMax = 30
/** A list of templates tells one more than this when a template has more live codes. */
export const batchCodesCounted = 1_000
/** Most columns of a batch template. */
export const batchColumnsMax = 50
/** Longest value of a cell, in characters. */
export const cellValueMax = 1_000
/** Longest value of the column by which rows are known again. */
export const keyValueMax = 200
/** Longest rule of the names of codes. */
export const namePatternLengthMax = 200
/** Largest workbook, in bytes. */
export const workbookBytesMax = 5 * 1024 ** 2
/** How many rows of an import are shown with their problems at most; the workbook names all. */
export const problemsShown = 200
/** Days that a workbook which was looked through is kept. */
export const importKeptDays = 7

export const columnTypes = ['text', 'number', 'date', 'phone', 'link'] as const
export type ColumnType = (typeof columnTypes)[number]
