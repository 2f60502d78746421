import { FormFill } from '@matai/form-kit/fill'
import '@matai/form-kit/form.css'
import { type Answers, type FormDocument, schemaOf } from '@matai/form-kit/schema'
import { Button } from 'antd'
import { memo, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PhoneFrame } from '../../../../../ui/phone-frame.tsx'
import { toast } from '../../../../../ui/toast-store.ts'
import type { FormEditor } from '../use-form-editor.ts'
import css from './preview.module.css'
import { quietFillOf } from './quiet-fill.ts'
import { usePreviewContext } from './use-preview-context.ts'

const none: Answers = {}

/** The fill page itself, with the form as it is written now. Nothing of it is submitted. */
export function FormPreview({ editor }: { editor: FormEditor }) {
  // Letters that are typed come before the page that shows them.
  const document = useDeferredValue(editor.document)
  return <Preview document={document} files={editor.media.files} />
}

interface PreviewProps {
  document: FormDocument
  files: FormEditor['media']['files']
}

const Preview = memo(function Preview({ document, files }: PreviewProps) {
  const { t } = useTranslation()
  const [answers, setAnswers] = useState(none)
  const context = usePreviewContext(files)
  return (
    <div className={css.pane}>
      <PhoneFrame label={t('formEditor.preview')}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
        <div className={css.screen} tabIndex={0} role="group" aria-label={t('formEditor.preview')}>
          <h2 className={css.title}>{document.title}</h2>
          <FormFill
            document={document}
            answers={answers}
            onAnswers={setAnswers}
            onSubmit={() => toast.info(t('formEditor.previewSent'))}
            faceOf={schemaOf}
            fillOf={quietFillOf}
            context={context}
            isSending={false}
          />
        </div>
      </PhoneFrame>
      <Button size="small" type="text" disabled={answers === none} onClick={() => setAnswers(none)}>
        {t('formEditor.previewAgain')}
      </Button>
    </div>
  )
})
