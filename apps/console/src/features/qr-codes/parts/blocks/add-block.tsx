import type { BlockType } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { blocksMax } from '@matai/content/schema'
import { audioTypes, pictureTypes, videoTypes } from '../../../files/public.ts'
import css from './add-block.module.css'
import { addAlbum, addBlock, addFiles, addText } from './add-blocks.ts'
import type { BlockEditor } from './block-editor.ts'
import { blockKinds } from './block-kinds.tsx'
import { FilePicker } from './file-picker.tsx'
import { blankBlocks } from './new-blocks.ts'

/** Adds a block at the end; files start to upload at once. */
export function AddBlock({ editor }: { editor: BlockEditor }) {
  const { t } = useTranslation()
  if (editor.content.blocks.length >= blocksMax) {
    return <p className={css.full}>{t('qrCodes.blocksFull', { max: blocksMax })}</p>
  }
  const button = (type: BlockType, onClick: () => void) => (
    <Button icon={blockKinds[type].icon} onClick={onClick}>
      {t(blockKinds[type].name)}
    </Button>
  )
  const blank = (type: keyof typeof blankBlocks) => button(type, () => addBlock(editor, blankBlocks[type]()))
  const files = (type: BlockType, onFiles: (files: File[]) => void, accept?: string) => (
    <FilePicker multiple icon={blockKinds[type].icon} onFiles={onFiles} {...(accept ? { accept } : {})}>
      {t(blockKinds[type].name)}
    </FilePicker>
  )
  return (
    <div className={css.add} role="group" aria-label={t('qrCodes.addContent')}>
      <Group name="blocks.groupText">
        {button('richText', () => addText(editor))}
        {blank('table')}
        {blank('divider')}
      </Group>
      <Group name="blocks.groupMedia">
        {files('picture', (chosen) => addFiles(editor, chosen), pictureTypes)}
        {files('album', (chosen) => addAlbum(editor, chosen), pictureTypes)}
        {files('audio', (chosen) => addFiles(editor, chosen, 'audio'), audioTypes)}
        {files('video', (chosen) => addFiles(editor, chosen, 'video'), videoTypes)}
        {files('file', (chosen) => addFiles(editor, chosen, 'file'))}
      </Group>
      <Group name="blocks.groupAction">
        {blank('linkButton')}
        {blank('phoneButton')}
        {blank('location')}
      </Group>
    </div>
  )
}

function Group({ name, children }: { name: PhraseKey; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={css.group}>
      <span className={css.label}>{t(name)}</span>
      {children}
    </div>
  )
}
