import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { type CodesWanted, downloadStarted } from '../../../../downloads.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'

/** Starts a workbook with the addresses of live codes; it comes by itself when it is made. */
export function useExportUrls() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const start = useMutation({
    mutationFn: (selection: CodesWanted['selection']) => client.exports.qrCodeAddresses(selection),
    onSuccess: ({ task }) => {
      downloadStarted(queries, task)
      toast.success(t('exports.started'))
    },
    onError: (error) => toast.error(sentenceOf(error)),
  })
  const { run } = useSingleFlight((selection: CodesWanted['selection']) =>
    start.mutateAsync(selection).catch(() => undefined),
  )
  return { start: run, isPending: start.isPending }
}
