import { useRef } from 'react'
import { filledIn } from '../../document/fill-in.ts'
import type { Answers } from '../../document/form-document.ts'
import { rulesOf } from '../../document/walk.ts'
import type { FormFillProps } from './fill-props.ts'

type Held = Pick<FormFillProps, 'document' | 'answers' | 'onAnswers' | 'faceOf' | 'context'>

/** Answers that the page holds. Two that change at once are both kept, and what follows from one is filled in. */
export function useAnswers(props: Held) {
  const held = useRef(props)
  const now = useRef(props.answers)
  held.current = props
  now.current = props.answers

  function change(component: string, answer: unknown): void {
    const { [component]: _, ...others } = now.current
    const next = followed(component, answer === undefined ? others : { ...others, [component]: answer }, held.current)
    now.current = next
    held.current.onAnswers(next)
  }
  return { answers: props.answers, change }
}

/** Rules that fill a question from this one; a question that somebody answered is left alone. */
function followed(component: string, answers: Answers, { document, faceOf, context }: Held): Answers {
  const targets = rulesOf(document, 'fill')
    .filter(({ from }) => from.is === 'answer' && from.name === component)
    .map(({ target }) => target)
  if (targets.length === 0) return answers
  const filled = filledIn(document, answers, {
    known: { variables: {}, person: {} },
    facts: context.facts,
    faceOf,
  })
  const more = targets.filter((target) => filled[target] !== undefined).map((target) => [target, filled[target]])
  return { ...answers, ...Object.fromEntries(more) }
}
