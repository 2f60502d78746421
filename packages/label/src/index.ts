export * from './design.ts'
export { type CodePlace, type LabelParts, type LabelSheet, layoutLabel } from './layout-label.ts'
export { lineHeight } from './text/fit-text.ts'
export { widthOf } from './text/measure.ts'
