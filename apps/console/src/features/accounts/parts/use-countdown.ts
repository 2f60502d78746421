import { useEffect, useState } from 'react'
import { smsCodeInterval } from 'virtual:contract-constants'

/** Seconds left, or undefined when idle: 60 at first, then from 59 down (specification, section 4). */
export function useCountdown() {
  const [left, setLeft] = useState<number>()
  const running = left !== undefined

  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => setLeft((seconds) => (seconds && seconds > 1 ? seconds - 1 : undefined)), 1_000)
    return () => clearInterval(timer)
  }, [running])

  return { left, start: () => setLeft(smsCodeInterval), cancel: () => setLeft(undefined) }
}
