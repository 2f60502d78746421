import { Button } from 'antd'
import { useRef, useState } from 'react'
import { sentenceOf } from '../../../client.ts'
import { UploadIcon } from '../../../ui/editor-icons.ts'
import { useSingleFlight } from '../../../ui/use-single-flight.ts'
import css from './one-file.module.css'
import { sendFile } from './send-one.ts'

interface OneFileProps {
  /** What the button says. */
  label: string
  /** Kinds of files that the picker offers, as `accept` of an input. */
  accept?: string
  /** Id of the file that was sent; empty: none yet. */
  chosen: string
  error: string | undefined
  onFile: (id: string) => void
}

/** A button that sends one file and says which. */
export function OneFile({ label, accept, chosen, error, onFile }: OneFileProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const { run, running } = useSingleFlight(async (file: File) => {
    try {
      const stored = await sendFile(file, () => {})
      setName(stored.name)
      setFault(undefined)
      onFile(stored.id)
    } catch (failure) {
      setFault(sentenceOf(failure))
    }
  })
  return (
    <div className={css.file}>
      <Button icon={<UploadIcon />} loading={running} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      {chosen && <span>{name}</span>}
      {(fault ?? error) && <span role="alert">{fault ?? error}</span>}
      <input
        ref={picker}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void run(file)
          target.value = ''
        }}
      />
    </div>
  )
}
