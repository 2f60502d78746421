import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Asks again for a board as soon as the server says that it changed; false while nobody would say so. */
export function useLiveBoard(statusId: number): boolean {
  const queries = useQueryClient()
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    if (statusId === 0 || typeof EventSource === 'undefined') return
    const source = new EventSource('/qruser/console/status/stream')
    source.addEventListener('open', () => {
      setLive(true)
      void queries.invalidateQueries({ queryKey: ['statuses', 'board', statusId] })
    })
    source.addEventListener('error', () => setLive(false))
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      if (data === '0' || Number(data) === statusId)
        void queries.invalidateQueries({ queryKey: ['statuses', 'board', statusId] })
    })
    return () => source.close()
  }, [queries, statusId])
  return isLive
}
