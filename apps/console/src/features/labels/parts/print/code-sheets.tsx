import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import type { PrintSettings } from './print-data.ts'
import { printOrders, usePrintOrder } from './print-order.ts'
import { SheetsFailed, SheetsView } from './sheets-view.tsx'
import { usePrintCheck } from './use-print-check.ts'
import { usePrintCodes, usePrintedIds } from './use-print-codes.ts'
import type { PrintStateProps } from './use-print-state.ts'
import { useTemplateChoice } from './use-template-choice.ts'

const noIds: readonly string[] = []

/** Labels of live codes. */
export function CodeSheets({ state, setState, settings: wanted }: PrintStateProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { ids, gone, error: jobGone, refetch: again } = usePrintedIds(state)
  const { codes, error, refetch, want } = usePrintCodes(ids ?? noIds)
  const choice = useTemplateChoice(wanted)
  const check = usePrintCheck(ids ?? noIds, choice.settings)
  const order = printOrders.find((known) => known === state.order) ?? 'number'
  const ordered = usePrintOrder(ids ?? noIds, order, { codes, want })

  async function print(settings: PrintSettings) {
    const { task } = await client.labels.print({ ids: [...ordered], settings })
    void queries.invalidateQueries({ queryKey: ['labels', 'prints'] })
    return task
  }

  const words = { back: paths.qrCodes, backTo: t('labels.back') }
  if (jobGone) return <SheetsFailed error={jobGone} onRetry={again} {...words} />
  if (ids?.length === 0) {
    return (
      <EmptyState
        title={t('labels.nothing')}
        text={t(gone > 0 ? 'labels.allGone' : state.selection === '' ? 'labels.nothingText' : 'labels.selectionGone')}
        action={<ButtonLink to={words.back}>{words.backTo}</ButtonLink>}
      />
    )
  }
  return (
    <SheetsView
      {...{ state, setState, choice, codes, error, refetch, want, check, gone, order, print, ...words }}
      ids={ids && ordered}
    />
  )
}
