import type { FormFigures } from '@matai/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { thingSorts } from 'virtual:contract-constants'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import type { ListColumn } from '../../ui/list/shown-columns.ts'
import { Page } from '../../ui/page.tsx'
import { figures } from './parts/queries.ts'
import css from './parts/records.module.css'

/** Forms with how much they are filled in; each leads to its records. */
export function FormDataScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const formats = useFormats()
  const columns = useMemo((): ListColumn<FormFigures>[] => {
    const count = (key: 'records' | 'today' | 'week') => ({
      key,
      title: t(`recordScreens.${key}`),
      width: 104,
      align: 'right' as const,
      render: (row: FormFigures) => formats.formatNumber(row[key]),
    })
    return [
      {
        key: 'form',
        title: t('recordScreens.form'),
        locked: true,
        fixed: 'start',
        render: ({ formId, title }) => <Link to={paths.formRecords(formId)}>{title}</Link>,
      },
      count('records'),
      count('today'),
      count('week'),
      {
        key: 'last',
        title: t('recordScreens.lastAt'),
        width: 176,
        render: ({ lastAt }) => (lastAt ? formats.formatInstant(lastAt) : t('recordScreens.never')),
      },
    ]
  }, [t, formats])
  return (
    <Page title={t('recordScreens.title')}>
      <ListScreen<FormFigures, Parameters<typeof figures.useList>[0]>
        name="formFigures"
        label={t('recordScreens.title')}
        resource={figures}
        columns={columns}
        rowKey={({ formId }) => formId}
        rowName={({ title }) => title}
        onOpen={({ formId }) => void navigate({ to: paths.formRecords(formId) })}
        card={({ formId, title, records, today }) => (
          <article className={css.card}>
            <Link to={paths.formRecords(formId)}>{title}</Link>
            <span className={css.soft}>
              {t('recordScreens.records')} {formats.formatNumber(records)} · {t('recordScreens.today')}{' '}
              {formats.formatNumber(today)}
            </span>
          </article>
        )}
        searchBy={t('recordScreens.figuresSearch')}
        sorts={{
          label: t('recordScreens.sort'),
          options: thingSorts.map((value) => ({ value, label: t(`recordScreens.sort_${value}`) })),
        }}
        empty={
          <EmptyState
            title={t('recordScreens.figuresEmpty')}
            text={t('recordScreens.figuresEmptyText')}
            action={<Link to={paths.forms}>{t('recordScreens.toForms')}</Link>}
          />
        }
      />
    </Page>
  )
}
