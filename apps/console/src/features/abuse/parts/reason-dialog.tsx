import type { OperatedCode } from '@matai/contract'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { blockReasonMax } from 'virtual:contract-constants'
import { Dialog } from '../../../ui/dialog.tsx'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { useAbuseChanged } from './abuse-queries.ts'
import css from './operator.module.css'

interface ReasonDialogProps {
  verb: 'block' | 'unblock'
  code: OperatedCode
  onClose: () => void
}

/** Nothing is stopped or opened without words that the owner can read. */
export function ReasonDialog({ verb, code, onClose }: ReasonDialogProps) {
  const { t } = useTranslation()
  const changed = useAbuseChanged()
  const blocks = verb === 'block'
  const form = useForm({
    initial: { reason: '' },
    checks: { reason: (reason) => (reason.trim() ? undefined : t('abuse.reasonMissing')) },
    async onSubmit({ reason }) {
      const call = blocks ? client.abuse.codeBlock : client.abuse.codeUnblock
      await call({ id: code.id, reason: reason.trim() })
      await changed()
      toast.success(t(blocks ? 'abuse.blocked' : 'abuse.unblocked'))
      onClose()
    },
  })
  return (
    <Dialog
      title={t(blocks ? 'abuse.blockTitle' : 'abuse.unblockTitle', { name: code.name })}
      action={t(blocks ? 'abuse.block' : 'abuse.unblock')}
      danger={blocks}
      sending={form.sending}
      onAct={() => void form.submit()}
      onClose={onClose}
      width={480}
    >
      <p className={css.soft}>
        {t(blocks ? (code.kind === 'directory' ? 'abuse.pageBlockText' : 'abuse.blockText') : 'abuse.unblockText')}
      </p>
      <Field
        label={t('abuse.reason')}
        hint={t('abuse.reasonHint', { max: blockReasonMax })}
        error={form.errors.reason}
        required
      >
        <Input.TextArea
          rows={3}
          maxLength={blockReasonMax}
          value={form.values.reason}
          onChange={(event) => form.set('reason', event.target.value)}
        />
      </Field>
    </Dialog>
  )
}
