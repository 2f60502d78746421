import * as z from 'zod/mini'
import { isBlank } from '../engine/blank.ts'
import { own } from '../engine/own.ts'
import type { Faces } from './faces.ts'
import type { Answers, Component } from './form-document.ts'

/** The answer of a component, parsed; undefined when there is none, or none of its shape. */
export function answerOf(component: Component, answers: Answers, faceOf: Faces): unknown {
  const given = own(answers, component.id)
  const { answer } = faceOf(component.type)
  if (answer === null || isBlank(given)) return undefined
  const parsed = z.safeParse(answer, given)
  return parsed.success ? parsed.data : undefined
}
