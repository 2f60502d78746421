import type { Answers, Component } from './document/form-document.ts'
import { formLogic } from './document/form-logic.ts'
import { answerOf } from './document/read-answers.ts'
import { schemaOf } from './maps/schemas.ts'

/** What a form does with answers, knowing all types; pages that load only some make their own with `formLogic`. */
export const { visible, checkAnswers, answered, filledIn, scoreOf, drawnOut } = formLogic(schemaOf)

/** A stored answer as the settings of the component have it now; undefined where there is none, or none that fits. */
export const readAnswer = (component: Component, answers: Answers): unknown => answerOf(component, answers, schemaOf)

export type { AnswerProblem, CheckedAnswers, RecordFacts } from './document/check-answers.ts'
export { checkForm } from './document/check-form.ts'
export { componentsOf } from './document/components-of.ts'
export { type Comparison, comparisons, type Condition, type Test } from './document/conditions.ts'
export { chance, shuffled } from './document/draw.ts'
export { conditionHolds } from './document/holds.ts'
export type { Expression } from './document/expression.ts'
export type { Known } from './document/fill-in.ts'
export {
  type Answers,
  type Component,
  type ComponentOf,
  type Exam,
  examMinutes,
  formAnswers,
  type FormDocument,
  formDocument,
  type Page,
  type Translation,
} from './document/form-document.ts'
export { type FormText, textsOf, translated } from './document/translated.ts'
export { componentsMax, formTitleMax, pagesMax, rulesMax } from './limits.ts'
export type { Finding, FormLimits } from './document/lint/finding.ts'
export { fillSources, type Rule, type RuleOf } from './document/rules.ts'
export type { ExamScore } from './document/score-of.ts'
export { isBlank } from './engine/blank.ts'
export { checkAnswer } from './engine/check-answer.ts'
export type { Facts, FileFact } from './engine/facts.ts'
export type { Problem } from './engine/problem.ts'
export type {
  Choice,
  Claim,
  DayPlace,
  PersonFact,
  SchemaFace,
  Score,
  StatusChange,
  Typed,
} from './engine/schema-face.ts'
export { type ComponentType, componentTypes, schemaOf } from './maps/schemas.ts'
export { compare, minus, plus, rounded, times } from './engine/decimals.ts'
