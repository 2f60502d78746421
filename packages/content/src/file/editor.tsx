import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { captionMax } from '../block.ts'
import { FileIcon } from '../editing/icons.ts'
import { type EditorFace, type EditorProps, useEditorParts } from '../editing/face.ts'
import css from '../editing/editing.module.css'
import { FilePicker } from '../editing/file-picker.tsx'
import { FileSlot } from '../editing/file-slot.tsx'

/** A file to download, under its own name or another. */
function FileEditor(props: EditorProps<'file'>) {
  const { block, file, onChange, onFile } = props
  const { t } = useTranslation()
  const { Field, formatBytes } = useEditorParts()
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

export const fileEditor: EditorFace<'file'> = {
  name: 'qrCodes.file',
  icon: <FileIcon aria-hidden />,
  group: 'groupMedia',
  Editor: FileEditor,
  files: { into: 'each' },
  takes: 'file',
  begin: ([upload = null]) => ({ upload }),
}
