import type { StoredFile } from '@matai/contract'
import { parseMobile } from '@matai/rules/mobile'
import {
  type AnswerProblem,
  type Answers,
  checkAnswers,
  type Component,
  componentsOf,
  type Facts,
  type FormDocument,
} from '@matai/form-kit/schema'
import type { Translate } from '@matai/i18n'
import { Failure } from '../../../platform/failure.ts'

/** Most faults that one answer names. */
const faultsAtMost = 50

interface Checking {
  document: FormDocument
  answers: Answers
  seed: number | undefined
  files: readonly StoredFile[]
  facts: Pick<Facts, 'now' | 'zone' | 'onPhone' | 'areaName' | 'isDivided' | 'isVerified' | 'isWechat'>
  say: Translate
  /** The time is over: what was answered by then is taken as it is. */
  isOver?: boolean
}

/** Answers as they are kept; refused with the question and the rule, the first in words and all at their places. */
export function checked({ document, answers, seed, files, facts, say, isOver = false }: Checking): Answers {
  const byId = new Map(files.map(({ id, name, kind, size }) => [id, { name, kind, size }]))
  const found = checkAnswers(document, answers, {
    ...facts,
    ...(seed === undefined ? {} : { seed }),
    mobileOf: (number) => parseMobile(number),
    fileOf: (id) => byId.get(id),
  })
  const [first] = found.problems
  if (first && !isOver) refuseAnswers(document, [first, ...found.problems.slice(1, faultsAtMost)], say)
  return found.answers
}

/** Stops the verb with the question and what is wrong with its answer. */
export function refuseAnswers(
  document: FormDocument,
  problems: readonly [AnswerProblem, ...AnswerProblem[]],
  say: Translate,
): never {
  const [first] = problems
  const question = titleOf(componentsOf(document).find(({ id }) => id === first.component))
  const problem = say(first.phrase, first.params)
  throw new Failure('inputInvalid', question ? 'records.atQuestion' : first.phrase, {
    params: question ? { question, problem } : first.params,
    fields: problems.map(({ component, path, phrase, params }) => ({
      path: ['answers', component, ...path],
      phrase,
      params,
    })),
  })
}

const titleOf = (component: Component | undefined): string =>
  component && 'title' in component.settings ? component.settings.title.trim() : ''
