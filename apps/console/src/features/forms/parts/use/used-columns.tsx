import type { FilledCode } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { paths } from '../../../../paths.ts'
import type { Formats } from '../../../../ui/format.ts'
import type { ListColumn } from '../../../../ui/list/shown-columns.ts'

/** Codes that open a form, with what came in from them. */
export function usedColumns({ t, formats }: { t: TFunction; formats: Formats }): ListColumn<FilledCode>[] {
  const count = (key: 'records' | 'scansTotal', title: string): ListColumn<FilledCode> => ({
    key,
    title,
    width: 104,
    align: 'right',
    render: (code) => formats.formatNumber(code[key]),
  })
  return [
    {
      key: 'name',
      title: t('codeForms.name'),
      locked: true,
      fixed: 'start',
      render: ({ id, name, number }) => (
        <>
          <Link to={paths.qrCode(id)}>{name}</Link>
          {number && <small> {number}</small>}
        </>
      ),
    },
    { key: 'kind', title: t('kinds.kind'), width: 120, render: ({ kind }) => t(`kinds.kind_${kind}`) },
    count('records', t('codeForms.records')),
    {
      key: 'last',
      title: t('codeForms.lastRecord'),
      width: 176,
      render: ({ lastRecordAt }) => (lastRecordAt ? formats.formatInstant(lastRecordAt) : t('codeForms.never')),
    },
    count('scansTotal', t('codeForms.scans')),
  ]
}
