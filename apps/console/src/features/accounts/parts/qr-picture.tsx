import { defaultStyle, draw } from '@matai/qr'
import { useMemo } from 'react'

/** What a phone scans: drawn here, so that a secret in it goes nowhere else. */
export function QrPicture({ content, alt }: { content: string; alt: string }) {
  const address = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(draw(content, { ...defaultStyle, size: 300 }).svg)}`,
    [content],
  )
  return <img src={address} alt={alt} width={200} height={200} />
}
