import type { Stock } from '@matai/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { logQuery } from './queries.ts'
import css from './stock.module.css'

/** All that moved the stock of a code, each with the record that did it. */
export function LogDrawer({ row, onClose }: { row: Stock; onClose: () => void }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const { data, error, refetch, ...more } = useInfiniteQuery(logQuery(row.qrCode.id))
  const moves = data?.pages.flatMap(({ list }) => list) ?? []
  return (
    <SideDrawer title={t('stockScreens.logTitle', { name: row.qrCode.name })} onClose={onClose}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={5} height={32} />}
      <ul className={css.list}>
        {moves.map((move) => (
          <li key={move.id}>
            <span>
              {move.formId !== null && move.recordId !== null ? (
                <Link to={paths.formRecord(move.formId, move.recordId)}>{t('stockScreens.kind_record')}</Link>
              ) : (
                t(`stockScreens.kind_${move.kind}`)
              )}
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
      {more.hasNextPage && (
        <Button block loading={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
          {t('stockScreens.logMore')}
        </Button>
      )}
    </SideDrawer>
  )
}
