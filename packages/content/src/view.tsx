import type { ReactElement } from 'react'
import { AlbumView } from './album/view.tsx'
import { AudioView } from './audio/view.tsx'
import { CouponView } from './coupon/view.tsx'
import { DividerView } from './divider/view.tsx'
import { FileView } from './file/view.tsx'
import { FormEntryView } from './form-entry/view.tsx'
import { LinkButtonView } from './link-button/view.tsx'
import { LocationView } from './location/view.tsx'
import { PhoneButtonView } from './phone-button/view.tsx'
import { PictureView } from './picture/view.tsx'
import { RichTextView } from './rich-text/view.tsx'
import { StepsView } from './steps/view.tsx'
import { TableView } from './table/view.tsx'
import { VideoView } from './video/view.tsx'
import type { Block, BlockType } from './schema.ts'
import type { View, ViewProps } from './view-props.ts'

const views = {
  richText: RichTextView,
  picture: PictureView,
  album: AlbumView,
  audio: AudioView,
  video: VideoView,
  file: FileView,
  linkButton: LinkButtonView,
  phoneButton: PhoneButtonView,
  formEntry: FormEntryView,
  coupon: CouponView,
  location: LocationView,
  table: TableView,
  divider: DividerView,
  steps: StepsView,
} satisfies { [Type in BlockType]: View<Type> }

/** A block of whatever type. */
export function BlockView(props: ViewProps<BlockType>): ReactElement {
  // The map pairs each type with its view; the compiler cannot follow that through the union.
  const Shown = views[props.block.type] as View<BlockType>
  return <Shown {...props} />
}

/** Whether a block is something to do: call, open, fill in. */
export const isAction = ({ type }: Block): boolean => (views[type] as View<BlockType>).action ?? false

/** Whether a block is text to read, whose headings divide the page. */
export const isProse = ({ type }: Block): boolean => (views[type] as View<BlockType>).prose ?? false

/** Whether a block has something large that visitors wait for when it comes first. */
export const isEager = ({ type }: Block): boolean => (views[type] as View<BlockType>).eager ?? false
