import type { BlockType } from '@matai/contract'
import type { ReactElement } from 'react'
import { AlbumBlock } from './album-block.tsx'
import { AudioBlock } from './audio-block.tsx'
import type { BlockProps } from './block-props.ts'
import { LinkButtonBlock, PhoneButtonBlock } from './button-blocks.tsx'
import { DividerBlock } from './divider-block.tsx'
import { FileBlock } from './file-block.tsx'
import { LocationBlock } from './location-block.tsx'
import { PictureBlock } from './picture-block.tsx'
import { RichTextBlock } from './rich-text-block.tsx'
import { TableBlock } from './table-block.tsx'
import { VideoBlock } from './video-block.tsx'

const views: { [Type in BlockType]: (props: BlockProps<Type>) => ReactElement } = {
  richText: RichTextBlock,
  picture: PictureBlock,
  album: AlbumBlock,
  audio: AudioBlock,
  video: VideoBlock,
  file: FileBlock,
  linkButton: LinkButtonBlock,
  phoneButton: PhoneButtonBlock,
  location: LocationBlock,
  table: TableBlock,
  divider: DividerBlock,
}

/** A block of whatever type. */
export function BlockView(props: BlockProps<BlockType>) {
  // The map pairs each type with its view; the compiler cannot follow that through the union.
  const View = views[props.block.type] as (props: BlockProps<BlockType>) => ReactElement
  return <View {...props} />
}
