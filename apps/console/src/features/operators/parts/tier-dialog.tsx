import type { OperatedAccount } from '@matai/contract'
import { Modal } from 'antd'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { useOperatorsChanged } from './operator-queries.ts'
import css from './operators.module.css'
import { dayOf, endOfDay, TierFields, type TierValues } from './tier-fields.tsx'
import { accountName } from './tier-name.ts'

export function TierDialog({ account, onClose }: { account: OperatedAccount; onClose: () => void }) {
  const { t } = useTranslation()
  const changed = useOperatorsChanged()
  const { id, tier, state, tierUntil } = account
  const form = useForm<TierValues>({
    initial: { tier, until: state === 'ended' ? '' : dayOf(tierUntil) },
    async onSubmit(values) {
      await client.operators.accountTier({ id, tier: values.tier, until: endOfDay(values.until) })
      await changed()
      toast.success(i18next.t('operators.tierSet'))
      onClose()
    },
  })
  return (
    <Modal
      open
      title={t('operators.tierTitle', { name: accountName(account) })}
      okText={t('operators.setTier')}
      cancelText={t('app.cancel')}
      confirmLoading={form.sending}
      onOk={() => void form.submit()}
      onCancel={onClose}
      width={480}
    >
      <p className={css.soft}>{t('operators.tierText')}</p>
      <TierFields
        values={form.values}
        error={form.errors.until}
        change={({ tier: one, until }) => {
          if (one) form.set('tier', one)
          if (until !== undefined) form.set('until', until)
        }}
      />
    </Modal>
  )
}
