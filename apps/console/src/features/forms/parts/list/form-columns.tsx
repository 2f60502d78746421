import type { FormItem } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import type { TFunction } from 'i18next'
import { formCodesCounted, formFillersCounted } from 'virtual:contract-constants'
import { paths } from '../../../../paths.ts'
import type { Formats } from '../../../../ui/format.ts'
import { ShareIcon } from '../../../../ui/icons.ts'
import type { ListColumn } from '../../../../ui/list/shown-columns.ts'
import css from './list.module.css'
import { FormState } from './form-state.tsx'
import type { Ask } from './use-form-deeds.tsx'

interface ColumnNeeds {
  t: TFunction
  formats: Formats
  ask: Ask
}

export const formColumns = ({ t, formats, ask }: ColumnNeeds): ListColumn<FormItem>[] => [
  {
    key: 'title',
    title: t('formScreens.title'),
    locked: true,
    fixed: 'start',
    render: ({ id, title }) => (
      <Link to={paths.form} search={{ id } as never} className={css.name} title={title}>
        {title}
      </Link>
    ),
  },
  { key: 'number', title: t('formScreens.number'), width: 64, render: ({ number }) => number },
  { key: 'state', title: t('formScreens.state'), width: 136, render: (form) => <FormState form={form} /> },
  {
    key: 'records',
    title: t('formScreens.records'),
    width: 80,
    align: 'right',
    render: ({ id, records }) => <Link to={paths.formRecords(id)}>{formats.formatNumber(records)}</Link>,
  },
  {
    key: 'fillers',
    title: t('formScreens.fillers'),
    width: 80,
    align: 'right',
    render: ({ id, fillers }) => (
      <Link to={paths.formFillers(id)}>{counted(fillers, formFillersCounted, formats)}</Link>
    ),
  },
  {
    key: 'codes',
    title: t('codeForms.codes'),
    width: 80,
    align: 'right',
    render: ({ id, codes }) => <Link to={paths.formCodes(id)}>{counted(codes, formCodesCounted, formats)}</Link>,
  },
  {
    key: 'updated',
    title: t('formScreens.updated'),
    width: 168,
    render: ({ updatedAt }) => formats.formatInstant(updatedAt),
  },
  { key: 'creator', title: t('formScreens.creator'), width: 112, hidden: true, render: ({ creator }) => creator.name },
  {
    key: 'share',
    title: t('formScreens.share'),
    width: 104,
    render: (form) => <ShareButton form={form} t={t} ask={ask} />,
  },
]

/** Past what is counted it says so. */
const counted = (count: number, most: number, { formatNumber }: Formats) =>
  `${formatNumber(count)}${count >= most ? '+' : ''}`

/** Where a form is filled in is what its owner needs most. */
export function ShareButton({ form, t, ask }: { form: FormItem } & Omit<ColumnNeeds, 'formats'>) {
  return (
    <Button
      size="small"
      icon={<ShareIcon />}
      aria-label={`${t('formScreens.show')} · ${t('formScreens.shareTitle', { name: form.title })}`}
      onClick={() => ask({ do: 'share', form })}
    >
      {t('formScreens.show')}
    </Button>
  )
}
