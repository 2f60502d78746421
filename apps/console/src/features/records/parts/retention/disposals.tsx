import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { useFormats } from '../../../../ui/format.ts'
import { DownloadIcon } from '../../../../ui/icons.ts'
import { useStart } from '../export/use-start.ts'
import { disposalsQuery } from '../queries.ts'
import css from '../records.module.css'

/** What was deleted of a form day by day, each with a certificate. */
export function Disposals({ formId }: { formId: number }) {
  const { t } = useTranslation()
  const { formatDate, formatNumber } = useFormats()
  const { data } = useQuery(disposalsQuery(formId))
  const { run, running } = useStart()
  if (!data) return null
  return (
    <section>
      <h3 className={css.heading}>{t('recordScreens.disposals')}</h3>
      <ul className={css.thread}>
        {data.list.map(({ id, at, records, from, until }) => (
          <li key={id}>
            <span>
              {t('recordScreens.disposal', {
                count: records,
                formatted: formatNumber(records),
                from: formatDate(from),
                until: formatDate(until),
              })}
            </span>
            <small className={css.soft}>{formatDate(at)}</small>
            <Button
              size="small"
              icon={<DownloadIcon />}
              loading={running}
              onClick={() => void run(() => client.recordExports.pdfDisposal({ disposalId: id }))}
            >
              {t('recordScreens.disposalPdf')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
