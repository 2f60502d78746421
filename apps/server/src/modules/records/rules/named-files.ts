import { type Answers, componentsOf, type FormDocument, schemaOf } from '@matai/form-kit/schema'
import { canNameFiles, filesNamed } from '@matai/kinds'

/** Finds the files that answers name, each once. Answers may be of any shape; the document is walked once for all. */
export function createFileFinder(document: FormDocument): (answers: Answers) => string[] {
  const holders = componentsOf(document).flatMap(({ id, type }) => {
    const answer = schemaOf(type).answer as never
    return answer !== null && canNameFiles(answer) ? [{ id, answer }] : []
  })
  return (answers) => {
    if (holders.length === 0) return []
    const named = holders.flatMap(({ id, answer }) => {
      const given = Object.hasOwn(answers, id) ? answers[id] : undefined
      return given === undefined ? [] : filesNamed(answer, given)
    })
    return [...new Set(named)]
  }
}

/** The same of the answers of one record. */
export const filesInAnswers = (document: FormDocument, answers: Answers): string[] =>
  createFileFinder(document)(answers)
