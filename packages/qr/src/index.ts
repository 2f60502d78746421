export { type Drawing, draw } from './draw.ts'
export * from './style.ts'
export { StyleError } from './style-error.ts'
export { validateStyle } from './validate-style.ts'
