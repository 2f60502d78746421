export type { Cell, Column, Words } from './engine/export-face.ts'
export { cellsOf, columnsOf, createCells } from './engine/sheet.ts'
