import type { Translate } from '@matai/i18n'

/** The quiet way to say that something is wrong with a page; a preview has no id and no link. */
export function ReportLink({ id, say }: { id: string; say: Translate }) {
  if (!id) return null
  return (
    <nav className="report">
      <a href={`/v/report?id=${id}`} rel="nofollow">
        {say('abuse.report')}
      </a>
    </nav>
  )
}
