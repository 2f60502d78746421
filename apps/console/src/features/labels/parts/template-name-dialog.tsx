import { Input, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { labelNameMax } from 'virtual:contract-constants'
import { Field } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/use-form.ts'

interface LabelNameDialogProps {
  title: string
  /** The verb of the button. */
  action: string
  initial: string
  onClose: () => void
  /** The dialog closes when it is done, and stays with the fault when it fails. */
  onSubmit: (name: string) => Promise<void>
}

/** Asks for the name of a label template. */
export function LabelNameDialog({ title, action, initial, onClose, onSubmit }: LabelNameDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    initial: { name: initial },
    checks: { name: (name) => (name.trim() === '' ? t('errors.nameEmpty') : undefined) },
    onSubmit: async ({ name }) => {
      await onSubmit(name.trim())
      onClose()
    },
  })
  return (
    <Modal
      open
      title={title}
      okText={action}
      cancelText={t('app.cancel')}
      confirmLoading={form.sending}
      onOk={() => void form.submit()}
      onCancel={onClose}
      width={420}
    >
      <form onSubmit={form.submit}>
        <Field label={t('labelEditor.name')} error={form.errors.name} required>
          <Input
            autoFocus
            value={form.values.name}
            maxLength={labelNameMax}
            showCount
            autoComplete="off"
            onChange={(event) => form.set('name', event.target.value)}
          />
        </Field>
      </form>
    </Modal>
  )
}
