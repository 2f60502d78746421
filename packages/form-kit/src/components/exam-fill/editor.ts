import { FormOutlined } from '@ant-design/icons'
import { oneBlank } from '../../editors/begin.ts'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { ExamFillSettings } from './schema.ts'

export const editor: EditorFace<ExamFillSettings> = {
  group: 'exam',
  icon: FormOutlined,
  begin: oneBlank,
  settings: {
    ...questionSettings,
    blanks: { label: 'formEditor.setBlanks', as: 'blanks' },
    ignoreCase: { label: 'formEditor.setIgnoreCase' },
    ignoreSpaces: { label: 'formEditor.setIgnoreSpaces' },
    anyOrder: { label: 'formEditor.setAnyOrder' },
    explanation: { label: 'formEditor.setExplanation', hint: 'formEditor.setExplanationHint' },
  },
}
