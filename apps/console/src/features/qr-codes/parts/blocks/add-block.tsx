import { blockEditors, FilePicker } from '@matai/content/editor'
import { type BlockType, blocksMax } from '@matai/content/schema'
import type { PhraseKey } from '@matai/i18n'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fileTypes } from '../../../files/public.ts'
import css from './add-block.module.css'
import { addBlock, addFiles, addTogether, faceOf, startBlock } from './add-blocks.ts'
import type { BlockEditor } from './block-editor.ts'

const groups = ['groupText', 'groupMedia', 'groupAction'] as const
const menu = Object.keys(blockEditors) as BlockType[]

interface AddBlockProps {
  editor: BlockEditor
  /** Id of the block that it comes after; without it at the end. */
  after?: string
}

/** Adds a block; files start to upload at once. */
export function AddBlock({ editor, after }: AddBlockProps) {
  const { t } = useTranslation()
  if (editor.content.blocks.length >= blocksMax) {
    return <p className={css.full}>{t('qrCodes.blocksFull', { max: blocksMax })}</p>
  }
  const adds = (type: BlockType) => {
    const { files, name, icon } = faceOf(type)
    if (!files) {
      return (
        <Button key={type} icon={icon} onClick={() => addBlock(editor, startBlock(type), after)}>
          {t(name)}
        </Button>
      )
    }
    const add = (chosen: File[]) =>
      files.into === 'one'
        ? addTogether(editor, chosen, type, after)
        : addFiles(editor, chosen, files.byKind ? undefined : type, after)
    const accept = files.accept ? { accept: fileTypes[files.accept] } : {}
    return (
      <FilePicker key={type} multiple icon={icon} onFiles={add} {...accept}>
        {t(name)}
      </FilePicker>
    )
  }
  return (
    <div
      className={css.add}
      role="group"
      aria-label={t(after === undefined ? 'qrCodes.addContent' : 'qrCodes.insertHere')}
    >
      {groups.map((group) => (
        <Group key={group} name={`blocks.${group}`}>
          {menu.filter((type) => faceOf(type).group === group).map(adds)}
        </Group>
      ))}
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
