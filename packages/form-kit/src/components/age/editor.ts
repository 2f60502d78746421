import { FieldNumberOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { AgeSettings } from './schema.ts'

export const editor: EditorFace<AgeSettings> = {
  group: 'person',
  icon: FieldNumberOutlined,
  settings: {
    ...questionSettings,
    min: { label: 'formEditor.setMinAge' },
    max: { label: 'formEditor.setMaxAge' },
  },
}
