import { Input, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import { useForm } from '../../../../ui/use-form.ts'

interface NameStyleDialogProps {
  title: string
  action: string
  initial: string
  onClose: () => void
  /** The dialog closes when it is done, and stays with the fault when it fails. */
  onSubmit: (name: string) => Promise<void>
}

/** Longest name of a saved style. */
export const styleNameMax = 30

/** Asks for the name of a style. */
export function NameStyleDialog({ title, action, initial, onClose, onSubmit }: NameStyleDialogProps) {
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
        <Field label={t('styles.name')} error={form.errors.name} required>
          <Input
            autoFocus
            value={form.values.name}
            maxLength={styleNameMax}
            showCount
            autoComplete="off"
            onChange={(event) => form.set('name', event.target.value)}
          />
        </Field>
      </form>
    </Modal>
  )
}
