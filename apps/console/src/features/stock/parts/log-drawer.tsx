import type { Stock } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { logQuery } from './queries.ts'
import css from './stock.module.css'

/** All that moved the stock of a code. */
export function LogDrawer({ row, onClose }: { row: Stock; onClose: () => void }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const { data, error, refetch } = useQuery(logQuery(row.qrCode.id))
  return (
    <SideDrawer title={t('stockScreens.logTitle', { name: row.qrCode.name })} onClose={onClose}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={5} height={32} />}
      <ul className={css.list}>
        {data?.list.map((move) => (
          <li key={move.id}>
            <span>
              {t(`stockScreens.kind_${move.kind}`)}
              <br />
              <span className={css.soft}>
                {[formatInstant(move.at), move.user?.name, move.reason].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className={css.amount}>
              {move.amount.startsWith('-') ? move.amount : `+${move.amount}`}
              <br />
              <span className={css.soft}>{t('stockScreens.after', { after: move.after })}</span>
            </span>
          </li>
        ))}
      </ul>
    </SideDrawer>
  )
}
