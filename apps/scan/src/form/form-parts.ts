export type { AnswerProblem, Answers } from '@matai/form-kit/schema'
export { componentsOf } from '@matai/form-kit/logic'
