import { IdcardOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { IdcardSettings } from './schema.ts'

export const editor: EditorFace<IdcardSettings> = {
  group: 'person',
  icon: IdcardOutlined,
  settings: {
    ...questionSettings,
    old: { label: 'formEditor.setOldCards' },
    masked: { label: 'formEditor.setMasked', hint: 'formEditor.setMaskedHint' },
  },
}
