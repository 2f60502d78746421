import type { Style } from '@matai/contract'
import { useEffect, useMemo, useState } from 'react'
import { fetchPicture } from './fetch-picture.ts'
import type { LoadedPictures, StyleFiles } from './style-files.ts'

/** The pictures that a style names, fetched from their addresses. */
export function useStylePictures({ logoUrl, bgUrl }: Style, files: StyleFiles): LoadedPictures {
  const logo = usePicture(logoUrl === null ? null : files.logo)
  const background = usePicture(bgUrl === null ? null : files.background)
  return useMemo(() => ({ logo, background }), [logo, background])
}

function usePicture(address: string | null): string | null | undefined {
  const [loaded, setLoaded] = useState<{ address: string; picture: string | null } | null>(null)
  useEffect(() => {
    if (!address) return
    let current = true
    const keep = (picture: string | null) => current && setLoaded({ address, picture })
    fetchPicture(address).then(keep, () => keep(null))
    return () => {
      current = false
    }
  }, [address])
  if (!address) return null
  return loaded?.address === address ? loaded.picture : undefined
}
