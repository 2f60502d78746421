import { albumEditor } from './album/editor.tsx'
import { audioEditor } from './audio/editor.tsx'
import { couponEditor } from './coupon/editor.tsx'
import { dividerEditor } from './divider/editor.tsx'
import { fileEditor } from './file/editor.tsx'
import { formEntryEditor } from './form-entry/editor.tsx'
import { linkButtonEditor } from './link-button/editor.tsx'
import { locationEditor } from './location/editor.tsx'
import { phoneButtonEditor } from './phone-button/editor.tsx'
import { pictureEditor } from './picture/editor.tsx'
import { richTextEditor } from './rich-text/editor.tsx'
import { stepsEditor } from './steps/editor.tsx'
import { tableEditor } from './table/editor.tsx'
import { videoEditor } from './video/editor.tsx'
import type { EditorFace } from './editing/face.ts'
import type { BlockType } from './schema.ts'

export { type EditorFace, type EditorParts, EditorPartsProvider, type EditorProps, type Media } from './editing/face.ts'
export { FilePicker } from './editing/file-picker.tsx'
export { TextLimit } from './editing/text-limit.ts'

/** How each type of block is written, in the order of the menu that adds them. */
export const blockEditors = {
  richText: richTextEditor,
  table: tableEditor,
  steps: stepsEditor,
  divider: dividerEditor,
  picture: pictureEditor,
  album: albumEditor,
  audio: audioEditor,
  video: videoEditor,
  file: fileEditor,
  formEntry: formEntryEditor,
  coupon: couponEditor,
  linkButton: linkButtonEditor,
  phoneButton: phoneButtonEditor,
  location: locationEditor,
} satisfies { [Type in BlockType]: EditorFace<Type> }
