import { type DragEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadIcon } from '../../../../ui/editor-icons.ts'
import { LoadingIcon } from '../../../../ui/icons.ts'
import css from './import.module.css'
import { workbookEndings } from './read-workbook.ts'

interface FileDropProps {
  busy: boolean
  /** What it says below the invitation. */
  hint: string
  fault: string
  onFile: (file: File) => void
}

/** Takes one workbook, dropped or chosen. */
export function FileDrop({ busy, hint, fault, onFile }: FileDropProps) {
  const { t } = useTranslation()
  const id = useId()
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !busy) onFile(file)
  }

  return (
    <div>
      <label
        className={css.drop}
        data-over={over}
        aria-busy={busy}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          type="file"
          className="visually-hidden"
          accept={workbookEndings}
          disabled={busy}
          aria-describedby={fault ? `${id}-fault ${id}-says` : `${id}-says`}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onFile(file)
            target.value = '' // the same file again is a new try
          }}
        />
        {busy ? <LoadingIcon spin /> : <UploadIcon />}
        <b>{t(busy ? 'batchScreens.checking' : 'batchScreens.drop')}</b>
      </label>
      {fault && (
        <p id={`${id}-fault`} className={css.fault} role="alert">
          {fault}
        </p>
      )}
      <p id={`${id}-says`} className={css.hint}>
        {hint}
      </p>
    </div>
  )
}
