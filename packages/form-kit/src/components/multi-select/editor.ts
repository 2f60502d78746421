import { ApartmentOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { MultiSelectSettings } from './schema.ts'

export const editor: EditorFace<MultiSelectSettings> = {
  group: 'choice',
  icon: ApartmentOutlined,
  settings: {
    ...questionSettings,
    options: { label: 'formEditor.setTree', hint: 'formEditor.setTreeHint', as: 'tree' },
    levels: { label: 'formEditor.setLevels', hint: 'formEditor.setLevelsHint' },
  },
}
