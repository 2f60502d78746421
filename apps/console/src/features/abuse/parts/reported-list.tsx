import type { ReportedCode } from '@matai/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { reportedCodes } from './abuse-queries.ts'
import { CodeName, OwnerName } from './code-name.tsx'
import css from './operator.module.css'

export interface OperatorListProps {
  onOpen: (id: string) => void
}

/** Live codes that visitors reported, whoever owns them. */
export function ReportedList({ closed, onOpen }: OperatorListProps & { closed: boolean }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const columns = useMemo(
    () => [
      {
        key: 'code',
        title: t('abuse.code'),
        locked: true,
        render: ({ code }: ReportedCode) => <CodeName code={code} onOpen={onOpen} />,
      },
      {
        key: 'owner',
        title: t('abuse.owner'),
        width: 180,
        render: ({ code }: ReportedCode) => <OwnerName code={code} />,
      },
      {
        key: 'reports',
        title: t('abuse.reports'),
        width: 110,
        render: ({ reports }: ReportedCode) => t('abuse.reportCount', { count: reports }),
      },
      { key: 'newest', title: t('abuse.newest'), render: (row: ReportedCode) => <Newest row={row} /> },
      {
        key: 'at',
        title: t('abuse.when'),
        width: 180,
        render: ({ newest }: ReportedCode) => formatInstant(newest.at),
      },
    ],
    [t, formatInstant, onOpen],
  )
  const empty = closed ? (
    <EmptyState title={t('abuse.noClosed')} />
  ) : (
    <EmptyState title={t('abuse.noReports')} text={t('abuse.noReportsText')} />
  )
  return (
    <ListScreen
      name={closed ? 'closed-reports' : 'reports'}
      label={t(closed ? 'abuse.tabClosed' : 'abuse.tabReports')}
      resource={reportedCodes}
      asked={{ state: closed ? 'closed' : 'open' }}
      columns={columns}
      rowKey={({ code }) => code.id}
      onOpen={({ code }) => onOpen(code.id)}
      card={(row) => (
        <article className={css.card}>
          <CodeName code={row.code} onOpen={onOpen} />
          <Newest row={row} />
          <span className={css.soft}>
            {t('abuse.reportCount', { count: row.reports })} · <OwnerName code={row.code} /> ·{' '}
            {formatInstant(row.newest.at)}
          </span>
        </article>
      )}
      empty={empty}
    />
  )
}

function Newest({ row: { newest } }: { row: ReportedCode }) {
  const { t } = useTranslation()
  return (
    <span className={css.said}>
      {t(`abuse.${newest.reason}Reason`)}
      {newest.text && <span className={css.soft}> {newest.text}</span>}
    </span>
  )
}
