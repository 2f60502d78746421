export { type Comparison, comparisons, type Condition, type Test } from './document/conditions.ts'
export { type AnswerProblem, answered, checkAnswers, type CheckedAnswers, visible } from './document/check-answers.ts'
export { checkForm } from './document/check-form.ts'
export { chance, drawnOut, shuffled } from './document/draw.ts'
export type { Expression } from './document/expression.ts'
export {
  type Answers,
  type Component,
  type ComponentOf,
  componentsMax,
  componentsOf,
  type Exam,
  examMinutes,
  formAnswers,
  type FormDocument,
  formDocument,
  formTitleMax,
  type Page,
  pagesMax,
  rulesMax,
} from './document/form-document.ts'
export type { Finding, FormLimits } from './document/lint/finding.ts'
export { fillSources, type Rule, type RuleOf } from './document/rules.ts'
export { filledIn, type Known } from './document/fill-in.ts'
export { type ExamScore, scoreOf } from './document/score-of.ts'
export { isBlank } from './engine/blank.ts'
export { checkAnswer } from './engine/check-answer.ts'
export type { Facts, FileFact } from './engine/facts.ts'
export type { Problem } from './engine/problem.ts'
export type { Choice, Claim, PersonFact, SchemaFace, Score, StatusChange, Typed } from './engine/schema-face.ts'
export { type ComponentType, componentTypes, schemaOf } from './maps/schemas.ts'
