import { Button } from 'antd'
import { useRef } from 'react'
import { UploadIcon } from './editor-icons.ts'

interface FileButtonProps {
  /** On the button, and the name of its field. */
  label: string
  /** Endings and types that are offered. */
  accept: string
  loading?: boolean
  onChoose: (file: File) => void
}

/** A button that asks for one file; the same file again is a new try. */
export function FileButton({ label, accept, loading = false, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={<UploadIcon />} loading={loading} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onChoose(file)
        }}
      />
    </>
  )
}
