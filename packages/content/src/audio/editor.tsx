import { TitleField } from '../editing/title-field.tsx'
import { useTranslation } from 'react-i18next'
import { AudioIcon } from '../editing/icons.ts'
import { type EditorFace, type EditorProps, useEditorParts } from '../editing/face.ts'
import css from '../editing/editing.module.css'
import { FilePicker } from '../editing/file-picker.tsx'
import { FileSlot } from '../editing/file-slot.tsx'

/** Sound under a title. */
function AudioEditor(props: EditorProps<'audio'>) {
  const { file, onFile } = props
  const { t } = useTranslation()
  const { fileTypes } = useEditorParts()
  const choose = (label: string) => (
    <FilePicker accept={fileTypes.audio} icon={<AudioIcon />} onFiles={([chosen]) => chosen && onFile(chosen)}>
      {label}
    </FilePicker>
  )
  return (
    <div className={css.file}>
      <FileSlot {...props} choose={choose(t('blocks.chooseAudio'))}>
        {file && (
          <div className={css.shown}>
            <audio controls preload="metadata" src={file.url} aria-label={file.name} className={css.player} />
            {choose(t('blocks.replaceAudio'))}
          </div>
        )}
      </FileSlot>
      <TitleField block={props.block} placeholder={file?.name ?? ''} onChange={props.onChange} />
    </div>
  )
}

export const audioEditor: EditorFace<'audio'> = {
  name: 'blocks.audio',
  icon: <AudioIcon aria-hidden />,
  group: 'groupMedia',
  Editor: AudioEditor,
  files: { into: 'each', accept: 'audio' },
  takes: 'audio',
  begin: ([upload = null]) => ({ upload }),
}
