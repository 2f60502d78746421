import type { BlockType } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import type { ReactNode } from 'react'
import {
  AlbumIcon,
  AudioIcon,
  DividerIcon,
  FileIcon,
  LinkIcon,
  PhoneIcon,
  PictureIcon,
  PlaceIcon,
  TextIcon,
  VideoIcon,
} from '../../../../ui/editor-icons.ts'
import { TableIcon } from '../../../../ui/icons.ts'

/** Name and sign of each kind of block, in the order of the menu that adds them. */
export const blockKinds = {
  richText: { name: 'qrCodes.richText', icon: <TextIcon aria-hidden /> },
  table: { name: 'blocks.table', icon: <TableIcon aria-hidden /> },
  divider: { name: 'blocks.divider', icon: <DividerIcon aria-hidden /> },
  picture: { name: 'qrCodes.pictureBlock', icon: <PictureIcon aria-hidden /> },
  album: { name: 'blocks.album', icon: <AlbumIcon aria-hidden /> },
  audio: { name: 'blocks.audio', icon: <AudioIcon aria-hidden /> },
  video: { name: 'blocks.video', icon: <VideoIcon aria-hidden /> },
  file: { name: 'qrCodes.file', icon: <FileIcon aria-hidden /> },
  linkButton: { name: 'blocks.linkButton', icon: <LinkIcon aria-hidden /> },
  phoneButton: { name: 'blocks.phoneButton', icon: <PhoneIcon aria-hidden /> },
  location: { name: 'blocks.location', icon: <PlaceIcon aria-hidden /> },
} satisfies Record<BlockType, { name: PhraseKey; icon: ReactNode }>
