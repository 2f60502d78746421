import type { ExportTask } from '@matai/contract'
import { pageCount, sheetLayout } from '@matai/label'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import css from '../../print.module.css'
import { emptyFields } from './empty-fields.ts'
import { PageView } from './page-view.tsx'
import pagesCss from './pages.module.css'
import { type CodeForPrint, mostPagesAtOnce, type PrintSettings } from './print-data.ts'
import type { PrintOrder } from './print-order.ts'
import { PrintPanel } from './print-panel.tsx'
import { usePrinters } from '../../../styles/public.tsx'
import { useLabels } from './use-labels.ts'
import type { PrintCheck } from './use-print-check.ts'
import type { PrintStateProps } from './use-print-state.ts'
import type { TemplateChoice } from './use-template-choice.ts'

interface SheetsViewProps extends Pick<PrintStateProps, 'state' | 'setState'> {
  choice: TemplateChoice
  /** All that were chosen, in the order of printing; undefined while they come. */
  ids: readonly string[] | undefined
  codes: ReadonlyMap<string, CodeForPrint>
  want(from: number, until: number): void
  check: PrintCheck & { isSkipped: boolean }
  /** Null where the order cannot be chosen. */
  order: PrintOrder | null
  /** Codes of an earlier print that were deleted since. */
  gone: number
  error: unknown
  refetch?: (() => unknown) | undefined
  back: string
  backTo: string
  /** What else is asked of whoever prints these. */
  extra?: ReactNode
  print(settings: PrintSettings): Promise<ExportTask>
}

/** Everything that a print is made of beside its sheets, wherever the codes come from. */
export function SheetsView(props: SheetsViewProps) {
  const { state, setState, choice, ids, codes, want, check, order, gone, error, refetch, back, backTo, extra, print } =
    props
  const { t } = useTranslation()
  const { templates, template, isGone, settings } = choice
  const labelOf = useLabels(codes, template, settings)
  const printer = usePrinters().find(({ id }) => id === settings.printerId)
  const isPrinting = usePrinting()
  const { problems } = check
  const printed = useMemo(() => (ids ?? []).filter((id) => !problems.get(id)), [ids, problems])
  const empty = useMemo(
    () => (template ? emptyFields(template.design, codes, printed) : []),
    [template, codes, printed],
  )

  if (error) return <SheetsFailed error={error} {...{ back, backTo }} {...(refetch && { onRetry: refetch })} />
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
        {...{
          state,
          settings,
          ids,
          order,
          printed,
          gone,
          empty,
          check,
          templates,
          template,
          back,
          backTo,
          extra,
          print,
        }}
        setState={change}
        isTemplateGone={isGone}
        nameOf={(id) => codes.get(id)?.name ?? id}
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
export function SheetsFailed({
  back,
  backTo,
  ...props
}: {
  error: unknown
  back: string
  backTo: string
  onRetry?: () => unknown
}) {
  return (
    <div className={css.failed}>
      <ErrorState {...props} />
      <ButtonLink to={back}>{backTo}</ButtonLink>
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
