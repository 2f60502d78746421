import { CarOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { CarNumberSettings } from './schema.ts'

export const editor: EditorFace<CarNumberSettings> = {
  group: 'person',
  icon: CarOutlined,
  settings: {
    ...questionSettings,
    onlyNewEnergy: { label: 'formEditor.setOnlyNewEnergy' },
  },
}
