import { type AnswerProblem, type Answers, componentsOf } from './form-parts.ts'
import { useEffect, useRef, useState } from 'react'
import type { Waiting } from './device/device.ts'
import type { Ended } from './ended.ts'
import type { FormAppProps } from './form-props.ts'
import { Refused } from './net/call.ts'
import { continued } from './net/continued.ts'
import type { Sheet } from './page-data.ts'
import { problemsFrom } from './problems-from.ts'
import { useDraft } from './use-draft.ts'
import { useWaiting } from './use-waiting.ts'

export type Filling = ReturnType<typeof useFilling>

/** Fills a form: its draft, handing it in, and what waits on this device. */
export function useFilling({ page, say, device, load }: FormAppProps, onEnded: (ended: Ended) => void) {
  const name = `${page.id} ${page.code?.id ?? ''}`
  const kept = useDraft(device, name)
  const waiting = useWaiting(device)
  const [problems, setProblems] = useState<readonly AnswerProblem[]>([])
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  const [isLoaded, setLoaded] = useState(page.sheet !== null)
  const sending = useRef(false)

  const { draft } = kept
  // What was given out to who began goes on as it was.
  const given = draft?.sheet ?? page.sheet
  useEffect(() => {
    if (given && !isLoaded) void load?.(typesOf(given)).then(() => setLoaded(true))
  }, [given, isLoaded, load])

  async function submit(answers: Answers): Promise<void> {
    if (!device || !draft || !given || sending.current) return
    sending.current = true
    setSending(true)
    setProblems([])
    setFailure('')
    const continues = await continued(device)
    const one: Waiting = {
      attempt: draft.attempt,
      title: page.title,
      draft: name,
      at: now(),
      refusal: null,
      input: {
        id: page.id,
        version: given.version,
        answers,
        visitor: device.visitor,
        onPhone: matchMedia('(pointer: coarse)').matches && screen.width < 800,
        ...(page.code && { qrCodeId: page.code.id }),
        ...(continues && { continues }),
        ...(draft.proofs && { proofs: Object.values(draft.proofs) }),
      },
    }
    try {
      await device.keepWaiting(one)
      const outcome = await waiting.send(one)
      if (outcome.is === 'refused') await correct(one, outcome.refusal)
      else {
        // Browsers that ask nobody keep it longer then.
        if (outcome.is === 'later') void navigator.storage?.persist?.()
        await kept.begin()
        // What is filled in next goes on with nothing.
        if (continues) history.replaceState(null, '', location.pathname + location.search)
        onEnded(outcome.is === 'done' ? outcome : { is: 'kept', waiting: one })
      }
    } finally {
      sending.current = false
      setSending(false)
    }
  }

  /** What the server did not take is no longer on its way: it is a draft again, with what was wrong at the questions. */
  async function correct(one: Waiting, refusal: Refused): Promise<void> {
    await device?.dropWaiting(one.attempt)
    await waiting.look()
    const found = problemsFrom(refusal.issues)
    setProblems(found)
    setFailure(found.length > 0 ? '' : refusal.message)
  }

  /** Takes one that was refused later back to the questions. */
  async function reopen(one: Waiting): Promise<void> {
    await device?.dropWaiting(one.attempt)
    await waiting.look()
    kept.change({ attempt: one.attempt, answers: one.input.answers })
    setFailure(one.refusal ?? '')
  }

  /** Asks for the questions of an exam; from now on the server's clock goes. */
  async function start(): Promise<string> {
    if (!device || !draft) return ''
    try {
      const { beginExam } = await import('./begin-exam.ts')
      const begun = await beginExam({ form: page.id, device, name, attempt: draft.attempt })
      if (begun.sheet) await load?.(typesOf(begun.sheet))
      setLoaded(true)
      kept.change(begun)
      return ''
    } catch (error) {
      return error instanceof Refused ? error.message : say('formPage.tryAgain')
    }
  }

  return {
    sheet: isLoaded ? given : null,
    draft,
    kept,
    waiting,
    problems,
    failure,
    isSending,
    submit,
    start,
    reopen,
  }
}

const now = () => Date.now()

const typesOf = ({ document }: Sheet) => [...new Set(componentsOf(document).map(({ type }) => type))]
