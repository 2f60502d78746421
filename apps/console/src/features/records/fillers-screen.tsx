import type { FillerItem } from '@matai/contract'
import { Link, useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../client.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import type { ListColumn } from '../../ui/list/shown-columns.ts'
import { Page } from '../../ui/page.tsx'
import { SheetMenu } from './parts/export/sheet-menu.tsx'
import { fillersOf } from './parts/queries.ts'
import css from './parts/records.module.css'

const facts = ['name', 'phone', 'wechat', 'employeeId', 'idcard', 'carNumber', 'sex', 'age'] as const
const shownAtFirst = 3

/** Who filled a form in, as far as the answers tell. */
export function FillersScreen() {
  const { t } = useTranslation()
  const { formatInstant, formatNumber } = useFormats()
  const { formId } = useParams({ from: '/home/formUserList/$formId' })
  const fillers = useMemo(() => fillersOf(Number(formId)), [formId])
  const columns: ListColumn<FillerItem>[] = [
    ...facts.map((fact, place) => ({
      key: fact,
      title: t(`recordScreens.fact_${fact}`),
      locked: place === 0,
      hidden: place >= shownAtFirst,
      render: ({ facts: known }: FillerItem) => known[fact] ?? '',
    })),
    {
      key: 'records',
      title: t('recordScreens.fillerRecords'),
      width: 96,
      align: 'right',
      render: ({ id, records }) => (
        <Link to={paths.formRecords(Number(formId))} search={{ fillerId: id }}>
          {formatNumber(records)}
        </Link>
      ),
    },
    {
      key: 'first',
      title: t('recordScreens.fillerFirst'),
      width: 168,
      render: ({ firstAt }) => formatInstant(firstAt),
    },
    { key: 'last', title: t('recordScreens.fillerLast'), width: 168, render: ({ lastAt }) => formatInstant(lastAt) },
  ]
  const nameOf = ({ facts: known }: FillerItem) =>
    facts.map((fact) => known[fact]).find((fact) => fact !== undefined) ?? t('recordScreens.nobody')
  return (
    <Page
      title={t('recordScreens.fillers')}
      actions={
        <>
          <SheetMenu start={(format) => client.recordExports.fillers({ formId: Number(formId), format })} />
          <ButtonLink to={paths.formRecords(Number(formId))}>{t('recordScreens.records')}</ButtonLink>
        </>
      }
    >
      <ListScreen<FillerItem, Parameters<typeof fillers.useList>[0]>
        name="fillers"
        label={t('recordScreens.fillers')}
        resource={fillers}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={nameOf}
        card={(filler) => (
          <article className={css.card}>
            <strong>{nameOf(filler)}</strong>
            <span className={css.soft}>
              {t('recordScreens.fillerRecords')} {formatNumber(filler.records)} · {formatInstant(filler.lastAt)}
            </span>
          </article>
        )}
        searchBy={t('recordScreens.fillersSearch')}
        sorts={{
          label: t('recordScreens.sort'),
          options: (['newest', 'oldest'] as const).map((value) => ({ value, label: t(`recordScreens.sort_${value}`) })),
        }}
        empty={<EmptyState title={t('recordScreens.fillersEmpty')} />}
      />
    </Page>
  )
}
