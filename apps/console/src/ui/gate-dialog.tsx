import { Modal } from 'antd'
import type { ReactNode } from 'react'

interface GateDialogProps {
  /** Said by screen readers; it is not shown. */
  title: string
  open: boolean
  width: number
  children: ReactNode
}

/** Stands before everything else until it lets the person through; nothing else closes it. */
export function GateDialog({ title, open, width, children }: GateDialogProps) {
  return (
    <Modal
      open={open}
      width={width}
      footer={null}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      destroyOnHidden
      title={title}
      styles={{ header: { display: 'none' }, container: { padding: 0 } }}
    >
      {children}
    </Modal>
  )
}
