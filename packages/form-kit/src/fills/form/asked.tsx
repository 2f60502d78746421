import { createElement } from 'react'
import type { Fill, FillContext } from '../../engine/fill-face.ts'
import type { Problem } from '../../engine/problem.ts'
import type { ComponentType } from '../../maps/schemas.ts'
import { questionId } from '../question.tsx'
import type { Question } from './shown-pages.ts'

interface AskedProps {
  question: Question
  answer: unknown
  problems: readonly Problem[]
  fillOf(type: ComponentType): Fill
  context: FillContext
  onChange(component: string, answer: unknown): void
  onBusy(component: string, isBusy: boolean): void
}

/** One component of a form: its fill, or a number that the form computes. */
export function Asked({ question, answer, problems, fillOf, context, onChange, onBusy }: AskedProps) {
  const { component, isRequired, number, computed } = question
  const { id, type, settings } = component
  if (computed !== undefined) return <Computed question={question} context={context} />
  return createElement(fillOf(type), {
    id,
    settings,
    answer,
    onChange: (next) => onChange(id, next),
    onBusy: (isBusy) => onBusy(id, isBusy),
    problems,
    isRequired,
    number,
    context,
  })
}

function Computed({ question, context }: { question: Question; context: FillContext }) {
  const { component, number, computed } = question
  const { id, settings } = component
  const unit = 'unit' in settings ? settings.unit : ''
  return (
    <div className="mt-question" id={questionId(id)}>
      <p className="mt-title" id={`${questionId(id)}-title`}>
        {number && <span className="mt-number">{number}. </span>}
        {settings.title}
      </p>
      <output aria-labelledby={`${questionId(id)}-title`}>
        {computed === null ? context.say('formFill.notYet') : `${computed}${unit && ` ${unit}`}`}
      </output>
    </div>
  )
}
