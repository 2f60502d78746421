import type { RankedQrCode, StatsRange } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { List } from '../../../ui/list/list.tsx'
import type { ListState } from '../../../ui/list/list-state.ts'
import { Panel } from '../../../ui/panel.tsx'
import { toast } from '../../../ui/toast-store.ts'
import css from '../stats.module.css'
import { Bars } from './bars.tsx'
import { saveFile } from './save-file.ts'
import { ViewSwitch } from './view-switch.tsx'

interface RankingProps {
  range: StatsRange
  state: ListState
  onChange: (change: Partial<ListState>) => void
}

/** Codes by the visits of people, and the same as a workbook. */
export function Ranking({ range, state, onChange }: RankingProps) {
  const { t } = useTranslation()
  const { formatNumber, formatInstant } = useFormats()
  const [isSaving, setSaving] = useState(false)
  const [asTable, setAsTable] = useState(true)
  const { page, pageSize, keyword } = state
  const query = useQuery({
    queryKey: ['stats', 'ranking', range, page, pageSize, keyword],
    queryFn: ({ signal }) => client.stats.getQrcodeList({ range, page, pageSize, keyword }, { signal }),
    placeholderData: (before) => before,
  })

  async function download() {
    setSaving(true)
    try {
      saveFile(await client.stats.exportQrcodeList({ range, keyword }))
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      setSaving(false)
    }
  }
  const title = t('stats.ranking')
  const rows = query.data?.list ?? []
  const most = rows[0]
  const heading = (
    <header className={css.heading}>
      <h2 className={css.title}>{title}</h2>
      {most && <ViewSwitch title={title} asTable={asTable} onChange={setAsTable} />}
    </header>
  )
  if (!asTable && most) {
    const shares = rows.map(({ id, name, people, machines }) => ({ key: id, label: name, people, machines }))
    const sentence = t('stats.rankingSentence', { name: most.name, formatted: formatNumber(most.people) })
    return (
      <Panel>
        {heading}
        <p className={css.sentence}>
          {sentence} <span className={css.note}>{t('stats.unit')}</span>
        </p>
        <Bars shares={shares} summary={sentence} />
      </Panel>
    )
  }
  return (
    <>
      {heading}
      <List<RankedQrCode>
        name="scanRanking"
        label={title}
        query={query}
        state={state}
        onChange={onChange}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        searchLabel={t('stats.keyword')}
        columns={[
          { key: 'rank', title: t('stats.rank'), render: ({ rank }) => formatNumber(rank) },
          { key: 'name', title: t('stats.name'), render: ({ id, name }) => <Link to={paths.qrCode(id)}>{name}</Link> },
          { key: 'directory', title: t('stats.directory'), render: ({ directory }) => directory },
          { key: 'people', title: t('stats.people'), render: ({ people }) => formatNumber(people) },
          { key: 'visitors', title: t('stats.visitors'), render: ({ visitors }) => formatNumber(visitors) },
          { key: 'machines', title: t('stats.machines'), render: ({ machines }) => formatNumber(machines) },
          {
            key: 'lastScan',
            title: t('stats.lastScan'),
            render: ({ lastScanAt }) => (lastScanAt ? formatInstant(lastScanAt) : ''),
          },
        ]}
        primary={
          <Button loading={isSaving} onClick={() => void download()}>
            {t('stats.export')}
          </Button>
        }
        empty={<EmptyState title={t('stats.emptyRanking')} />}
      />
    </>
  )
}
