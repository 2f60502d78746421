import type { BlockType } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import type { ReactNode } from 'react'
import { FileIcon, PictureIcon, TextIcon } from '../../../../ui/icons.ts'

/** Name and sign of each kind of block, in the order of the menu that adds them. */
export const blockKinds = {
  richText: { name: 'qrCodes.richText', icon: <TextIcon aria-hidden /> },
  picture: { name: 'qrCodes.pictureBlock', icon: <PictureIcon aria-hidden /> },
  file: { name: 'qrCodes.file', icon: <FileIcon aria-hidden /> },
} satisfies Record<BlockType, { name: PhraseKey; icon: ReactNode }>
