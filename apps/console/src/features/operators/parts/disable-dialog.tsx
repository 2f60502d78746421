import type { OperatedAccount } from '@matai/contract'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { disableReasonMax } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { useOperatorsChanged } from './operator-queries.ts'
import { accountName } from './tier-name.ts'

/** Nobody is shut out without a reason that he can read. */
export function DisableDialog({ account, onClose }: { account: OperatedAccount; onClose: () => void }) {
  const { t } = useTranslation()
  const changed = useOperatorsChanged()
  const form = useForm({
    initial: { reason: '' },
    checks: { reason: (reason) => (reason.trim() ? undefined : t('operators.reasonMissing')) },
    showsFailure: true,
    async onSubmit({ reason }) {
      await client.operators.accountDisable({ id: account.id, reason: reason.trim() })
      await changed()
      toast.success(i18next.t('operators.disabled'))
      onClose()
    },
  })
  return (
    <DialogForm
      title={t('operators.disableTitle', { name: accountName(account) })}
      text={t('operators.disableText')}
      action={t('operators.disable')}
      danger
      form={form}
      onClose={onClose}
    >
      <TextField
        label={t('operators.reason')}
        hint={t('operators.reasonHint')}
        required
        autoFocus
        rows={3}
        max={disableReasonMax}
        {...form.field('reason')}
      />
    </DialogForm>
  )
}
