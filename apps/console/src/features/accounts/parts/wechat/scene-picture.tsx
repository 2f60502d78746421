import type { ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import css from './wechat.module.css'

const QrPicture = lazy(async () => ({ default: (await import('../qr-picture.tsx')).QrPicture }))

/** A code to scan with what to do beside it; `over` stands over a code that cannot be scanned any more. */
export function ScenePicture({
  content,
  alt,
  hint,
  over,
}: {
  content: string
  alt: string
  hint: string
  over?: ReactNode
}) {
  return (
    <div className={css.scene}>
      <div className={css.picture}>
        <Suspense fallback={<Skeleton rows={1} height={200} />}>
          <QrPicture content={content} alt={alt} />
        </Suspense>
        {over && <div className={css.over}>{over}</div>}
      </div>
      <p className={css.hint} role="status">
        {hint}
      </p>
    </div>
  )
}
