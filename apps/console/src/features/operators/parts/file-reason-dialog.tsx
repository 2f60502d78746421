import type { OperatedFile } from '@matai/contract'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { disableReasonMax } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { useOperatorsChanged } from './operator-queries.ts'

interface FileReasonDialogProps {
  verb: 'block' | 'unblock'
  file: OperatedFile
  onClose: () => void
}

/** No file is taken from the net, or given out again, without words that its owner can read. */
export function FileReasonDialog({ verb, file: { id, name }, onClose }: FileReasonDialogProps) {
  const { t } = useTranslation()
  const changed = useOperatorsChanged()
  const blocks = verb === 'block'
  const form = useForm({
    initial: { reason: '' },
    checks: { reason: (reason) => (reason.trim() ? undefined : t('operators.reasonMissing')) },
    showsFailure: true,
    async onSubmit({ reason }) {
      const call = blocks ? client.operators.fileBlock : client.operators.fileUnblock
      await call({ id, reason: reason.trim() })
      await changed()
      toast.success(i18next.t(blocks ? 'operators.fileWasBlocked' : 'operators.fileWasUnblocked'))
      onClose()
    },
  })
  return (
    <DialogForm
      title={t(blocks ? 'operators.fileBlockTitle' : 'operators.fileUnblockTitle', { name })}
      text={t(blocks ? 'operators.fileBlockText' : 'operators.fileUnblockText')}
      action={t(blocks ? 'operators.fileBlock' : 'operators.fileUnblock')}
      danger={blocks}
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
