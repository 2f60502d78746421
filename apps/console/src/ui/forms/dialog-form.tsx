import { ConfigProvider, Modal } from 'antd'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormBody, FormFailure, type ShownForm } from './form-body.tsx'
import css from './forms.module.css'
import { useLooking } from '../looking.ts'
import { useClosing } from './use-closing.ts'

interface DialogFormProps {
  title: string
  /** What will happen. */
  text?: ReactNode
  /** The verb of the button. */
  action: string
  danger?: boolean
  /** Why it may be looked at and not sent. */
  locked?: string | undefined
  /** About the person alone: who only looks may send it, too. */
  own?: boolean
  /** From `useForm` with `showsFailure`: whether it is being sent, and what is wrong. */
  form: ShownForm
  onClose: () => void
  width?: number
  children?: ReactNode
}

/** A few fields in a dialog. */
export function DialogForm({
  title,
  text,
  action,
  danger,
  own = false,
  form,
  onClose,
  width = 480,
  children,
  ...props
}: DialogFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const close = useClosing(form, onClose)
  const looking = useLooking()
  const locked = props.locked ?? (own ? undefined : looking)
  return (
    <Modal
      open
      title={title}
      okText={action}
      cancelText={t('app.cancel')}
      okButtonProps={{ htmlType: 'submit', form: id, danger: danger ?? false, disabled: locked !== undefined }}
      cancelButtonProps={{ disabled: form.sending }}
      confirmLoading={form.sending}
      onCancel={() => void close()}
      width={width}
    >
      <FormBody id={id} form={form}>
        {text && <p className={css.text}>{text}</p>}
        {locked && (
          <p className={css.text} role="status">
            {locked}
          </p>
        )}
        <ConfigProvider componentDisabled={locked !== undefined}>{children}</ConfigProvider>
        <FormFailure form={form} />
      </FormBody>
    </Modal>
  )
}
