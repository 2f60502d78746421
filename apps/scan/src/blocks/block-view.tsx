import type { BlockType } from '@matai/contract'
import type { ReactElement } from 'react'
import type { BlockProps } from './block-props.ts'
import { FileBlock } from './file-block.tsx'
import { PictureBlock } from './picture-block.tsx'
import { RichTextBlock } from './rich-text-block.tsx'

const views: { [Type in BlockType]: (props: BlockProps<Type>) => ReactElement } = {
  richText: RichTextBlock,
  picture: PictureBlock,
  file: FileBlock,
}

/** A block of whatever type. */
export function BlockView(props: BlockProps<BlockType>) {
  // The map pairs each type with its view; the compiler cannot follow that through the union.
  const View = views[props.block.type] as (props: BlockProps<BlockType>) => ReactElement
  return <View {...props} />
}
