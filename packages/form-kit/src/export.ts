export type { Cell, Column, Words } from './engine/export-face.ts'
export { cellsOf, columnsOf } from './engine/sheet.ts'
