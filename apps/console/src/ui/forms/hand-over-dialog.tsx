import { Button, Modal } from 'antd'
import { CopyButton } from '../copy-button.tsx'
import css from './forms.module.css'

interface HandOverDialogProps {
  title: string
  text: string
  /** What is shown here and nowhere else, each under a name for programs that look for it. */
  secrets: { key: string; value: string }[]
  /** The verb of the button: only it closes. */
  action: string
  onClose: () => void
}

/** What somebody hands over to somebody else now: a slip of the mouse must not lose it. */
export function HandOverDialog({ title, text, secrets, action, onClose }: HandOverDialogProps) {
  return (
    <Modal
      open
      title={title}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={520}
      footer={
        <Button type="primary" onClick={onClose}>
          {action}
        </Button>
      }
    >
      {secrets.map(({ key, value }) => (
        <div key={key} className={css.secret}>
          <span data-testid={key}>{value}</span>
          <CopyButton text={value} />
        </div>
      ))}
      <p className={css.text}>{text}</p>
    </Modal>
  )
}
