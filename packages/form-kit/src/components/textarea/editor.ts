import { AlignLeftOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { TextareaSettings } from './schema.ts'

export const editor: EditorFace<TextareaSettings> = {
  group: 'words',
  icon: AlignLeftOutlined,
  settings: {
    ...questionSettings,
    min: { label: 'formEditor.setMinLetters' },
    max: { label: 'formEditor.setMaxLetters' },
    initial: { label: 'formEditor.setInitial' },
  },
}
