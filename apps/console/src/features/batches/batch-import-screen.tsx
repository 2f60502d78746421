import type { BatchImport } from '@matai/contract'
import { Button } from 'antd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError, client, sentenceOf } from '../../client.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { EditIcon, QrCodeIcon } from '../../ui/icons.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useUrlState } from '../../ui/use-url-state.ts'
import { ChooseWorkbook } from './parts/import/choose-workbook.tsx'
import { DryRun } from './parts/import/dry-run.tsx'
import { ImportDone } from './parts/import/import-done.tsx'
import { ImportProgress } from './parts/import/import-progress.tsx'
import { ImportSteps } from './parts/import/import-steps.tsx'
import css from './parts/import/import.module.css'
import { batchesChanged, batchQuery, importQuery } from './parts/queries.ts'
import { useSingleFlight } from '../../ui/use-single-flight.ts'

/** From a workbook to live codes. Which import it is stands in the address, so that it can be left and found again. */
export function BatchImportScreen() {
  const { batchId } = useParams({ from: '/home/batch/$batchId/import' })
  return <ImportOf key={batchId} id={Number(batchId)} />
}

function ImportOf({ id }: { id: number }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const queries = useQueryClient()
  const [url, setUrl] = useUrlState({ import: 0 })
  const template = useQuery(batchQuery(id))
  const found = useQuery({ ...importQuery(url.import), enabled: url.import > 0 })
  const one = url.import > 0 ? found.data : undefined
  const isDone = one?.state === 'done'
  useEffect(() => {
    if (isDone) batchesChanged(queries)
  }, [isDone, queries])

  const open = (checked: BatchImport) => {
    queries.setQueryData(importQuery(checked.id).queryKey, checked)
    void setUrl({ import: checked.id }, { push: true })
  }
  const again = () => void setUrl({ import: 0 }, { push: true })

  const { run: create, running: sending } = useSingleFlight(async (goOn: boolean) => {
    try {
      const started = await client.batches.createQrCodes({ importId: url.import, goOn })
      queries.setQueryData(importQuery(started.id).queryKey, started)
    } catch (error) {
      toast.error(sentenceOf(error))
      void found.refetch()
    }
  })

  const { data } = template
  const isGone = data && !one && found.error instanceof CallError && found.error.code === 1002
  const title = t('batchScreens.importTitle')
  const error = template.error ?? (url.import > 0 ? found.error : null)
  if (!data || (url.import > 0 && !one)) {
    return (
      <Page title={title} actions={<ButtonLink to={paths.batches}>{t('batchScreens.backToList')}</ButtonLink>}>
        {isGone ? (
          // A notice of an import outlives its workbook.
          <EmptyState
            title={t('batchScreens.importGone')}
            text={t('batchScreens.importGoneText')}
            action={
              <span className={css.buttons}>
                <ButtonLink to={paths.batchCodes(id)}>
                  {t('batchScreens.codesOf', { count: data.codes, codes: formatNumber(data.codes) })}
                </ButtonLink>
                <Button type="primary" onClick={again}>
                  {t('batchScreens.chooseAgain')}
                </Button>
              </span>
            }
          />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void (data ? found.refetch() : template.refetch())} />
        ) : (
          <Skeleton rows={8} height={28} />
        )}
      </Page>
    )
  }
  return (
    <Page
      title={title}
      aside={<span className={css.aside}>{data.name}</span>}
      actions={
        <>
          <ButtonLink to={paths.batch(id)} icon={<EditIcon />}>
            {t('batchScreens.edit')}
          </ButtonLink>
          <ButtonLink to={paths.batchCodes(id)} icon={<QrCodeIcon />}>
            {t('batchScreens.codesOf', { count: data.codes, codes: formatNumber(data.codes) })}
          </ButtonLink>
        </>
      }
    >
      <div className={css.screen}>
        <ImportSteps at={one ? stepOf(one) : 0} />
        {!one && data.openImportId !== null && (
          <p className={css.notice} role="status">
            <span>{t('batchScreens.openImport')}</span>
            <ButtonLink size="small" to={paths.batchImport(id)} search={{ import: data.openImportId }}>
              {t('batchScreens.showImport')}
            </ButtonLink>
          </p>
        )}
        {!one && <ChooseWorkbook template={data} onChecked={open} />}
        {one?.state === 'checked' && (
          <DryRun checked={one} starting={sending} onCreate={() => void create(false)} onAgain={again} />
        )}
        {one && ['running', 'paused', 'failed'].includes(one.state) && (
          <ImportProgress
            key={one.failed}
            running={one}
            lost={found.isError ? sentenceOf(found.error) : ''}
            sending={sending}
            onGoOn={() => void create(true)}
          />
        )}
        {one?.state === 'done' && <ImportDone ended={one} label={data.labelTemplateId} onAgain={again} />}
      </div>
    </Page>
  )
}

function stepOf({ state }: BatchImport): number {
  if (state === 'checked') return 1
  return state === 'done' ? 3 : 2
}
