import type { Member } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { HeirField } from './heir-field.tsx'
import { holdingsQuery, members } from './queries.ts'

/** Somebody stops working here at once; what hangs on the name goes to somebody else. */
export function RemoveDialog({ member: { id, name }, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation()
  const changed = members.useChanged()
  const { data, error, refetch } = useQuery(holdingsQuery(id ?? 0))
  const form = useForm({
    initial: { heirId: null as number | null },
    showsFailure: true,
    async onSubmit({ heirId }) {
      await client.team.del({ id: id ?? 0, ...(heirId ? { heirId } : {}) })
      await changed()
      toast.success(t('team.removed', { name }))
      onClose()
    },
  })
  return (
    <DialogForm
      title={t('team.removeTitle', { name })}
      text={t('team.removeText')}
      action={t('team.remove')}
      danger
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
