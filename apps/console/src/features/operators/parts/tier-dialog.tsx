import type { OperatedAccount } from '@matai/contract'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { useOperatorsChanged } from './operator-queries.ts'
import { dayOf, endOfDay, TierFields, type TierValues } from './tier-fields.tsx'
import { accountName } from './tier-name.ts'

export function TierDialog({ account, onClose }: { account: OperatedAccount; onClose: () => void }) {
  const { t } = useTranslation()
  const changed = useOperatorsChanged()
  const { id, tier, state, tierUntil } = account
  const form = useForm<TierValues>({
    initial: { tier, until: state === 'ended' ? '' : dayOf(tierUntil) },
    showsFailure: true,
    async onSubmit(values) {
      await client.operators.accountTier({ id, tier: values.tier, until: endOfDay(values.until) })
      await changed()
      toast.success(i18next.t('operators.tierSet'))
      onClose()
    },
  })
  return (
    <DialogForm
      title={t('operators.tierTitle', { name: accountName(account) })}
      text={t('operators.tierText')}
      action={t('operators.setTier')}
      form={form}
      onClose={onClose}
    >
      <TierFields form={form} />
    </DialogForm>
  )
}
