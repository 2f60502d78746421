import type { RankedQrCode, RankingFilters, StatsRange } from '@matai/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { paths } from '../../../paths.ts'
import { Bars } from '../../../ui/charts/bars.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { type FilterChip, FilterChips } from '../../../ui/list/filter-chips.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { ListState } from '../../../ui/list/list-state.ts'
import { Panel } from '../../../ui/panel.tsx'
import { toast } from '../../../ui/toast-store.ts'
import css from '../stats.module.css'
import { rankingId } from './number-tiles.tsx'
import type { RankedCodes } from './ranked-codes.ts'
import { saveFile } from './save-file.ts'
import { ViewSwitch } from './view-switch.tsx'

interface RankingProps {
  range: StatsRange
  filters: RankingFilters
  codes: RankedCodes
  /** The page that is shown, and what is looked for. */
  state: Pick<ListState, 'page' | 'pageSize' | 'keyword'>
  onDirectory: (id: number) => void
  /** Of which scans the list is, where it is not of all. */
  chips: FilterChip[]
}

/** Codes by the visits of people, and the same as a workbook. */
export function Ranking({ range, filters, codes, state, onDirectory, chips }: RankingProps) {
  const { t } = useTranslation()
  const { formatNumber, formatInstant } = useFormats()
  const [isSaving, setSaving] = useState(false)
  const [asTable, setAsTable] = useState(true)
  const { page, pageSize, keyword } = state
  const navigate = useNavigate()
  const query = codes.useList({ page, pageSize, keyword })

  async function download() {
    setSaving(true)
    try {
      saveFile(await client.stats.exportQrCodes({ range, filters, keyword }))
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      setSaving(false)
    }
  }
  // Who came and when last is known of all scans of a code, not of those from a place or by a device.
  const isOfAll = chips.length === 0
  const title = t('stats.ranking')
  const rows = query.data?.list ?? []
  const most = rows[0]
  const heading = (
    <>
      <header className={css.heading} id={rankingId}>
        <h2 className={css.title}>{title}</h2>
        {most && <ViewSwitch title={title} asTable={asTable} onChange={setAsTable} />}
      </header>
      {chips.length > 0 && <FilterChips chips={chips} onClear={() => chips[0]?.onRemove()} />}
    </>
  )
  if (!asTable && most) {
    const bars = rows.map(({ id, name, people }) => ({
      key: id,
      label: name,
      value: people,
      open: () => void navigate({ to: paths.qrCode(id) }),
    }))
    const sentence = t('stats.rankingSentence', { name: most.name, formatted: formatNumber(most.people) })
    return (
      <Panel>
        {heading}
        <p className={css.sentence}>{sentence}</p>
        <Bars bars={bars} />
      </Panel>
    )
  }
  return (
    <>
      {heading}
      <ListScreen<RankedQrCode, Parameters<RankedCodes['useList']>[0]>
        name="scanRanking"
        label={title}
        resource={codes}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        searchBy={t('stats.keyword')}
        columns={[
          { key: 'rank', title: t('stats.rank'), render: ({ rank }) => formatNumber(rank) },
          { key: 'name', title: t('stats.name'), render: ({ id, name }) => <Link to={paths.qrCode(id)}>{name}</Link> },
          { key: 'directory', title: t('stats.directory'), render: (row) => <Place {...row} onOpen={onDirectory} /> },
          { key: 'people', title: t('stats.people'), render: ({ people }) => formatNumber(people) },
          ...(isOfAll
            ? [
                {
                  key: 'visitors',
                  title: t('stats.visitors'),
                  render: ({ visitors }: RankedQrCode) => formatNumber(visitors),
                },
              ]
            : []),
          { key: 'machines', title: t('stats.machines'), render: ({ machines }) => formatNumber(machines) },
          ...(isOfAll
            ? [
                {
                  key: 'lastScan',
                  title: t('stats.lastScan'),
                  render: ({ lastScanAt }: RankedQrCode) => (lastScanAt ? formatInstant(lastScanAt) : ''),
                },
              ]
            : []),
        ]}
        card={(row) => (
          <article className={css.ranked}>
            <Link to={paths.qrCode(row.id)}>{row.name}</Link>
            <span>{t('stats.rankedOf', { rank: row.rank, count: row.people, people: formatNumber(row.people) })}</span>
            <Place {...row} onOpen={onDirectory} />
          </article>
        )}
        create={
          <Button loading={isSaving} onClick={() => void download()}>
            {t('stats.export')}
          </Button>
        }
        empty={<EmptyState title={t('stats.emptyRanking')} />}
      />
    </>
  )
}

/** The directory of a code; a click counts only what lies in it. */
function Place({
  directoryId,
  directory,
  onOpen,
}: Pick<RankedQrCode, 'directoryId' | 'directory'> & { onOpen: RankingProps['onDirectory'] }) {
  const { t } = useTranslation()
  if (directoryId === null) return null
  return (
    <button type="button" className={css.open} onClick={() => onOpen(directoryId)}>
      {directory || t('directories.defaultName')}
    </button>
  )
}
