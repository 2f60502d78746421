import type { BatchTemplateItem } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { useFormats } from '../../../../ui/format.ts'
import { BatchLinks, codesOf, Variables } from './batch-columns.tsx'
import css from './list.module.css'

/** A template as a card, for phones and for those who like pictures. */
export function BatchCard({ template, deeds }: { template: BatchTemplateItem; deeds: ReactNode }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { id, name, number, codes, columns, updatedAt, creator } = template
  return (
    <article className={css.card}>
      <Link to={paths.batch(id)} className={css.name}>
        {name}
      </Link>
      <span className={css.facts}>
        <span className={css.number}>{number}</span>
        {t('batchScreens.codesOf', { count: codes, codes: codesOf(codes, formats) })}
      </span>
      <Variables names={columns.map((column) => column.name)} />
      <span className={css.facts}>
        {formats.formatInstant(updatedAt)} · {creator.name}
      </span>
      <div className={css.foot}>
        <BatchLinks template={template} t={t} />
        {deeds}
      </div>
    </article>
  )
}
