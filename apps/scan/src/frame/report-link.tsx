import type { Translate } from '@matai/i18n'
import type { ReactNode } from 'react'

/** The quiet way to say that something is wrong with a page; a preview has no id and no link. */
export function ReportLink({ id, say, before }: { id: string; say: Translate; before?: ReactNode }) {
  if (!id) return null
  return (
    <nav className="report">
      {before}
      <a href={`/v/report?id=${id}`} rel="nofollow">
        {say('abuse.report')}
      </a>
    </nav>
  )
}
