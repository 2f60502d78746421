import { lazy, Suspense } from 'react'
import type { QrPictureProps } from './qr-picture.tsx'

const Drawn = lazy(async () => ({ default: (await import('./qr-picture.tsx')).QrPicture }))

/** A QR code in its style. What draws it comes after the screen itself; until then its place is kept. */
export function LazyQrPicture(props: QrPictureProps) {
  const { width } = props
  return (
    <Suspense fallback={<span style={{ display: 'inline-block', width, height: width }} />}>
      <Drawn {...props} />
    </Suspense>
  )
}
