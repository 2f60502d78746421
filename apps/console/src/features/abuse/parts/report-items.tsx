import type { CodeReport } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import css from './operator.module.css'

/** What visitors said, as words. */
export function ReportItems({ reports }: { reports: CodeReport[] }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  if (reports.length === 0) return <p className={css.soft}>{t('abuse.reportsNone')}</p>
  return (
    <ol className={css.items}>
      {reports.map(({ id, at, reason, text, contact, closedAt }) => (
        <li key={id}>
          <strong>{t(`abuse.${reason}Reason`)}</strong>
          {text && <p className={css.words}>{text}</p>}
          <p className={css.soft}>
            {formatInstant(at)}
            {contact && ` · ${t('abuse.contact')} ${contact}`}
            {closedAt && ` · ${t('abuse.closedAt', { at: formatInstant(closedAt) })}`}
          </p>
        </li>
      ))}
    </ol>
  )
}
