import type { ExportTask } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../client.ts'
import { downloadStarted } from '../../../../downloads.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'

/** Starts a file that is made in the background; it comes by itself when it is made. */
export function useStart() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useSingleFlight(async (start: () => Promise<{ task: ExportTask }>) => {
    try {
      const { task } = await start()
      downloadStarted(queries, task)
      toast.success(t('exports.started'))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })
}
