import { Button } from 'antd'
import { type ToolIconName, ToolIcon } from './tool-icons.tsx'

interface ToolButtonProps {
  icon: ToolIconName
  label: string
  /** Said behind the label: 'Ctrl+D'. */
  keys?: string
  disabled?: boolean
  pressed?: boolean
  onClick: () => void
}

export function ToolButton({ icon, label, keys, disabled = false, pressed, onClick }: ToolButtonProps) {
  return (
    <Button
      type={pressed ? 'default' : 'text'}
      size="small"
      icon={<ToolIcon name={icon} />}
      aria-label={label}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      title={keys ? `${label} (${keys})` : label}
      disabled={disabled}
      onClick={onClick}
    />
  )
}
