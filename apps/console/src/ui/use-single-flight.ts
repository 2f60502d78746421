import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/**
 * Lets one deed be under way at a time: what is asked for meanwhile, by a second click or a key that is held, is dropped.
 * Keys come faster than the screen is drawn, so what is under way is known at once and not with the next picture.
 */
export function useSingleFlight<Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) {
  const flying = useRef(false)
  const [running, setRunning] = useState(false)
  const latest = useRef(work)
  useLayoutEffect(() => {
    latest.current = work
  })

  const run = useCallback(async (...args: Args): Promise<Result | undefined> => {
    if (flying.current) return undefined
    flying.current = true
    setRunning(true)
    try {
      return await latest.current(...args)
    } finally {
      flying.current = false
      setRunning(false)
    }
  }, [])

  /** Whether one is under way at this moment, which may be ahead of what is drawn. */
  const isRunning = useCallback(() => flying.current, [])
  return { run, running, isRunning }
}
