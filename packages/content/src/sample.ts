import { album } from './album/sample.ts'
import { audio } from './audio/sample.ts'
import { coupon } from './coupon/sample.ts'
import { divider } from './divider/sample.ts'
import { file } from './file/sample.ts'
import { formEntry } from './form-entry/sample.ts'
import { linkButton } from './link-button/sample.ts'
import { location } from './location/sample.ts'
import { phoneButton } from './phone-button/sample.ts'
import { picture } from './picture/sample.ts'
import { richText } from './rich-text/sample.ts'
import { steps } from './steps/sample.ts'
import { table } from './table/sample.ts'
import { video } from './video/sample.ts'
import type { BlockOf, BlockType } from './schema.ts'

/** A block of every type, for tests. */
export const blockSamples = {
  richText,
  picture,
  album,
  audio,
  video,
  file,
  linkButton,
  phoneButton,
  formEntry,
  coupon,
  location,
  table,
  divider,
  steps,
} satisfies { [Type in BlockType]: BlockOf<Type> }
