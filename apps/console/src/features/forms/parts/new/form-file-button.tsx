import type { FormDocument } from '@matai/form-kit/schema'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadIcon } from '../../../../ui/editor-icons.ts'
import { readFormFile } from './form-file.ts'

/** Takes a form from a file; what is wrong with the file stands beside the button. */
export function FormFileButton({ onRead }: { onRead: (document: FormDocument) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState('')

  async function choose(file: File | undefined) {
    if (!file) return
    const read = readFormFile(await file.text())
    if ('document' in read) {
      setFault('')
      return onRead(read.document)
    }
    const { problem } = read
    const said = problem ? t(problem.phrase, problem.params) : t('formTemplates.noForm')
    setFault(problem ? t('formTemplates.wrongAt', { place: problem.path.join(' › '), said }) : said)
  }
  return (
    <div>
      <Button icon={<UploadIcon />} onClick={() => input.current?.click()}>
        {t('formTemplates.file')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label={t('formTemplates.file')}
        onChange={(event) => {
          void choose(event.target.files?.[0])
          event.target.value = '' // the same file again is a new try
        }}
      />
      {fault && <p role="alert">{fault}</p>}
    </div>
  )
}
