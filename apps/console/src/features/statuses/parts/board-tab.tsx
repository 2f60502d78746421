import type { StatusBoard } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ShapeTag } from '../../../ui/shape-tag.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { useUrlState } from '../../../ui/use-url-state.ts'
import { allStatusesQuery, boardQuery, lookOf } from './queries.ts'
import css from './statuses.module.css'
import { useLiveBoard } from './use-live-board.ts'

/** Hours after which something is looked at as stuck; 0 is what the status says. */
const longerThan = [0, 1, 4, 8, 24, 72, 168, 720] as const

interface BoardTabProps {
  chosen: number
  onChoose: (id: number) => void
}

/** How many codes are what, where, and what is stuck; changes show by themselves. */
export function BoardTab({ chosen, onChoose }: BoardTabProps) {
  const { t } = useTranslation()
  const all = useQuery(allStatusesQuery)
  const id = all.data?.some((one) => one.id === chosen) ? chosen : (all.data?.[0]?.id ?? 0)
  const isLive = useLiveBoard(id)
  const [{ longer: written }, setState] = useUrlState({ longer: 0 })
  const longer = longerThan.find((hours) => hours === written) ?? 0
  const board = useQuery(boardQuery(id, longer))
  const labelOf = (hours: number) => {
    if (hours === 0) return t('statusScreens.stuckUsual')
    const isDays = hours >= 24
    const time = t(isDays ? 'statusScreens.daysLong' : 'statusScreens.hoursLong', {
      count: isDays ? hours / 24 : hours,
    })
    return t('statusScreens.stuckOver', { time })
  }
  if (all.data?.length === 0) return <EmptyState title={t('statusScreens.empty')} text={t('statusScreens.emptyText')} />
  const error = all.error ?? board.error
  if (error) return <ErrorState error={error} onRetry={() => void board.refetch()} />
  return (
    <>
      <div className={css.bar}>
        <Select
          aria-label={t('statusScreens.name')}
          value={id || null}
          options={(all.data ?? []).map((status) => ({ value: status.id, label: status.name }))}
          onChange={(next: number | null) => onChoose(next ?? 0)}
        />
        <Select
          aria-label={t('statusScreens.stuckLonger')}
          value={longer}
          options={longerThan.map((hours) => ({ value: hours, label: labelOf(hours) }))}
          popupMatchSelectWidth={false}
          onChange={(hours) => void setState({ longer: hours })}
        />
        <StateTag tone={isLive ? 'success' : 'quiet'}>
          {t(isLive ? 'statusScreens.live' : 'statusScreens.notLive')}
        </StateTag>
      </div>
      {board.data ? <Board board={board.data} /> : <Skeleton rows={4} height={64} />}
    </>
  )
}

function Board({ board }: { board: StatusBoard }) {
  const { t } = useTranslation()
  const { formatNumber, formatAgo, formatDay } = useFormats()
  const { items, others, directories, days, stuck } = board
  const nameOf = (wanted: number) => items.find(({ id }) => id === wanted)
  const lasting = (seconds: number) =>
    seconds >= 172_800
      ? t('statusScreens.daysLong', { count: Math.floor(seconds / 86_400) })
      : seconds >= 3_600
        ? t('statusScreens.hoursLong', { count: Math.floor(seconds / 3_600) })
        : t('statusScreens.minutesLong', { count: Math.ceil(seconds / 60) })
  return (
    <div className={css.panels}>
      <ul className={css.counts} aria-label={t('statusScreens.byItem')}>
        {items.map((item) => (
          <li key={item.id}>
            <ShapeTag {...lookOf(item)} />
            <b>{formatNumber(item.codes)}</b>
            {item.seconds !== null && (
              <span className={css.soft}>{t('statusScreens.average', { time: lasting(item.seconds) })}</span>
            )}
          </li>
        ))}
        {others > 0 && (
          <li>
            <span>{t('statusScreens.other')}</span>
            <b>{formatNumber(others)}</b>
          </li>
        )}
      </ul>
      {stuck.total > 0 && (
        <Panel title={t('statusScreens.stuckTitle', { count: stuck.total })}>
          <ul className={css.list}>
            {stuck.list.map(({ id, name, itemId, since }) => {
              const item = nameOf(itemId)
              return (
                <li key={id}>
                  <Link to={paths.qrCode(id)}>{name}</Link>
                  <span className={css.marks}>
                    {item && <ShapeTag {...lookOf(item)} />}
                    <span className={css.soft}>{t('statusScreens.since', { at: formatAgo(since) })}</span>
                  </span>
                </li>
              )
            })}
          </ul>
        </Panel>
      )}
      {directories.length > 0 && (
        <Panel title={t('statusScreens.byDirectory')}>
          <div className={css.wide}>
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">{t('statusScreens.directory')}</th>
                  {items.map(({ id, name }) => (
                    <th key={id} scope="col">
                      {name}
                    </th>
                  ))}
                  {others > 0 && <th scope="col">{t('statusScreens.other')}</th>}
                </tr>
              </thead>
              <tbody>
                {directories.map(({ id, name, counts }) => (
                  <tr key={id}>
                    <td>{name}</td>
                    {items.map((item) => (
                      <td key={item.id}>{formatNumber(counts.find(({ itemId }) => itemId === item.id)?.codes ?? 0)}</td>
                    ))}
                    {others > 0 && <td>{formatNumber(counts.find(({ itemId }) => itemId === null)?.codes ?? 0)}</td>}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Panel>
      )}
      <Panel title={t('statusScreens.byDay')}>
        <div className={css.wide}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('statusScreens.day')}</th>
                {items.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, entered }) => (
                <tr key={day}>
                  <td>{formatDay(day)}</td>
                  {items.map((item) => (
                    <td key={item.id}>{formatNumber(entered.find(({ itemId }) => itemId === item.id)?.codes ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
    </div>
  )
}
