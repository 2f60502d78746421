import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { captionMax } from '@matai/content/schema'
import { Field } from '../../../../ui/field.tsx'
import { useFormats } from '../../../../ui/format.ts'
import { FileIcon } from '../../../../ui/editor-icons.ts'
import type { BlockProps } from './block-props.ts'
import css from './blocks.module.css'
import { FilePicker } from './file-picker.tsx'
import { FileSlot } from './file-slot.tsx'

/** A file to download, under its own name or another. */
export function FileEditor(props: BlockProps<'file'>) {
  const { block, file, onChange, onFile } = props
  const { t } = useTranslation()
  const { formatBytes } = useFormats()
  const choose = (label: string) => (
    <FilePicker icon={<FileIcon />} onFiles={([chosen]) => chosen && onFile(chosen)}>
      {label}
    </FilePicker>
  )
  return (
    <div className={css.file}>
      <FileSlot {...props} choose={choose(t('qrCodes.chooseFile'))}>
        {file && (
          <div className={css.shown}>
            <FileIcon aria-hidden className={css.fileIcon} />
            <span className={css.fileName}>
              <a href={file.url} target="_blank" rel="noreferrer">
                {file.name}
              </a>
              <small>{formatBytes(file.size)}</small>
            </span>
            {choose(t('qrCodes.replaceFile'))}
          </div>
        )}
      </FileSlot>
      <Field label={t('qrCodes.fileTitle')} hint={t('qrCodes.fileTitleHint')}>
        <Input
          value={block.title}
          maxLength={captionMax}
          placeholder={file?.name ?? ''}
          onChange={(event) => onChange({ ...block, title: event.target.value }, 'title')}
        />
      </Field>
    </div>
  )
}
