import type { FormDocument } from '@matai/form-kit/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileButton } from '../../../../ui/file-button.tsx'
import { readFormFile } from './form-file.ts'

/** Takes a form from a file; what is wrong with the file stands beside the button. */
export function FormFileButton({ onRead }: { onRead: (document: FormDocument) => void }) {
  const { t } = useTranslation()
  const [fault, setFault] = useState('')

  async function choose(file: File) {
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
      <FileButton
        label={t('formTemplates.file')}
        accept=".json,application/json"
        onChoose={(file) => void choose(file)}
      />
      {fault && <p role="alert">{fault}</p>}
    </div>
  )
}
