import type { BatchTemplateItem } from '@matai/contract'
import { batchCodesCounted } from '@matai/rules/batch-limits'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { paths } from '../../../../paths.ts'
import type { Formats } from '../../../../ui/format.ts'
import type { ListColumn } from '../../../../ui/list/shown-columns.ts'
import css from './list.module.css'

interface ColumnNeeds {
  t: TFunction
  formats: Formats
}

export function batchColumns({ t, formats }: ColumnNeeds): ListColumn<BatchTemplateItem>[] {
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
      render: (template) => <BatchLinks template={template} t={t} />,
    },
  ]
}

/** How many codes there are; of many the list knows only that. */
export function codesOf(codes: number, { formatNumber }: Pick<Formats, 'formatNumber'>): string {
  return codes > batchCodesCounted ? `${formatNumber(batchCodesCounted)}+` : formatNumber(codes)
}

/** The first columns by name, and how many more there are. */
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

/** The commonest actions in sight; the rest are deeds. */
export function BatchLinks({ template, t }: { template: BatchTemplateItem; t: TFunction }) {
  return (
    <div className={css.actions}>
      <Link to={paths.batchImport(template.id)}>{t('batchScreens.import')}</Link>
      <Link to={paths.batchCodes(template.id)}>{t('batchScreens.codes')}</Link>
      <Link to={paths.batch(template.id)}>{t('batchScreens.editShort')}</Link>
    </div>
  )
}
