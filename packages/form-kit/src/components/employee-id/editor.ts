import { SolutionOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { EmployeeIdSettings } from './schema.ts'

export const editor: EditorFace<EmployeeIdSettings> = {
  group: 'person',
  icon: SolutionOutlined,
  settings: {
    ...questionSettings,
    mask: { label: 'formEditor.setMask', hint: 'formEditor.setMaskHint' },
  },
}
