import { FileOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { FileSettings } from './schema.ts'

export const editor: EditorFace<FileSettings> = {
  group: 'files',
  icon: FileOutlined,
  settings: {
    ...questionSettings,
    max: { label: 'formEditor.setMaxFiles' },
    endings: { label: 'formEditor.setEndings', hint: 'formEditor.setEndingsHint' },
  },
}
