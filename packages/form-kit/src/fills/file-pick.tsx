import { useRef } from 'react'
import type { PartWired } from './labelled.tsx'

interface FilePickProps {
  wired?: Partial<PartWired>
  label: string
  accept?: string | undefined
  /** asks for the camera or the microphone instead of what is stored */
  capture?: 'environment' | 'user' | undefined
  isMultiple?: boolean
  onPick(files: File[]): void
}

/** A button that is the browser's own choice of files, so that every phone and every reader knows it. */
export function FilePick({ wired, label, accept, capture, isMultiple = false, onPick }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <label className="mt-button mt-file">
      <span aria-hidden="true">＋</span> {label}
      <input
        ref={input}
        type="file"
        className="mt-unseen"
        {...wired}
        aria-label={label}
        accept={accept}
        capture={capture}
        multiple={isMultiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file can be chosen again after it was removed.
          currentTarget.value = ''
          onPick(files)
        }}
      />
    </label>
  )
}
