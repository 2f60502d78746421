import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { blocksMax } from 'virtual:contract-constants'
import { pictureTypes } from '../../../files/public.ts'
import type { Editor } from '../editor/use-editor.ts'
import css from './add-block.module.css'
import { addFiles, addText } from './add-blocks.ts'
import { blockKinds } from './block-kinds.tsx'
import { FilePicker } from './file-picker.tsx'

/** Adds a block at the end; files start to upload at once. */
export function AddBlock({ editor }: { editor: Editor }) {
  const { t } = useTranslation()
  if (editor.content.blocks.length >= blocksMax) {
    return <p className={css.full}>{t('qrCodes.blocksFull', { max: blocksMax })}</p>
  }
  return (
    <div className={css.add} role="group" aria-label={t('qrCodes.addContent')}>
      <span className={css.label}>{t('qrCodes.addContent')}</span>
      <Button icon={blockKinds.richText.icon} onClick={() => addText(editor)}>
        {t('qrCodes.richText')}
      </Button>
      <FilePicker
        accept={pictureTypes}
        multiple
        icon={blockKinds.picture.icon}
        onFiles={(files) => addFiles(editor, files)}
      >
        {t('qrCodes.pictureBlock')}
      </FilePicker>
      <FilePicker multiple icon={blockKinds.file.icon} onFiles={(files) => addFiles(editor, files, 'file')}>
        {t('qrCodes.file')}
      </FilePicker>
    </div>
  )
}
