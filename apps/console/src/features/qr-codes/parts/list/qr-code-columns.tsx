import type { Directory, QrCodeItem, QrCodeSort } from '@matai/contract'
import type { TFunction } from 'i18next'
import { Suspense } from 'react'
import { codeColumns } from '../../../../code-slots.ts'
import type { Formats } from '../../../../ui/format.ts'
import type { ColumnSort, ListColumn } from '../../../../ui/list/shown-columns.ts'
import type { CodeDeeds } from '../bulk/use-code-deeds.tsx'
import { PictureCell } from './picture-cell.tsx'
import css from './list.module.css'
import { Expiry, NameCell } from './name-cell.tsx'
import { ScanCounts } from './scan-counts.tsx'
import { StarButton } from './star-button.tsx'

interface ColumnNeeds {
  t: TFunction
  formats: Formats
  directories: Directory[]
  acts: CodeDeeds
  onPeek: (qrCode: QrCodeItem) => void
  /** The codes that are shown: what they have for themselves stands in columns. */
  rows: readonly QrCodeItem[]
}

/** Most columns of batches that are shown before somebody chooses. */
const factsAtFirst = 2

/** Orders of the list, as the head of one column chooses them. */
const sortedBy = (orders: Partial<Record<QrCodeSort, ColumnSort['is']>>): ColumnSort[] =>
  Object.entries(orders).map(([by, is]) => ({ by, is }))

export function qrCodeColumns({ t, formats, directories, acts, onPeek, rows }: ColumnNeeds): ListColumn<QrCodeItem>[] {
  const directoryName = (id: number) => directories.find((directory) => directory.id === id)?.name ?? ''
  const more = codeColumns.map(({ key, title, width, isEmpty, Cell }) => ({
    ...{ key, title: t(title), width, hidden: rows.every(isEmpty) },
    render: (qrCode: QrCodeItem) => (
      <Suspense>
        <Cell qrCode={qrCode} />
      </Suspense>
    ),
  }))
  return [
    {
      key: 'picture',
      title: t('qrCodes.picture'),
      width: 68,
      render: (qrCode) => <PictureCell qrCode={qrCode} width={44} />,
    },
    {
      key: 'name',
      title: t('qrCodes.name'),
      locked: true,
      sorts: sortedBy({ name: 'ascending' }),
      render: (qrCode) => (
        <div className={css.starred}>
          <NameCell qrCode={qrCode} onPeek={onPeek} />
          <StarButton qrCode={qrCode} onMark={acts.favourite} />
        </div>
      ),
    },
    {
      key: 'number',
      title: t('qrCodes.number'),
      width: 108,
      render: ({ id, number }) => <span className={css.id}>{number ?? id}</span>,
    },
    ...factNames(rows).map(({ name, isCommon }, place) => ({
      ...{ key: `fact:${name}`, title: name, width: 140, hidden: !isCommon || place >= factsAtFirst },
      render: ({ facts }: QrCodeItem) => (
        <span className={css.ellipsis} title={facts[name]}>
          {facts[name]}
        </span>
      ),
    })),
    { key: 'kind', title: t('kinds.kind'), width: 110, hidden: true, render: ({ kind }) => t(`kinds.kind_${kind}`) },
    {
      key: 'directory',
      title: t('qrCodes.directory'),
      width: 100,
      render: (qrCode) => <span className={css.ellipsis}>{directoryName(qrCode.directoryId)}</span>,
    },
    {
      key: 'scans',
      title: t('qrCodes.scans'),
      width: 112,
      align: 'right',
      sorts: sortedBy({ scans: 'descending' }),
      render: (qrCode) => <ScanCounts qrCode={qrCode} />,
    },
    ...more,
    {
      key: 'expiry',
      title: t('qrCodes.expiresAt'),
      width: 132,
      hidden: more.some(({ hidden }) => !hidden) && rows.every(({ expiresAt }) => expiresAt === null),
      render: (qrCode) => <Expiry qrCode={qrCode} instant={formats.formatInstant} />,
    },
    {
      key: 'changed',
      title: t('qrCodes.changed'),
      width: 132,
      hidden: true,
      sorts: sortedBy({ updated: 'descending' }),
      render: ({ updatedAt }) => formats.formatInstant(updatedAt),
    },
    {
      key: 'lastScan',
      title: t('qrCodes.lastScan'),
      width: 132,
      hidden: true,
      render: ({ lastScanAt }) => (lastScanAt ? formats.formatInstant(lastScanAt) : t('qrCodes.neverScanned')),
    },
    {
      key: 'created',
      title: t('qrCodes.created'),
      width: 170,
      hidden: true,
      sorts: sortedBy({ newest: 'descending', oldest: 'ascending' }),
      render: ({ createdAt }) => formats.formatInstant(createdAt),
    },
    { key: 'creator', title: t('qrCodes.creator'), width: 120, hidden: true, render: ({ creator }) => creator.name },
  ]
}

/** What the rows have for themselves, what most of them have first; common is what half of them have. */
function factNames(rows: readonly QrCodeItem[]): { name: string; isCommon: boolean }[] {
  const counts = new Map<string, number>()
  for (const { facts } of rows) for (const name of Object.keys(facts)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => ({ name, isCommon: count * 2 >= rows.length }))
}
