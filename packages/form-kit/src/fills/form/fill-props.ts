import type { AnswerProblem } from '../../document/check-answers.ts'
import type { Faces } from '../../document/faces.ts'
import type { Answers, FormDocument } from '../../document/form-document.ts'
import type { Fill, FillContext } from '../../engine/fill-face.ts'
import type { ComponentType } from '../../maps/schemas.ts'

export interface FormFillProps {
  document: FormDocument
  /** by the ids of components; the page keeps them, and drafts of them */
  answers: Answers
  onAnswers(answers: Answers): void
  /** hears what passed every check, as a record keeps it; the server checks again */
  onSubmit(answers: Record<string, unknown>): void
  /** those of the form's types at least */
  faceOf: Faces
  fillOf(type: ComponentType): Fill
  context: FillContext
  /** what the server found wrong; each is shown until its answer changes */
  problems?: readonly AnswerProblem[]
  isSending: boolean
}

export interface FormPagesProps extends FormFillProps {
  /** the one that is open; the first where it is not there */
  pageId: string | undefined
  onPage(pageId: string): void
}
