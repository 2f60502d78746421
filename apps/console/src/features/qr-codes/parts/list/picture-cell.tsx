import type { QrCodeItem } from '@matai/contract'
import { lazy, Suspense } from 'react'

const CodePicture = lazy(async () => ({ default: (await import('./code-picture.tsx')).CodePicture }))

/** Room for the picture of a code, so that rows stand still; what draws it comes after the list. */
export function PictureCell({ qrCode, width }: { qrCode: QrCodeItem; width: number }) {
  return (
    <Suspense fallback={<span style={{ display: 'inline-block', width, height: width }} />}>
      <CodePicture qrCode={qrCode} width={width} />
    </Suspense>
  )
}
