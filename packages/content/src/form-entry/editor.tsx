import { FormIcon } from '../editing/icons.ts'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { buttonTextMax } from '../block.ts'
import { type EditorFace, type EditorProps, useEditorParts } from '../editing/face.ts'
import css from '../editing/editing.module.css'
import { useTextLimit } from '../editing/text-limit.ts'

/** Which form, and what stands on the button that opens it. */
function FormEntryEditor({ block, onChange }: EditorProps<'formEntry'>) {
  const { t } = useTranslation()
  const { Field, FormField } = useEditorParts()
  const textMax = useTextLimit(buttonTextMax)
  return (
    <div className={css.file}>
      <FormField
        value={block.formId || null}
        onChange={({ id, title }) => {
          // A button that nobody wrote says what the form is called.
          const text = block.text || [...title].slice(0, buttonTextMax).join('')
          onChange({ ...block, formId: id, text }, 'formId')
        }}
      />
      <Field label={t('blocks.buttonText')}>
        <Input
          value={block.text}
          maxLength={textMax}
          placeholder={t('blocks.formTextExample')}
          onChange={(event) => onChange({ ...block, text: event.target.value }, 'text')}
        />
      </Field>
    </div>
  )
}

export const formEntryEditor: EditorFace<'formEntry'> = {
  name: 'blocks.formEntry',
  icon: <FormIcon aria-hidden />,
  group: 'groupAction',
  Editor: FormEntryEditor,
}
