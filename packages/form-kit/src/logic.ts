export type { CheckedAnswers, RecordFacts } from './document/check-answers.ts'
export { componentsOf } from './document/components-of.ts'
export type { Faces } from './document/faces.ts'
export { type FormLogic, formLogic } from './document/form-logic.ts'
