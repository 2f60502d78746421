import { useEffect, useState } from 'react'
import { routes } from 'virtual:contract-routes'

/** Address of the picture of a code; null where its style cannot be scanned. */
export type DrawnCodes = ReadonlyMap<string, string | null>

/** Requests under way at once: the server draws in one thread. */
const atOnce = 4

/** The pictures of codes as the server draws and proves them, in the order in which they come. */
export function useDrawnCodes(ids: readonly string[]): DrawnCodes {
  const [drawn, setDrawn] = useState<DrawnCodes>(new Map())
  const wanted = ids.join()
  useEffect(() => {
    const stop = new AbortController()
    const addresses: string[] = []
    const waiting = wanted === '' ? [] : wanted.split(',')
    setDrawn(new Map())

    async function drawNext(): Promise<void> {
      for (let id = waiting.shift(); id !== undefined && !stop.signal.aborted; id = waiting.shift()) {
        const address = await fetchPicture(id, stop.signal)
        if (address) addresses.push(address)
        if (!stop.signal.aborted) setDrawn((before) => new Map(before).set(id, address))
      }
    }
    for (let place = 0; place < atOnce; place++) void drawNext()
    return () => {
      stop.abort()
      for (const address of addresses) URL.revokeObjectURL(address)
    }
  }, [wanted])
  return drawn
}

async function fetchPicture(id: string, signal: AbortSignal): Promise<string | null> {
  const query = new URLSearchParams({ id, format: 'svg' })
  const answer = await fetch(`${routes.styles?.create?.path}?${query}`, { signal }).catch(() => null)
  return answer?.ok ? URL.createObjectURL(await answer.blob()) : null
}
