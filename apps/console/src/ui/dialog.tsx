import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface DialogProps {
  title: string
  /** False while it closes, where it stays on the page for that. */
  open?: boolean
  /** The verb of its button; without one there is nothing to do but look. */
  action?: string
  onAct?: () => void
  /** What is asked for is under way. */
  sending?: boolean
  disabled?: boolean
  danger?: boolean
  /** Said in place of "cancel". */
  cancel?: string
  onClose: () => void
  width?: number
  /** Buttons of its own in place of the usual two. */
  foot?: ReactNode
  children: ReactNode
}

/** Something that is decided before one goes on. Fields that are sent stand in a DialogForm. */
export function Dialog({ title, open = true, action, onAct, onClose, width = 480, foot, ...props }: DialogProps) {
  const { t } = useTranslation()
  const own = foot ?? (action === undefined ? null : undefined)
  return (
    <Modal
      open={open}
      title={title}
      okText={action}
      cancelText={props.cancel ?? t('app.cancel')}
      okButtonProps={{ disabled: props.disabled ?? false, danger: props.danger ?? false }}
      confirmLoading={props.sending ?? false}
      onOk={() => onAct?.()}
      onCancel={onClose}
      width={width}
      {...(own === undefined ? {} : { footer: own })}
    >
      {props.children}
    </Modal>
  )
}
