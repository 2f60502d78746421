import { useEffect, useMemo, useState } from 'react'
import { client } from '../../../../client.ts'
import { checkedAtOnce, mostChecked, type PrintSettings } from './print-data.ts'

export interface PrintCheck {
  /** Why a label is not printed, by the code's id; '' when it was read. */
  problems: ReadonlyMap<string, string>
  /** Letters of a label that print as boxes, by the code's id, where there are any. */
  boxes: ReadonlyMap<string, readonly string[]>
  done: boolean
  failed: boolean
}

/** Milliseconds in which settings may still change. */
const patience = 400
const nothing: Pick<PrintCheck, 'problems' | 'boxes'> = { problems: new Map(), boxes: new Map() }

/** Reads every label back as it would be printed, a few at a time; more than some hundred are left to the PDF. */
export function usePrintCheck(ids: readonly string[], settings: PrintSettings): PrintCheck & { isSkipped: boolean } {
  // Where labels lie on the sheet makes them no less readable.
  const { labelTemplateId, caption, paper } = settings
  const question = useMemo(() => JSON.stringify({ labelTemplateId, caption, paper }), [labelTemplateId, caption, paper])
  const wanted = ids.length > mostChecked ? '' : ids.join()
  const [check, setCheck] = useState<PrintCheck>({ ...nothing, done: false, failed: false })

  useEffect(() => {
    const stop = new AbortController()
    setCheck({ ...nothing, done: wanted === '', failed: false })
    const timer = setTimeout(() => void readAll(), patience)

    async function readAll(): Promise<void> {
      const all = wanted.split(',').filter(Boolean)
      try {
        for (let from = 0; from < all.length; from += checkedAtOnce) {
          const some = all.slice(from, from + checkedAtOnce)
          const { list } = await client.labels.printCheck(
            { ids: some, settings: JSON.parse(question) },
            { signal: stop.signal },
          )
          if (stop.signal.aborted) return
          const more = list.map(({ id, problem }) => [id, problem] as const)
          const boxed = list.flatMap(({ id, unprintable }) =>
            unprintable.length > 0 ? [[id, unprintable] as const] : [],
          )
          setCheck((before) => ({
            ...before,
            problems: new Map([...before.problems, ...more]),
            boxes: new Map([...before.boxes, ...boxed]),
          }))
        }
        setCheck((before) => ({ ...before, done: true }))
      } catch {
        if (!stop.signal.aborted) setCheck((before) => ({ ...before, failed: true }))
      }
    }
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted, question])
  return { ...check, isSkipped: wanted === '' }
}
