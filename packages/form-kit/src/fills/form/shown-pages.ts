import { shuffled } from '../../document/draw.ts'
import type { Faces } from '../../document/faces.ts'
import type { Answers, Component, FormDocument, Page } from '../../document/form-document.ts'
import { walk } from '../../document/walk.ts'
import type { FillContext } from '../../engine/fill-face.ts'

export interface Question {
  component: Component
  isRequired: boolean
  /** as fillers count: `3`; empty: not counted */
  number: string
  /** the number of a question that nobody types; undefined for all others, null while it is not known */
  computed: string | null | undefined
}

export interface ShownPage {
  id: string
  title: string
  questions: Question[]
}

interface Shown {
  document: FormDocument
  answers: Answers
  faceOf: Faces
  context: Pick<FillContext, 'seed'>
}

/** The pages that have something on them with these answers, and what stands there; one at least. */
export function shownPages({ document, answers, faceOf, context: { seed } }: Shown): ShownPage[] {
  const look = walk(document, answers, { faceOf, seed })
  let count = 0
  const questionOf = (component: Component): Question => {
    const isCounted = document.numbered && faceOf(component.type).answer !== null
    if (isCounted) count += 1
    return {
      component,
      isRequired: look.isRequired(component),
      number: isCounted ? String(count) : '',
      computed: look.computed(component.id),
    }
  }
  const pages = document.pages.map((page, at) => ({
    id: page.id,
    title: page.title,
    questions: inOrder(document, page, { faceOf, seed: seed + at })
      .filter(({ id }) => look.isVisible(id))
      .map(questionOf),
  }))
  const filled = pages.filter(({ questions }) => questions.length > 0)
  return filled.length > 0 ? filled : pages.slice(0, 1)
}

/** Exam questions change places among themselves; headings and other questions stay where they are. */
function inOrder(
  { exam }: FormDocument,
  { components }: Page,
  { faceOf, seed }: { faceOf: Faces; seed: number },
): readonly Component[] {
  if (!exam?.shuffleQuestions) return components
  const isScored = ({ type }: Component) => faceOf(type).score !== undefined
  const order = shuffled(components.filter(isScored), seed)
  return components.map((component) => (isScored(component) ? (order.shift() ?? component) : component))
}
