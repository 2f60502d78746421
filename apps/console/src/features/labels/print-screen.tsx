import { pageCount, sheetLayout } from '@matai/label'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { labelTemplatesMax } from 'virtual:contract-constants'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { ComponentTheme, PopupPlace } from '../../ui/component-theme.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useDocumentTitle } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { userQuery } from '../../user.ts'
import { ExportPlace } from '../exports/public.tsx'
import { usePrinters } from '../styles/public.tsx'
import { PageView } from './parts/print/page-view.tsx'
import pagesCss from './parts/print/pages.module.css'
import { mostPagesAtOnce } from './parts/print/print-data.ts'
import { emptyFields } from './parts/print/empty-fields.ts'
import { printOrders, usePrintOrder } from './parts/print/print-order.ts'
import { PrintPanel } from './parts/print/print-panel.tsx'
import { useLabels } from './parts/print/use-labels.ts'
import { usePrintCheck } from './parts/print/use-print-check.ts'
import { usePrintCodes, usePrintedIds } from './parts/print/use-print-codes.ts'
import { usePrintState } from './parts/print/use-print-state.ts'
import { labelTemplates } from './parts/template-queries.ts'
import css from './print.module.css'

/** Labels on paper: the sheet on the screen is the sheet that is printed. All of it stands in the address. */
export function PrintScreen() {
  const { t } = useTranslation()
  const { data: user } = useQuery(userQuery)
  return (
    <ComponentTheme>
      <Sheets />
      <div className={css.beside}>
        <ConfirmDialog />
        {user && <ExportPlace />}
        <PopupPlace label={t('app.popups')} />
      </div>
    </ComponentTheme>
  )
}

const noIds: readonly string[] = []

function Sheets() {
  const { t } = useTranslation()
  useDocumentTitle(t('labels.printTitle'))
  const { state, setState, settings: wanted } = usePrintState()
  const { ids, gone, error: jobGone, refetch: again } = usePrintedIds(state)
  const { codes, error, refetch, want } = usePrintCodes(ids ?? noIds)
  const { data: templates } = labelTemplates.useList({ page: 1, pageSize: labelTemplatesMax, keyword: '' })
  const template = templates?.list.find(({ id }) => id === wanted.labelTemplateId)
  const isTemplateGone = templates !== undefined && wanted.labelTemplateId !== null && !template
  const settings = useMemo(
    () => (isTemplateGone ? { ...wanted, labelTemplateId: null } : wanted),
    [isTemplateGone, wanted],
  )
  const check = usePrintCheck(ids ?? noIds, settings)
  const labelOf = useLabels(codes, template, settings)
  const printer = usePrinters().find(({ id }) => id === settings.printerId)
  const isPrinting = usePrinting()
  const { problems } = check
  const order = printOrders.find((known) => known === state.order) ?? 'number'
  const ordered = usePrintOrder(ids ?? noIds, order, { codes, want })
  const printed = useMemo(() => ordered.filter((id) => !problems.get(id)), [ordered, problems])
  const empty = useMemo(
    () => (template ? emptyFields(template.design, codes, printed) : []),
    [template, codes, printed],
  )

  if (jobGone) return <Failed error={jobGone} onRetry={again} />
  if (ids?.length === 0) {
    return (
      <EmptyState
        title={t('labels.nothing')}
        text={t(gone > 0 ? 'labels.allGone' : state.selection === '' ? 'labels.nothingText' : 'labels.selectionGone')}
        action={<ButtonLink to={paths.qrCodes}>{t('labels.back')}</ButtonLink>}
      />
    )
  }
  if (error) return <Failed error={error} {...(refetch && { onRetry: refetch })} />
  // A template that is still to come must not flash by as a caption.
  if (!ids || !templates) return <Skeleton />
  const { paper, start, cropMarks } = settings
  const pages = pageCount(paper, { start, count: printed.length })
  const { width, height, cells } = sheetLayout(paper)
  const look = { cropMarks, offsetX: printer?.offsetX ?? 0, offsetY: printer?.offsetY ?? 0 }
  const change = (some: Parameters<typeof setState>[0]) => void setState(some)
  return (
    <div className={css.screen}>
      <style>{`@page { size: ${width}mm ${height}mm; margin: 0 }`}</style>
      <PrintPanel
        state={state}
        settings={settings}
        setState={change}
        ids={ordered}
        order={order}
        printed={printed}
        gone={gone}
        isTemplateGone={isTemplateGone}
        empty={empty}
        nameOf={(id) => codes.get(id)?.name ?? id}
        check={check}
        templates={templates.list}
        template={template}
      />
      <main className={pagesCss.pages} aria-label={t('labels.preview')}>
        {printed.length === 0 && (
          <EmptyState
            title={t('labels.noneReadable')}
            text={t('labels.noneReadableText')}
            action={template && <ButtonLink to={paths.label(template.id)}>{t('labels.editTemplate')}</ButtonLink>}
          />
        )}
        {Array.from({ length: pages }, (_, page) => (
          <PageView
            key={page} // pages have no other name than their number
            paper={paper}
            page={page}
            pages={pages}
            start={start}
            ids={printed}
            look={look}
            labelOf={labelOf}
            always={isPrinting && pages <= mostPagesAtOnce}
            onSeen={want}
            onStart={page === 0 && cells.length > 1 ? (cell) => change({ start: cell }) : undefined}
          />
        ))}
      </main>
    </div>
  )
}

/** Nothing can be printed, and the way back leads out of it. */
function Failed(props: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={css.failed}>
      <ErrorState {...props} />
      <ButtonLink to={paths.qrCodes}>{t('labels.back')}</ButtonLink>
    </div>
  )
}

/** True from the moment on which the browser prints: then pages that nobody sees have to be there, too. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
