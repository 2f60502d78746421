import type { AuditItem } from '@matai/contract'
import { useFormats } from '../../../ui/format.ts'
import css from './audit.module.css'
import { Deed } from './deed.tsx'

/** One deed where there is no room for a table. */
export function DeedCard({ deed }: { deed: AuditItem }) {
  const { formatInstant } = useFormats()
  return (
    <article className={css.card}>
      <Deed deed={deed} />
      <span className={css.by}>
        {deed.user.name} · <time dateTime={deed.at}>{formatInstant(deed.at)}</time>
      </span>
    </article>
  )
}
