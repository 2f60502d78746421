import { ScanOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { ScanSettings } from './schema.ts'

export const editor: EditorFace<ScanSettings> = {
  group: 'files',
  icon: ScanOutlined,
  settings: {
    ...questionSettings,
    reads: {
      label: 'formEditor.setReads',
      words: { any: 'formEditor.readsAny', qr: 'formEditor.readsQr', barcode: 'formEditor.readsBarcode' },
    },
    fromPicture: { label: 'formEditor.setFromPicture' },
    typed: { label: 'formEditor.setTyped' },
    mask: { label: 'formEditor.setMask', hint: 'formEditor.setMaskHint' },
  },
}
