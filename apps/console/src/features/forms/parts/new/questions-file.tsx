import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { UploadIcon } from '../../../../ui/editor-icons.ts'
import { toBase64 } from '../../../../ui/file-bytes.ts'
import css from './paste-questions.module.css'
import { questionsText } from './question-rows.ts'

/** Questions of an Excel list as text, which is looked at and mended before they come into the form. */
export function QuestionsFile({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState('')

  async function choose(file: File | undefined) {
    if (!file) return
    setReading(true)
    setFault('')
    try {
      const { rows } = await client.forms.readQuestions({ workbook: await toBase64(file) })
      const text = questionsText(rows)
      if (text === '') setFault(t('formTemplates.questionsNone'))
      else onText(text)
    } catch (error) {
      setFault(sentenceOf(error))
    } finally {
      setReading(false)
    }
  }
  return (
    <div className={css.file}>
      <Button icon={<UploadIcon />} loading={isReading} onClick={() => input.current?.click()}>
        {t('formTemplates.questionsFile')}
      </Button>
      <small>{t('formTemplates.questionsHint')}</small>
      <input
        ref={input}
        hidden
        type="file"
        accept=".xlsx,.csv"
        aria-label={t('formTemplates.questionsFile')}
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = '' // the same file again is a new try
        }}
      />
      {fault && <p role="alert">{fault}</p>}
    </div>
  )
}
