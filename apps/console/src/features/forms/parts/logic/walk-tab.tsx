import { FormFill } from '@matai/form-kit/fill'
import { fillOf } from '@matai/form-kit/fills'
import '@matai/form-kit/form.css'
import { type Answers, componentsOf, schemaOf, visible } from '@matai/form-kit/schema'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../ui/panel.tsx'
import { PhoneFrame } from '../../../../ui/phone-frame.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import preview from '../editor/preview/preview.module.css'
import { usePreviewContext } from '../editor/preview/use-preview-context.ts'
import type { FormEditor } from '../editor/use-form-editor.ts'
import css from './logic.module.css'
import { titleOf } from './titles.ts'

const none: Answers = {}

/** Fills the form in as a filler would, and says which questions are asked on this way. Nothing is counted. */
export function WalkTab({ editor: { document, media } }: { editor: FormEditor }) {
  const { t } = useTranslation()
  const [answers, setAnswers] = useState(none)
  const [round, setRound] = useState(0)
  const context = usePreviewContext(media.files)
  const seen = useMemo(() => new Set(visible(document, answers, context.seed)), [document, answers, context.seed])
  const all = componentsOf(document)
  return (
    <div className={css.walk}>
      <PhoneFrame label={t('formRules.walk')}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
        <div className={preview.screen} tabIndex={0} role="group" aria-label={t('formRules.walk')}>
          <h2 className={preview.title}>{document.title}</h2>
          <FormFill
            key={round}
            document={document}
            answers={answers}
            onAnswers={setAnswers}
            onSubmit={() => toast.success(t('formEditor.previewSent'))}
            faceOf={schemaOf}
            fillOf={fillOf}
            context={context}
            isSending={false}
          />
        </div>
      </PhoneFrame>
      <Panel
        title={t('formRules.walkSeen', { count: all.filter(({ id }) => seen.has(id)).length })}
        action={
          <Button
            size="small"
            onClick={() => {
              setAnswers(none)
              setRound(round + 1)
            }}
          >
            {t('formEditor.previewAgain')}
          </Button>
        }
      >
        <p className={css.hint}>{t('formRules.walkHint')}</p>
        <ol className={css.path}>
          {all.map((one) => (
            <li key={one.id} data-seen={seen.has(one.id)}>
              {titleOf(one, t)}
              {!seen.has(one.id) && <small> · {t('formRules.walkHidden')}</small>}
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  )
}
