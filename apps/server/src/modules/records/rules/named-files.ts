import { type Answers, componentsOf, type FormDocument, schemaOf } from '@matai/form-kit/schema'
import { filesNamed } from '@matai/kinds'

/** The files that answers name, each once. Answers may be of any shape. */
export function filesInAnswers(document: FormDocument, answers: Answers): string[] {
  const named = componentsOf(document).flatMap(({ id, type }) => {
    const { answer } = schemaOf(type)
    const given = Object.hasOwn(answers, id) ? answers[id] : undefined
    return answer === null || given === undefined ? [] : filesNamed(answer as never, given)
  })
  return [...new Set(named)]
}
