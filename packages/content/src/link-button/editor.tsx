import { LinkIcon } from '../editing/icons.ts'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { buttonTextMax } from '../block.ts'
import { type EditorFace, type EditorProps, useEditorParts } from '../editing/face.ts'
import css from '../editing/editing.module.css'
import { useTextLimit } from '../editing/text-limit.ts'
import { linkAddress } from '@matai/rules/link-address'

/** A button that leads elsewhere. */
function LinkButtonEditor({ block, onChange }: EditorProps<'linkButton'>) {
  const { t } = useTranslation()
  const { Field } = useEditorParts()
  const textMax = useTextLimit(buttonTextMax)
  return (
    <div className={css.words}>
      <Field label={t('blocks.buttonText')}>
        <Input
          value={block.text}
          maxLength={textMax}
          placeholder={t('blocks.buttonExample')}
          onChange={(event) => onChange({ ...block, text: event.target.value }, 'text')}
        />
      </Field>
      <Field label={t('blocks.buttonLink')}>
        <Input
          type="url"
          value={block.url}
          placeholder="https://"
          onChange={(event) => onChange({ ...block, url: event.target.value }, 'url')}
          onBlur={() => {
            const address = linkAddress(block.url)
            if (address?.startsWith('http') && address !== block.url) onChange({ ...block, url: address }, 'url')
          }}
        />
      </Field>
    </div>
  )
}

export const linkButtonEditor: EditorFace<'linkButton'> = {
  name: 'blocks.linkButton',
  icon: <LinkIcon aria-hidden />,
  group: 'groupAction',
  Editor: LinkButtonEditor,
}
