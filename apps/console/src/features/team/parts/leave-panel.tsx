import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { paths } from '../../../paths.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { useUser } from '../../../user.ts'
import { HeirField } from './heir-field.tsx'
import { ownHoldingsQuery } from './queries.ts'
import css from './team.module.css'

/** For who works in somebody else's account: the way out, after handing over. */
export function LeavePanel() {
  const { t } = useTranslation()
  const { account, seenAs } = useUser()
  const [leaving, setLeaving] = useState(false)
  if (account.role === 'admin' || seenAs) return null
  return (
    <Panel title={t('team.leave')}>
      <p className={css.soft}>{t('team.leaveText', { account: account.name })}</p>
      <Button danger onClick={() => setLeaving(true)}>
        {t('team.leave')}
      </Button>
      {leaving && <LeaveDialog account={account.name} onClose={() => setLeaving(false)} />}
    </Panel>
  )
}

function LeaveDialog({ account, onClose }: { account: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(ownHoldingsQuery)
  const form = useForm({
    initial: { heirId: null as number | null },
    showsFailure: true,
    async onSubmit({ heirId }) {
      await client.team.quitCompany(heirId ? { heirId } : {})
      // A new page, so that nothing of the account that was left stays on a screen.
      location.assign(paths.home)
    },
  })
  return (
    <DialogForm
      title={t('team.leaveTitle', { account })}
      text={t('team.removeText')}
      action={t('team.leave')}
      danger
      own
      form={form}
      onClose={onClose}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={3} height={24} />}
      {data && (
        <HeirField holdings={data} value={form.values.heirId} onChange={(heirId) => form.set('heirId', heirId)} />
      )}
    </DialogForm>
  )
}
