import type { OperatedAccount } from '@matai/contract'
import { Input, Modal } from 'antd'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { disableReasonMax } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { useOperatorsChanged } from './operator-queries.ts'
import css from './operators.module.css'
import { accountName } from './tier-name.ts'

/** Nobody is shut out without a reason that he can read. */
export function DisableDialog({ account, onClose }: { account: OperatedAccount; onClose: () => void }) {
  const { t } = useTranslation()
  const changed = useOperatorsChanged()
  const form = useForm({
    initial: { reason: '' },
    checks: { reason: (reason) => (reason.trim() ? undefined : t('operators.reasonMissing')) },
    async onSubmit({ reason }) {
      await client.operators.accountDisable({ id: account.id, reason: reason.trim() })
      await changed()
      toast.success(i18next.t('operators.disabled'))
      onClose()
    },
  })
  return (
    <Modal
      open
      title={t('operators.disableTitle', { name: accountName(account) })}
      okText={t('operators.disable')}
      cancelText={t('app.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={form.sending}
      onOk={() => void form.submit()}
      onCancel={onClose}
      width={480}
    >
      <p className={css.soft}>{t('operators.disableText')}</p>
      <Field label={t('operators.reason')} hint={t('operators.reasonHint')} error={form.errors.reason} required>
        <Input.TextArea
          rows={3}
          maxLength={disableReasonMax}
          value={form.values.reason}
          onChange={(event) => form.set('reason', event.target.value)}
        />
      </Field>
    </Modal>
  )
}
