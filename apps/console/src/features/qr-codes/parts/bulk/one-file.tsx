import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../client.ts'
import { UploadIcon } from '../../../../ui/editor-icons.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'
import { sendFile } from '../../../files/public.ts'
import css from './bulk.module.css'

interface OneFileProps {
  /** Id of the file that was sent; empty: none yet. */
  chosen: string
  error: string | undefined
  onFile: (id: string) => void
}

/** A file that takes the place of another one. */
export function OneFile({ chosen, error, onFile }: OneFileProps) {
  const { t } = useTranslation()
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
        {t('qrCodes.exchangeFile')}
      </Button>
      {chosen && <span>{name}</span>}
      {(fault ?? error) && <span role="alert">{fault ?? error}</span>}
      <input
        ref={picker}
        type="file"
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
