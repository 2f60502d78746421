import { useEffect, useState } from 'react'
import { logoPicture } from './logo-picture.ts'

/** The logo at an address as a data URI; undefined while it loads, null without one or when it cannot be had. */
export function useLogoPicture(address: string | null): string | null | undefined {
  const [loaded, setLoaded] = useState<{ address: string; picture: string | null } | null>(null)
  useEffect(() => {
    if (!address) return
    let current = true
    const keep = (picture: string | null) => current && setLoaded({ address, picture })
    logoPicture(address).then(keep, () => keep(null))
    return () => {
      current = false
    }
  }, [address])
  if (!address) return null
  return loaded?.address === address ? loaded.picture : undefined
}
