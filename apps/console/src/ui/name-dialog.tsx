import { Input, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from './field.tsx'
import { useForm } from './use-form.ts'

interface NameDialogProps {
  title: string
  label: string
  hint?: string
  /** The verb of the button. */
  action: string
  initial: string
  max: number
  onClose: () => void
  /** The dialog closes when it is done, and stays with the fault when it fails. */
  onSubmit: (name: string) => Promise<void>
}

/** Asks for one name. */
export function NameDialog({ title, label, hint, action, initial, max, onClose, onSubmit }: NameDialogProps) {
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
        <Field label={label} hint={hint} error={form.errors.name} required>
          <Input
            autoFocus
            value={form.values.name}
            maxLength={max}
            showCount
            autoComplete="off"
            onChange={(event) => form.set('name', event.target.value)}
          />
        </Field>
      </form>
    </Modal>
  )
}
