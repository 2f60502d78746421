import type { ExportTask, LabelTemplate } from '@matai/contract'
import { hasRoomForMarks, labelScale, nextStart, pageCount, paperProblem, sheetLayout } from '@matai/label'
import { Button, Checkbox, Select } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../client.ts'
import { ButtonLink } from '../../../../ui/button-link.ts'
import { Field } from '../../../../ui/field.tsx'
import { DownloadIcon, LogIcon, PrinterIcon } from '../../../../ui/icons.ts'
import { InputNumber } from '../../../../ui/number-input.tsx'
import { useLooking } from '../../../../ui/looking.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { useDownload } from '../../../../use-download.ts'
import { paperFor } from './best-paper.ts'
import type { EmptyField } from './empty-fields.ts'
import { EmptyFieldsNotice } from './empty-fields-notice.tsx'
import { cellsOn, PaperField } from './paper-field.tsx'
import { writeMeasures } from './paper-name.ts'
import { mostPagesAtOnce, type PrintSettings } from './print-data.ts'
import css from './print-panel.module.css'
import { PrintLog } from './print-log.tsx'
import { mostOrdered, type PrintOrder, printOrders } from './print-order.ts'
import { PrinterField } from './printer-field.tsx'
import { ReadableLine } from './readable-line.tsx'
import type { PrintCheck } from './use-print-check.ts'
import { captions, type PrintState } from './use-print-state.ts'
import { awaitPdf, nextOn, rememberNext, settlePdfs } from './used-sheets.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'

interface PrintPanelProps {
  state: PrintState
  settings: PrintSettings
  setState: (change: Partial<PrintState>) => void
  /** All that were chosen, and those of them that are printed. */
  ids: readonly string[]
  printed: readonly string[]
  /** Null where the order cannot be chosen. */
  order: PrintOrder | null
  /** Codes of an earlier print that were deleted since. */
  gone: number
  /** The label template that the address names was deleted. */
  isTemplateGone: boolean
  /** What would be printed empty. */
  empty: EmptyField[]
  nameOf: (id: string) => string
  check: PrintCheck & { isSkipped: boolean }
  templates: readonly LabelTemplate[]
  template: LabelTemplate | undefined
  back: string
  backTo: string
  extra: ReactNode
  print(settings: PrintSettings): Promise<ExportTask>
}

/** Everything that a print is made of, and the two ways to get it on paper. */
export function PrintPanel({
  state,
  settings,
  setState,
  ids,
  printed,
  order,
  gone,
  isTemplateGone,
  empty,
  nameOf,
  check,
  templates,
  template,
  back,
  backTo,
  extra,
  print,
}: PrintPanelProps) {
  const { t } = useTranslation()
  const [isLogOpen, setLogOpen] = useState(false)
  const { paper, start } = settings
  const plan = { start, count: printed.length }
  const pages = pageCount(paper, plan)
  const problem = paperProblem(paper)
  const [next, setNext] = useState(() => nextOn(state.paper))
  const { tasks, isMaking, started } = useDownload(JSON.stringify([ids, settings]))
  useEffect(() => {
    if (tasks) settlePdfs(tasks.list)
    setNext(nextOn(state.paper))
  }, [tasks, state.paper])
  const [cell] = sheetLayout(paper).cells
  const scale = template && cell ? labelScale(cell, template.design) : 1
  const fitting = template && paperFor(template.design)
  const isReady = printed.length > 0 && problem === null
  const tooManyPages = pages > mostPagesAtOnce
  // Labels that nobody has read back go on paper only through the PDF, which reads them.
  const directReason = check.isSkipped
    ? t('labels.checkedInPdf')
    : check.done || check.failed
      ? undefined
      : t('labels.printAfterCheck')

  const looking = useLooking()
  const isBegun = cellsOn(paper) > 1
  /** The browser does not tell whether somebody printed or closed its dialog; so the person may. */
  function printNow(): void {
    window.print()
    if (!isBegun) return
    const cell = nextStart(paper, plan)
    const keep = (wanted: number | undefined) => {
      rememberNext(state.paper, wanted)
      setNext(nextOn(state.paper))
    }
    keep(cell)
    toast.success(t('labels.goesOnAt', { cell }), { label: t('labels.notPrinted'), run: () => keep(next) })
  }

  const { run: download, running: sending } = useSingleFlight(async (): Promise<void> => {
    try {
      const task = await print(settings)
      if (isBegun) {
        const isExact = check.done && !check.isSkipped
        awaitPdf({ task: task.id, paper: state.paper, next: nextStart(paper, plan), isExact })
      }
      toast.success(t('exports.started'))
      await started(task)
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })

  return (
    <aside className={css.panel}>
      <h1>{t('labels.printTitle')}</h1>
      <p className={css.numbers} aria-live="polite">
        {t('labels.extent', {
          codes: t('labels.codeCount', { count: printed.length }),
          sheets: t('labels.sheetCount', { count: pages }),
        })}
      </p>
      {gone > 0 && <p className={css.boxes}>{t('labels.gone', { count: gone })}</p>}
      <ReadableLine ids={ids} check={check} nameOf={nameOf} />
      <Field
        label={t('labels.what')}
        hint={scale < 1 ? t('labels.shrunk', { percent: Math.floor(scale * 100) }) : undefined}
      >
        <Select
          value={template ? `label-${template.id}` : settings.caption}
          options={[
            {
              label: t('labels.codeWithText'),
              options: captions.map((value) => ({ value, label: t(`labels.caption_${value}`) })),
            },
            ...(templates.length > 0
              ? [
                  {
                    label: t('labels.templates'),
                    options: templates.map(({ id, name }) => ({ value: `label-${id}`, label: name })),
                  },
                ]
              : []),
          ]}
          onChange={(chosen: string) =>
            setState(
              chosen.startsWith('label-')
                ? { label: Number(chosen.slice('label-'.length)) }
                : { label: 0, caption: chosen },
            )
          }
        />
      </Field>
      <EmptyFieldsNotice fields={empty} nameOf={nameOf} />
      {fitting && scale < 1 && (
        <Button size="small" onClick={() => setState({ paper: 'own', own: writeMeasures(fitting), start: 1 })}>
          {t('labels.fitting', { count: fitting.columns * fitting.rows })}
        </Button>
      )}
      {order !== null && ids.length > 1 && (
        <Field
          label={t('labels.order')}
          hint={ids.length > mostOrdered ? t('labels.orderTooMany', { count: mostOrdered }) : undefined}
        >
          <Select
            value={ids.length > mostOrdered ? 'selected' : order}
            disabled={ids.length > mostOrdered}
            options={printOrders.map((value) => ({ value, label: t(`labels.order_${value}`) }))}
            onChange={(next) => setState({ order: next })}
          />
        </Field>
      )}
      {extra}
      {isTemplateGone && <p className={css.boxes}>{t('labels.templateGone')}</p>}
      <hr />
      <PaperField state={state} paper={paper} setState={setState} />
      {cellsOn(paper) > 1 && (
        <Field label={t('labels.start')} hint={t('labels.startHint')}>
          <InputNumber
            min={1}
            max={cellsOn(paper)}
            precision={0}
            value={start}
            onChange={(value) => setState({ start: value ?? 1 })}
          />
        </Field>
      )}
      {next !== undefined && next !== start && next <= cellsOn(paper) && (
        <Button size="small" onClick={() => setState({ start: next })}>
          {t('labels.continueAt', { cell: next })}
        </Button>
      )}
      <Checkbox
        checked={state.marks && hasRoomForMarks(paper)}
        disabled={!hasRoomForMarks(paper)}
        onChange={({ target }) => setState({ marks: target.checked })}
      >
        {t('labels.cropMarks')}
        {!hasRoomForMarks(paper) && <span className={css.hint}> {t('labels.noRoomForMarks')}</span>}
      </Checkbox>
      <hr />
      <PrinterField chosen={state.printer} onChoose={(printer) => setState({ printer })} />
      <p className={css.hint}>{t('labels.scaleHint')}</p>
      <div className={css.actions}>
        {problem && (
          <p className={css.problems} role="alert">
            {t(`labels.paper_${problem}`)}
          </p>
        )}
        <Button
          type="primary"
          icon={<DownloadIcon />}
          loading={sending || isMaking}
          disabled={!isReady || looking !== undefined}
          title={looking ?? ''}
          onClick={() => void download()}
        >
          {t('labels.downloadPdf', { count: printed.length })}
        </Button>
        <Button
          icon={<PrinterIcon />}
          disabled={!isReady || tooManyPages || check.isSkipped || !(check.done || check.failed)}
          title={directReason}
          onClick={printNow}
        >
          {t('labels.printNow')}
        </Button>
        {tooManyPages && <p className={css.hint}>{t('labels.tooManyPages', { count: mostPagesAtOnce })}</p>}
        {order !== null && (
          <Button type="text" icon={<LogIcon />} onClick={() => setLogOpen(true)}>
            {t('labels.log')}
          </Button>
        )}
        <ButtonLink to={back}>{backTo}</ButtonLink>
      </div>
      {isLogOpen && <PrintLog onClose={() => setLogOpen(false)} />}
    </aside>
  )
}
