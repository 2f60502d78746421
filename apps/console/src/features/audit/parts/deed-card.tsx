import type { AuditItem } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import css from './audit.module.css'
import { Deed } from './deed.tsx'
import { sayActor } from './say-person.ts'

/** One deed where there is no room for a table. */
export function DeedCard({ deed }: { deed: AuditItem }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  return (
    <article className={css.card}>
      <Deed deed={deed} />
      <span className={css.by}>
        {sayActor(deed, t)} · <time dateTime={deed.at}>{formatInstant(deed.at)}</time>
      </span>
    </article>
  )
}
