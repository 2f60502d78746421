import { UnlessLooking } from '../../ui/unless-looking.tsx'
import type { FilledCode } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { AddIcon, FormIcon } from '../../ui/icons.ts'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './parts/list/list.module.css'
import { FormPicture } from './parts/list/form-picture.tsx'
import { chosenFormQuery, codesOfForm } from './parts/queries.ts'
import { usedColumns } from './parts/use/used-columns.tsx'
import { useUsedDeeds } from './parts/use/use-used-deeds.tsx'

/** Live codes that open one form, with what came in from each. */
export function FormCodesScreen() {
  const { t } = useTranslation()
  const { formId } = useParams({ from: '/home/formList/$formId/codes' })
  const { data, error, refetch } = useQuery(chosenFormQuery(Number(formId)))
  if (data) return <CodesOf key={data.id} form={data} />
  return (
    <Page title={t('codeForms.codes')} actions={<ButtonLink to={paths.forms}>{t('formEditor.backToList')}</ButtonLink>}>
      {error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={8} height={28} />}
    </Page>
  )
}

function CodesOf({ form: { id, title } }: { form: { id: number; title: string } }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const codes = useMemo(() => codesOfForm(id), [id])
  const columns = useMemo(() => usedColumns({ t, formats }), [t, formats])
  const deeds = useUsedDeeds(id)
  const create = (
    <ButtonLink
      to={paths.newQrCode}
      search={{ kind: 'form', form: id } as never}
      color="primary"
      variant="solid"
      icon={<AddIcon />}
    >
      {t('codeForms.newCode')}
    </ButtonLink>
  )
  return (
    <Page
      title={t('codeForms.usedTitle', { name: title })}
      actions={
        <>
          <ButtonLink to={paths.formRecords(id)}>{t('codeForms.toRecords')}</ButtonLink>
          <ButtonLink to={paths.form} search={{ id } as never} icon={<FormIcon />}>
            {t('codeForms.formEdit')}
          </ButtonLink>
        </>
      }
    >
      <ListScreen<FilledCode, Parameters<typeof codes.useList>[0]>
        name="formCodes"
        label={t('codeForms.codes')}
        resource={codes}
        columns={columns}
        rowKey={(code) => code.id}
        rowName={({ name }) => name}
        onOpen={(code) => void navigate({ to: paths.qrCode(code.id) })}
        deeds={deeds}
        card={(code, menu) => (
          <article className={css.card}>
            <Link to={paths.qrCode(code.id)}>{code.name}</Link>
            <span>
              {t('codeForms.records')} {formats.formatNumber(code.records)} · {t('codeForms.scans')}{' '}
              {formats.formatNumber(code.scansTotal)}
            </span>
            {menu}
          </article>
        )}
        searchBy={t('codeForms.search')}
        create={create}
        empty={
          <EmptyState
            picture={<FormPicture />}
            title={t('codeForms.usedEmpty')}
            text={t('codeForms.usedEmptyText')}
            action={<UnlessLooking>{create}</UnlessLooking>}
          />
        }
      />
    </Page>
  )
}
