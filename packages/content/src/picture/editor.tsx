import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { captionMax } from '../block.ts'
import { PictureIcon } from '../editing/icons.ts'
import { type EditorFace, type EditorProps, useEditorParts } from '../editing/face.ts'
import css from '../editing/editing.module.css'
import { FilePicker } from '../editing/file-picker.tsx'
import { FileSlot } from '../editing/file-slot.tsx'

/** A picture with its caption and the words that stand for it. */
function PictureEditor(props: EditorProps<'picture'>) {
  const { block, file, onChange, onFile } = props
  const { t } = useTranslation()
  const { Field, fileTypes } = useEditorParts()
  const choose = (label: string) => (
    <FilePicker accept={fileTypes.picture} icon={<PictureIcon />} onFiles={([chosen]) => chosen && onFile(chosen)}>
      {label}
    </FilePicker>
  )
  return (
    <div className={css.picture}>
      <FileSlot {...props} choose={choose(t('qrCodes.choosePicture'))}>
        {file && (
          <div className={css.shown}>
            <img src={file.url} alt={block.alt} className={css.thumb} />
            {choose(t('qrCodes.replacePicture'))}
          </div>
        )}
      </FileSlot>
      <div className={css.words}>
        <Field label={t('qrCodes.caption')} hint={t('qrCodes.captionHint')}>
          <Input
            value={block.caption}
            maxLength={captionMax}
            onChange={(event) => onChange({ ...block, caption: event.target.value }, 'caption')}
          />
        </Field>
        <Field label={t('qrCodes.alt')} hint={t(block.alt === '' ? 'blocks.altMissing' : 'qrCodes.altHint')}>
          <Input
            value={block.alt}
            maxLength={captionMax}
            onChange={(event) => onChange({ ...block, alt: event.target.value }, 'alt')}
          />
        </Field>
      </div>
    </div>
  )
}

export const pictureEditor: EditorFace<'picture'> = {
  name: 'qrCodes.pictureBlock',
  icon: <PictureIcon aria-hidden />,
  group: 'groupMedia',
  Editor: PictureEditor,
  files: { into: 'each', accept: 'picture', byKind: true },
  takes: 'picture',
  begin: ([upload = null]) => ({ upload }),
}
