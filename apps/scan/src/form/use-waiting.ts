import { useCallback, useEffect, useRef, useState } from 'react'
import type { Device, Waiting } from './device/device.ts'
import { Refused, Unanswered } from './net/call.ts'
import { handIn, type Submitted } from './net/hand-in.ts'

/** What became of one that was handed in; `later`: it stays on this device. */
export type Outcome = { is: 'done'; submitted: Submitted } | { is: 'refused'; refusal: Refused } | { is: 'later' }

/** Seconds between tries while nothing is answered. */
const again = 30

/** Hands in what waits on this device: at once, when the network is back, and every half minute. */
export function useWaiting(device: Device | null) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const [isOnline, setOnline] = useState(true)
  const busy = useRef<Promise<unknown>>(Promise.resolve())

  const look = useCallback(async () => {
    if (device) setWaiting(await device.waiting())
  }, [device])

  const send = useCallback(
    async (one: Waiting): Promise<Outcome> => {
      if (!device) return { is: 'later' }
      try {
        return { is: 'done', submitted: await handIn(one, device) }
      } catch (error) {
        if (error instanceof Refused) return { is: 'refused', refusal: error }
        if (!(error instanceof Unanswered)) throw error
        return { is: 'later' }
      } finally {
        await look()
      }
    },
    [device, look],
  )

  /** One after the other, and never two tries at once. */
  const sendAll = useCallback(() => {
    busy.current = busy.current.then(async () => {
      for (const one of (await device?.waiting()) ?? [])
        if (one.refusal === null && (await send(one)).is === 'later') return
    })
    return busy.current
  }, [device, send])

  useEffect(() => {
    if (!device) return
    const tell = () => {
      setOnline(navigator.onLine)
      if (navigator.onLine) void sendAll()
    }
    tell()
    void look()
    addEventListener('online', tell)
    addEventListener('offline', tell)
    const clock = setInterval(() => void sendAll(), again * 1_000)
    return () => {
      removeEventListener('online', tell)
      removeEventListener('offline', tell)
      clearInterval(clock)
    }
  }, [device, look, sendAll])

  return { waiting, isOnline, send, sendAll, look }
}
