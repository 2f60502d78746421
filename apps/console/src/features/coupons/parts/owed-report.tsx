import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useUrlState } from '../../../ui/use-url-state.ts'
import { CouponsFrame } from './coupons-frame.tsx'
import { DaysTable } from './days-table.tsx'
import { OwedFacts } from './owed-facts.tsx'
import { liabilityQuery } from './queries.ts'
import css from '../coupons.module.css'

const ranges = [7, 30, 90] as const

/** What is still promised by all coupons, and what was redeemed by outlet and day. */
export function OwedReport() {
  const { t } = useTranslation()
  const { formatNumber, formatDate } = useFormats()
  const [{ days }, setState] = useUrlState({ days: 30 })
  const { data, error, refetch } = useQuery(liabilityQuery(undefined, days))
  const numbers = ['issued', 'redeemed', 'expired', 'open'] as const
  return (
    <CouponsFrame tab="owed">
      <div className={css.stack}>
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton rows={8} height={28} />}
        {data?.coupons.length === 0 && <EmptyState title={t('coupons.empty')} text={t('coupons.noOwedText')} />}
        {data && data.coupons.length > 0 && (
          <>
            <Panel title={t('coupons.owedNow')}>
              <div className={css.promised}>
                <OwedFacts owed={data} />
                <p className={css.soft}>{t('coupons.owedText')}</p>
                <div className={css.scroll}>
                  <table className={css.table} aria-label={t('coupons.owedNow')}>
                    <thead>
                      <tr>
                        <th scope="col">{t('coupons.name')}</th>
                        {numbers.map((what) => (
                          <th key={what} scope="col">
                            {t(`coupons.fact_${what}`)}
                          </th>
                        ))}
                        <th scope="col">{t('coupons.until')}</th>
                      </tr>
                    </thead>
                    <tbody>
                      {data.coupons.map((one) => (
                        <tr key={one.id}>
                          <td>
                            <Link to={paths.coupon(one.id)}>{one.name}</Link>
                          </td>
                          {numbers.map((what) => (
                            <td key={what}>{formatNumber(one[what])}</td>
                          ))}
                          <td>{formatDate(one.until)}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </div>
              </div>
            </Panel>
            <Panel
              title={t('coupons.byDay')}
              action={
                <Segmented
                  aria-label={t('coupons.byDay')}
                  value={days}
                  onChange={(next) => void setState({ days: next })}
                  options={ranges.map((value) => ({ value, label: t('coupons.lastDays', { count: value }) }))}
                />
              }
            >
              <DaysTable days={data.days} />
            </Panel>
          </>
        )}
      </div>
    </CouponsFrame>
  )
}
