import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { captionMax } from '../block.ts'
import type { DraftBlock } from '../schema.ts'
import { useEditorParts } from './face.ts'

interface TitleFieldProps<Titled> {
  block: Titled
  /** What stands there without a title. */
  placeholder: string
  onChange: (block: Titled, field: string) => void
}

/** The title over something that is played. */
export function TitleField<Titled extends DraftBlock & { title: string }>(props: TitleFieldProps<Titled>) {
  const { block, placeholder, onChange } = props
  const { t } = useTranslation()
  const { Field } = useEditorParts()
  return (
    <Field label={t('blocks.mediaTitle')} hint={t('blocks.mediaTitleHint')}>
      <Input
        value={block.title}
        maxLength={captionMax}
        placeholder={placeholder}
        onChange={(event) => onChange({ ...block, title: event.target.value }, 'title')}
      />
    </Field>
  )
}
