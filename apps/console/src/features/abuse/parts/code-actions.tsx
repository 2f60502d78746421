import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { toast } from '../../../ui/toast-store.ts'
import { type OperatedDetails, useAbuseChanged } from './abuse-queries.ts'
import css from './operator.module.css'
import { ReasonDialog } from './reason-dialog.tsx'

/** What can be done about a live code: stop it, open it again, or leave the reports at that. */
export function CodeActions({ details: { code, reports } }: { details: OperatedDetails }) {
  const { t } = useTranslation()
  const changed = useAbuseChanged()
  const [asking, setAsking] = useState<'block' | 'unblock'>()
  const newestOpen = reports.find(({ closedAt }) => closedAt === null)
  const close = useMutation({
    mutationFn: (upTo: number) => client.abuse.reportClose({ id: code.id, upTo }),
    onSuccess: async ({ closed }) => {
      await changed()
      toast.success(t('abuse.closed', { count: closed }))
    },
    onError: (error) => toast.error(sentenceOf(error)),
  })
  return (
    <div className={css.actions}>
      {newestOpen && (
        <Button loading={close.isPending} onClick={() => close.mutate(newestOpen.id)}>
          {t('abuse.close')}
        </Button>
      )}
      {code.blockedAt ? (
        <Button type="primary" onClick={() => setAsking('unblock')}>
          {t('abuse.unblock')}
        </Button>
      ) : (
        <Button type="primary" danger onClick={() => setAsking('block')}>
          {t('abuse.block')}
        </Button>
      )}
      {asking && <ReasonDialog verb={asking} code={code} onClose={() => setAsking(undefined)} />}
    </div>
  )
}
