import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { captionMax } from '@matai/content/schema'
import { Field } from '../../../../ui/field.tsx'
import { PictureIcon } from '../../../../ui/editor-icons.ts'
import { pictureTypes } from '../../../files/public.ts'
import type { BlockProps } from './block-props.ts'
import css from './blocks.module.css'
import { FilePicker } from './file-picker.tsx'
import { FileSlot } from './file-slot.tsx'

/** A picture with its caption and the words that stand for it. */
export function PictureEditor(props: BlockProps<'picture'>) {
  const { block, file, onChange, onFile } = props
  const { t } = useTranslation()
  const choose = (label: string) => (
    <FilePicker accept={pictureTypes} icon={<PictureIcon />} onFiles={([chosen]) => chosen && onFile(chosen)}>
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
