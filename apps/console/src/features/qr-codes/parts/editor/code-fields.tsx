import { useQuery } from '@tanstack/react-query'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { qrCodeNameMax } from 'virtual:contract-constants'
import { Field } from '../../../../ui/field.tsx'
import { DirectoryPicker, directoriesQuery } from '../../../directories/public.tsx'
import css from './editor.module.css'
import type { Editor } from './use-editor.ts'

/** Name and directory of the code. */
export function CodeFields({ editor, fault }: { editor: Editor; fault: string | undefined }) {
  const { t } = useTranslation()
  const { content, edit } = editor
  const { data } = useQuery(directoriesQuery)
  const directories = data?.list ?? []
  const chosen = content.directoryId ?? directories.find(({ isDefault }) => isDefault)?.id
  return (
    <div className={css.fields}>
      <Field label={t('qrCodes.name')} hint={t('qrCodes.nameHint')} error={fault} required>
        <Input
          value={content.name}
          maxLength={qrCodeNameMax}
          placeholder={t('qrCodes.nameExample')}
          showCount
          onChange={(event) => edit({ do: 'rename', name: event.target.value, at: Date.now() })}
        />
      </Field>
      <Field label={t('qrCodes.directory')}>
        <DirectoryPicker
          value={chosen}
          onChange={(directoryId) => edit({ do: 'chooseDirectory', directoryId, at: Date.now() })}
        />
      </Field>
    </div>
  )
}
