import { PhoneIcon } from '../editing/icons.ts'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { buttonTextMax } from '../block.ts'
import { type EditorFace, type EditorProps, useEditorParts } from '../editing/face.ts'
import css from '../editing/editing.module.css'
import { useTextLimit } from '../editing/text-limit.ts'

/** A button that calls. */
function PhoneButtonEditor({ block, onChange }: EditorProps<'phoneButton'>) {
  const { t } = useTranslation()
  const { Field } = useEditorParts()
  const textMax = useTextLimit(buttonTextMax)
  const phoneMax = useTextLimit(20)
  return (
    <div className={css.words}>
      <Field label={t('blocks.buttonText')}>
        <Input
          value={block.text}
          maxLength={textMax}
          placeholder={t('blocks.phoneTextExample')}
          onChange={(event) => onChange({ ...block, text: event.target.value }, 'text')}
        />
      </Field>
      <Field label={t('blocks.phone')}>
        <Input
          type="tel"
          value={block.phone}
          maxLength={phoneMax}
          placeholder={t('blocks.phoneExample')}
          onChange={(event) => onChange({ ...block, phone: event.target.value }, 'phone')}
        />
      </Field>
    </div>
  )
}

export const phoneButtonEditor: EditorFace<'phoneButton'> = {
  name: 'blocks.phoneButton',
  icon: <PhoneIcon aria-hidden />,
  group: 'groupAction',
  Editor: PhoneButtonEditor,
}
