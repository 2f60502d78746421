import { Button } from 'antd'
import { type ReactNode, useRef } from 'react'

interface FilePickerProps {
  /** MIME types for the picker; any without it. */
  accept?: string
  multiple?: boolean
  icon?: ReactNode
  children: ReactNode
  onFiles: (files: File[]) => void
}

/** A button that opens the system's own file picker. */
export function FilePicker({ accept, multiple, icon, children, onFiles }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={icon} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
