import { useRef, useState } from 'react'

/** Which questions wait for an upload. */
export function useBusy() {
  const counts = useRef(new Map<string, number>())
  const [isBusy, setBusy] = useState(false)
  const onBusy = (component: string, isOne: boolean) => {
    // A question can send several things at once, each of which ends by itself.
    const count = (counts.current.get(component) ?? 0) + (isOne ? 1 : -1)
    counts.current.set(component, Math.max(0, count))
    setBusy([...counts.current.values()].some((one) => one > 0))
  }
  return { isBusy, onBusy }
}
