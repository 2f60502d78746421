import type { BatchTemplateItem } from '@matai/contract'
import { batchCodesCounted } from '@matai/contract/batch-limits'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { paths } from '../../../../paths.ts'
import type { Formats } from '../../../../ui/format.ts'
import type { ListColumn } from '../../../../ui/list/shown-columns.ts'
import { BatchMenu } from './batch-menu.tsx'
import css from './list.module.css'
import type { BatchDeeds } from './use-batch-deeds.tsx'

interface ColumnNeeds {
  t: TFunction
  formats: Formats
  deeds: BatchDeeds
}

export function batchColumns({ t, formats, deeds }: ColumnNeeds): ListColumn<BatchTemplateItem>[] {
  return [
    {
      key: 'name',
      title: t('batchScreens.name'),
      locked: true,
      fixed: 'start',
      render: ({ id, name }) => (
        <Link to={paths.batch(id)} className={css.name} title={name}>
          {name}
        </Link>
      ),
    },
    {
      key: 'columns',
      title: t('batchScreens.columns'),
      render: ({ columns }) => <Variables names={columns.map(({ name }) => name)} />,
    },
    {
      key: 'number',
      title: t('batchScreens.numberPrefix'),
      width: 104,
      render: ({ number }) => <span className={css.number}>{number}</span>,
    },
    {
      key: 'codes',
      title: t('batchScreens.codes'),
      width: 104,
      align: 'right',
      render: ({ id, codes }) => <Link to={paths.batchCodes(id)}>{codesOf(codes, formats)}</Link>,
    },
    {
      key: 'updated',
      title: t('batchScreens.updated'),
      width: 168,
      render: ({ updatedAt }) => formats.formatInstant(updatedAt),
    },
    { key: 'creator', title: t('batchScreens.creator'), width: 112, render: ({ creator }) => creator.name },
    {
      key: 'actions',
      title: t('batchScreens.actions'),
      locked: true,
      fixed: 'end',
      render: (template) => <BatchActions template={template} t={t} deeds={deeds} />,
    },
  ]
}

/** The first columns by name, and how many more there are. */
/** How many codes there are; of many the list knows only that. */
export function codesOf(codes: number, { formatNumber }: Pick<Formats, 'formatNumber'>): string {
  return codes > batchCodesCounted ? `${formatNumber(batchCodesCounted)}+` : formatNumber(codes)
}

export function Variables({ names }: { names: string[] }) {
  const shown = names.slice(0, 3)
  return (
    <span className={css.variables} title={names.join(', ')}>
      {shown.map((name) => (
        <span key={name} className={css.variable}>
          {name}
        </span>
      ))}
      {names.length > shown.length && <span>+{names.length - shown.length}</span>}
    </span>
  )
}

/** The commonest actions in sight, the rest under one menu. */
export function BatchActions({ template, t, deeds }: { template: BatchTemplateItem; t: TFunction; deeds: BatchDeeds }) {
  return (
    <div className={css.actions}>
      <Link to={paths.batchImport(template.id)}>{t('batchScreens.import')}</Link>
      <Link to={paths.batchCodes(template.id)}>{t('batchScreens.codes')}</Link>
      <Link to={paths.batch(template.id)}>{t('batchScreens.editShort')}</Link>
      <BatchMenu template={template} deeds={deeds} />
    </div>
  )
}
