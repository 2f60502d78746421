export { CodePicker, type PickedCode } from './parts/code-picker.tsx'
export { allStatusesQuery } from './parts/queries.ts'
