import { EditOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { SignatureSettings } from './schema.ts'

export const editor: EditorFace<SignatureSettings> = {
  group: 'files',
  icon: EditOutlined,
  settings: {
    ...questionSettings,
    byPhone: { label: 'formEditor.setByPhone' },
  },
}
