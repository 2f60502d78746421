import { limits } from 'virtual:contract-constants'

/** The most rows of one import that any tier takes. */
export const rowsAtMost = Math.max(...limits.excelRows.map((rows) => rows ?? 0))
