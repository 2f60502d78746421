import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import { linkAddress } from '@matai/rules/link-address'
import css from './editor.module.css'
import type { Editor } from './use-editor.ts'

/** Where a jump leads. */
export function TargetField({ editor, fault }: { editor: Editor; fault: string | undefined }) {
  const { t } = useTranslation()
  const { content, edit } = editor
  const retarget = (target: string) => edit({ do: 'retarget', target, at: Date.now() })
  return (
    <div className={css.target}>
      <Field label={t('kinds.target')} hint={t('kinds.targetHint')} error={fault} required>
        <Input
          type="url"
          value={content.target}
          placeholder="https://"
          onChange={(event) => retarget(event.target.value)}
          onBlur={() => {
            const address = linkAddress(content.target)
            if (address?.startsWith('http') && address !== content.target) retarget(address)
          }}
        />
      </Field>
    </div>
  )
}
