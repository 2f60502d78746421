import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { downloadStarted, exportsQuery, isOpen } from '../../../../downloads.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import css from './panels.module.css'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'

/** Takes everything in the account out of it, for its administrator. */
export function DataPanel({ accountId }: { accountId: number }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { data } = useQuery(exportsQuery(accountId))
  const running = data?.list.some((task) => task.kind === 'accountData' && isOpen(task)) ?? false
  const start = useMutation({
    mutationFn: () => client.exports.accountData({}),
    onSuccess: ({ task }) => {
      downloadStarted(queries, task)
      toast.success(i18next.t('exports.started'))
    },
    onError: (error) => toast.error(sentenceOf(error)),
  })
  const { run } = useSingleFlight(() => start.mutateAsync().catch(() => undefined))
  return (
    <Panel title={t('exports.data')}>
      <p className={css.text}>{t('exports.dataText')}</p>
      {running && (
        <p className={css.text} role="status">
          {t('exports.dataRunning')}
        </p>
      )}
      <Button loading={start.isPending} disabled={running} onClick={() => void run()}>
        {t('exports.dataStart')}
      </Button>
    </Panel>
  )
}
