import type { CheckedAnswers, RecordFacts } from './check-answers.ts'
import { checkAnswers } from './check-answers.ts'
import { componentsOf } from './components-of.ts'
import { drawnOut } from './draw.ts'
import type { Faces } from './faces.ts'
import { filledIn, type Known, type Moment } from './fill-in.ts'
import type { Answers, Component, FormDocument } from './form-document.ts'
import { type ExamScore, scoreOf } from './score-of.ts'
import { walk } from './walk.ts'

/** What a form does with answers: the same in browser and server, whatever JSON they are. */
export interface FormLogic {
  /** The ids of the components that are there with these answers, in the order of the form. */
  visible(document: FormDocument, answers: Answers, seed?: number): string[]
  /**
   * Checks all answers of a record. What was answered before it was hidden, and what no question asked, is left out;
   * numbers that the form computes are computed again.
   */
  checkAnswers(document: FormDocument, answers: Answers, facts: RecordFacts): CheckedAnswers
  /** The components that are there, with their parsed answers; undefined where there is none. */
  answered(document: FormDocument, answers: Answers, seed?: number): { component: Component; answer: unknown }[]
  /**
   * Answers with what the form puts in by itself: first its rules, from other answers, variables and known facts, then
   * what stands in questions at first. An answer that is there already is never changed.
   */
  filledIn(document: FormDocument, answers: Answers, by: { known: Known; facts: Moment }): Record<string, unknown>
  /** Points of a record; null for a form without exam questions. */
  scoreOf(document: FormDocument, answers: Answers, seed?: number): ExamScore | null
  /** The exam questions that a record with this seed does not have; none without a seed. */
  drawnOut(document: FormDocument, seed?: number): ReadonlySet<string>
}

export const formLogic = (faceOf: Faces): FormLogic => ({
  visible: (document, answers, seed) => {
    const { isVisible } = walk(document, answers, { faceOf, seed })
    return componentsOf(document)
      .map(({ id }) => id)
      .filter(isVisible)
  },
  checkAnswers: (document, answers, facts) => checkAnswers(document, answers, { facts, faceOf }),
  answered: (document, answers, seed) => {
    const { isVisible, answerOf } = walk(document, answers, { faceOf, seed })
    return componentsOf(document)
      .filter(({ id }) => isVisible(id))
      .map((component) => ({ component, answer: answerOf(component) }))
  },
  filledIn: (document, answers, { known, facts }) => filledIn(document, answers, { known, facts, faceOf }),
  scoreOf: (document, answers, seed) => scoreOf(document, answers, { seed, faceOf }),
  drawnOut: (document, seed) => drawnOut(document, seed, faceOf),
})
