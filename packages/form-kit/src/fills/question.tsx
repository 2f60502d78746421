import type { ReactNode } from 'react'
import type { FillProps } from '../engine/fill-face.ts'
import type { Problem } from '../engine/problem.ts'

interface Asked extends Pick<FillProps, 'id' | 'problems' | 'isRequired' | 'number' | 'context'> {
  settings: { title: string; hint: string }
}

/** What a control needs to be read aloud with its hint and its problems. */
export interface Wired {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** The id of a question's element, and of what stands in it. */
export const questionId = (component: string): string => `q-${component}`
const hintId = (component: string) => `q-${component}-hint`
const problemId = (component: string) => `q-${component}-problem`
export const controlId = (component: string) => `q-${component}-control`

export function wiredOf({ id, settings, problems, isRequired }: Asked): Wired {
  const described = [settings.hint && hintId(id), problems.length > 0 && problemId(id)].filter(Boolean).join(' ')
  return {
    id: controlId(id),
    'aria-describedby': described || undefined,
    'aria-invalid': problems.length > 0 || undefined,
    'aria-required': isRequired || undefined,
  }
}

/** A question with one control, which its title names. */
export function Question({ asked, children }: { asked: Asked; children: (wired: Wired) => ReactNode }) {
  return (
    <div className="mt-question" id={questionId(asked.id)}>
      <label className="mt-title" htmlFor={controlId(asked.id)}>
        <Title asked={asked} />
      </label>
      <Hint asked={asked} />
      {children(wiredOf(asked))}
      <Problems asked={asked} />
    </div>
  )
}

/** A question with several controls, which its title names together. */
export function QuestionGroup({
  asked,
  role,
  children,
}: {
  asked: Asked
  role?: 'radiogroup' | undefined
  children: (wired: Wired) => ReactNode
}) {
  const wired = wiredOf(asked)
  const isOne = role === 'radiogroup'
  return (
    <fieldset
      className="mt-question"
      id={questionId(asked.id)}
      role={role}
      aria-describedby={wired['aria-describedby']}
      aria-required={isOne ? wired['aria-required'] : undefined}
      aria-invalid={isOne ? wired['aria-invalid'] : undefined}
    >
      <legend className="mt-title">
        <Title asked={asked} />
      </legend>
      <Hint asked={asked} />
      {children(wired)}
      <Problems asked={asked} />
    </fieldset>
  )
}

function Title({ asked: { number, settings, isRequired, context } }: { asked: Asked }) {
  return (
    <>
      {number && <span className="mt-number">{number}. </span>}
      {settings.title}
      {!isRequired && <span className="mt-optional"> {context.say('formFill.optional')}</span>}
    </>
  )
}

function Hint({ asked: { id, settings } }: { asked: Asked }) {
  if (!settings.hint) return null
  return (
    <p className="mt-hint" id={hintId(id)}>
      {settings.hint}
    </p>
  )
}

function Problems({ asked: { id, problems, context } }: { asked: Asked }) {
  const said = sentencesOf(problems, context.say)
  if (said.length === 0) return null
  return (
    <div className="mt-problem" id={problemId(id)}>
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}

const sentencesOf = (problems: readonly Problem[], say: FillProps['context']['say']): string[] => [
  ...new Set(problems.map(({ phrase, params }) => say(phrase, params))),
]
