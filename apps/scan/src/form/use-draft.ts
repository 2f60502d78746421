import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Device, Draft } from './device/device.ts'
import { replayEarly, standEarly } from './device/early.ts'
import { newKey } from './device/keys.ts'

const blank = (): Draft => ({ attempt: newKey(), answers: {}, at: 0 })

/** A draft that came with the address from another device. */
async function broughtHere(): Promise<Pick<Draft, 'attempt' | 'answers'> | undefined> {
  if (!location.hash.startsWith('#draft=')) return undefined
  const { carriedIn } = await import('./carry/carried.ts')
  return carriedIn(location.hash)
}

/** The draft of a form, kept on this device a moment after each change. */
export function useDraft(device: Device | null, name: string) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [isFound, setFound] = useState(false)
  const [isKept, setKept] = useState(false)
  const [round, setRound] = useState(0)
  const latest = useRef<Draft | null>(null)
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined)

  const wait = () => {
    clearTimeout(soon.current)
    soon.current = undefined
  }

  useEffect(() => {
    if (!device) return
    void Promise.all([device.draft(name), broughtHere()]).then(([kept, brought]) => {
      // It stands there once: a reload goes on with what was filled in since.
      if (brought) history.replaceState(null, '', location.pathname + location.search)
      latest.current = brought ? { ...brought, at: Date.now() } : (kept ?? blank())
      setDraft(latest.current)
      setFound(brought !== undefined || (kept !== undefined && Object.keys(kept.answers).length > 0))
    })
    return wait
  }, [device, name])

  // Before anybody can see or touch what this drew: whoever hands in at once hands in all that stands there.
  // Each drawing could take it away, so it is put back after each.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(draft ? replayEarly : standEarly)

  useEffect(() => {
    if (!device || !draft || draft.at === 0) return
    const keep = () => {
      wait()
      if (latest.current) void device.keepDraft(name, latest.current).then(() => setKept(device.isLasting))
    }
    // Counted from the first change that is not kept: who answers without a pause would else lose all of it.
    soon.current ??= setTimeout(keep, 300)
    // A phone that locks gives no time to wait.
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [device, name, draft])

  const change = (some: Partial<Draft>) => {
    if (!latest.current) return
    latest.current = { ...latest.current, ...some, at: Date.now() }
    setDraft(latest.current)
  }
  /** For who leaves the page now: what a page writes while it goes may be lost. */
  const keepNow = async () => {
    wait()
    if (latest.current?.at) await device?.keepDraft(name, latest.current)
  }
  const begin = async () => {
    wait()
    latest.current = blank()
    setDraft(latest.current)
    setFound(false)
    setKept(false)
    setRound((before) => before + 1)
    await device?.dropDraft(name)
  }
  return {
    draft,
    isFound,
    isKept,
    /** How many attempts there were on this page. */
    round,
    change,
    keepNow,
    /** Ends it: what comes next is another attempt. */
    begin,
  }
}
