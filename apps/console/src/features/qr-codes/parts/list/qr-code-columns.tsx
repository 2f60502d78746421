import type { Directory, QrCodeItem } from '@matai/contract'
import type { TFunction } from 'i18next'
import type { Formats } from '../../../../ui/format.ts'
import type { ListColumn } from '../../../../ui/list/shown-columns.ts'
import { CodePicture } from './code-picture.tsx'
import css from './list.module.css'
import { NameCell } from './name-cell.tsx'
import { RowActions, type RowDeeds } from './row-actions.tsx'
import { ScanCounts } from './scan-counts.tsx'

interface ColumnNeeds {
  t: TFunction
  formats: Formats
  directories: Directory[]
  deeds: RowDeeds
}

export function qrCodeColumns({ t, formats, directories, deeds }: ColumnNeeds): ListColumn<QrCodeItem>[] {
  const directoryName = (id: number) => directories.find((directory) => directory.id === id)?.name ?? ''
  return [
    {
      key: 'picture',
      title: t('qrCodes.picture'),
      width: 68,
      render: (qrCode) => <CodePicture qrCode={qrCode} width={44} />,
    },
    { key: 'name', title: t('qrCodes.name'), locked: true, render: (qrCode) => <NameCell qrCode={qrCode} /> },
    {
      key: 'directory',
      title: t('qrCodes.directory'),
      width: 120,
      render: (qrCode) => <span className={css.ellipsis}>{directoryName(qrCode.directoryId)}</span>,
    },
    {
      key: 'scans',
      title: t('qrCodes.scans'),
      width: 108,
      align: 'right',
      render: (qrCode) => <ScanCounts qrCode={qrCode} />,
    },
    {
      key: 'changed',
      title: t('qrCodes.changed'),
      width: 132,
      render: ({ updatedAt }) => formats.formatInstant(updatedAt),
    },
    {
      key: 'created',
      title: t('qrCodes.created'),
      width: 170,
      hidden: true,
      render: ({ createdAt }) => formats.formatInstant(createdAt),
    },
    { key: 'creator', title: t('qrCodes.creator'), width: 120, hidden: true, render: ({ creator }) => creator.name },
    {
      key: 'actions',
      title: t('qrCodes.actions'),
      width: 166,
      fixed: 'end',
      locked: true,
      render: (qrCode) => <RowActions qrCode={qrCode} deeds={deeds} />,
    },
  ]
}
