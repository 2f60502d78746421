import { useEffect, useState } from 'react'

/** Where one is among the own records; behind the #, so that the way back of the browser works. */
export type Place = { is: 'list' } | { is: 'record' | 'certificate'; id: number }

function placeIn(hash: string): Place {
  const [, kind, id] = /^#(record|certificate)-(\d{1,15})$/.exec(hash) ?? []
  return kind && id ? { is: kind as 'record' | 'certificate', id: Number(id) } : { is: 'list' }
}

export const hashOf = (place: Place): string => (place.is === 'list' ? '#' : `#${place.is}-${place.id}`)

export function usePlace(): { place: Place; go(place: Place): void } {
  const [place, setPlace] = useState(() => placeIn(location.hash))
  useEffect(() => {
    const moved = () => setPlace(placeIn(location.hash))
    addEventListener('hashchange', moved)
    return () => removeEventListener('hashchange', moved)
  }, [])
  return { place, go: (next) => void (location.hash = hashOf(next)) }
}
