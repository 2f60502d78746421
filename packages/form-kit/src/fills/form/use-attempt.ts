import { type RefObject, useEffect, useRef, useState } from 'react'
import { type AnswerProblem, checkAnswers } from '../../document/check-answers.ts'
import type { Problem } from '../../engine/problem.ts'
import { focusOn } from './focus-on.ts'
import type { FormPagesProps } from './fill-props.ts'
import type { ShownPage } from './shown-pages.ts'
import { useBusy } from './use-busy.ts'

interface Attempted extends FormPagesProps {
  pages: readonly ShownPage[]
  root: RefObject<HTMLFormElement | null>
}

const none: readonly AnswerProblem[] = []

/** Going on and handing in: what is wrong is shown once somebody tried, and the first of it is gone to. */
export function useAttempt(props: Attempted) {
  const { document, answers, faceOf, context, pages, pageId, onPage, root, problems: fromServer = none } = props
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  const [goTo, setGoTo] = useState<{ component: string } | null>(null)
  const sent = useRef(answers)
  const { isBusy, onBusy } = useBusy()
  const [isWaiting, setWaiting] = useState(false)

  const checked = checkAnswers(document, answers, { facts: { ...context.facts, seed: context.seed }, faceOf })
  const place = pages.findIndex(({ id }) => id === pageId)
  const at = Math.max(0, place)
  const page = pages[at]
  const idsOf = (shown: ShownPage | undefined) => (shown?.questions ?? []).map(({ component }) => component.id)
  const still = fromServer.filter(({ component }) => answers[component] === sent.current[component])
  const shown = [...checked.problems.filter(({ component }) => tried.has(component)), ...still]
  const problems = (id: string): readonly Problem[] => shown.filter(({ component }) => component === id)
  const here = new Set(idsOf(page))
  const wrong = new Set(shown.filter(({ component }) => here.has(component)).map(({ component }) => component)).size

  /** Goes to the page of a question, then to the question. */
  const show = (component: string) => {
    onPage(pages.find((one) => idsOf(one).includes(component))?.id ?? '')
    setGoTo({ component })
  }

  /** Whether nothing is wrong within; if something is, it is shown from now on. */
  const holds = (within: readonly string[]): boolean => {
    const first = checked.problems.find(({ component }) => within.includes(component))
    if (!first) return true
    setTried(new Set([...tried, ...within]))
    show(first.component)
    return false
  }

  const turn = (to: number) => {
    onPage(pages[to]?.id ?? '')
    setGoTo({ component: '' })
  }
  const next = () => {
    if (holds(idsOf(page))) turn(at + 1)
  }
  const finish = () => {
    if (isBusy) return setWaiting(true)
    setWaiting(false)
    if (!holds(pages.flatMap(idsOf))) return
    sent.current = answers
    props.onSubmit(checked.answers)
  }

  useEffect(() => {
    if (goTo && root.current) focusOn(root.current, goTo.component)
  }, [goTo, root])

  // What the server found comes without anybody pressing a button.
  const serverFirst = fromServer[0]?.component
  useEffect(() => {
    if (serverFirst !== undefined) show(serverFirst)
    // Only a new finding is gone to, not the same one after every letter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fromServer])

  useEffect(() => {
    if (isWaiting && !isBusy) finish()
    // Only the end of an upload goes on with what was asked for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBusy])

  return { page, at, problems, wrong, isWaiting, onBusy, next, finish, back: () => turn(at - 1) }
}
