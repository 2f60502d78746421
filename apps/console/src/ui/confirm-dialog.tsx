import { Input, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Question, useAsked } from './confirm-store.ts'
import { Field } from './field.tsx'

/** Mounted once, in the frame; shows what `confirm()` asks. */
export function ConfirmDialog() {
  const { question, answer } = useAsked()
  return question ? <Dialog key={question.title} question={question} answer={answer} /> : null
}

function Dialog({ question, answer }: { question: Question; answer: (yes: boolean) => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const ready = !question.typed || typed.trim() === question.typed
  return (
    <Modal
      open
      title={question.title}
      okText={question.action}
      cancelText={t('app.cancel')}
      okButtonProps={{ danger: question.danger ?? false, disabled: !ready }}
      onOk={() => answer(true)}
      onCancel={() => answer(false)}
      width={440}
    >
      <p>{question.text}</p>
      {question.typed && (
        <div style={{ marginTop: 16 }}>
          <Field label={t('app.typeToConfirm', { word: question.typed })}>
            <Input value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" />
          </Field>
        </div>
      )}
    </Modal>
  )
}
