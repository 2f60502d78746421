import { ProfileOutlined } from '@ant-design/icons'
import { headingSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { ExamTitleSettings } from './schema.ts'

export const editor: EditorFace<ExamTitleSettings> = {
  group: 'exam',
  icon: ProfileOutlined,
  settings: {
    ...headingSettings,
  },
}
