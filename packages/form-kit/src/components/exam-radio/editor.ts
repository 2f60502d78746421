import { AimOutlined } from '@ant-design/icons'
import { twoOptions } from '../../editors/begin.ts'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { ExamRadioSettings } from './schema.ts'

export const editor: EditorFace<ExamRadioSettings> = {
  group: 'exam',
  icon: AimOutlined,
  begin: twoOptions,
  settings: {
    ...questionSettings,
    options: { label: 'formEditor.setOptions', as: 'options', right: 'one', hasPictures: true },
    right: { label: 'formEditor.setRight', as: 'within' },
    points: { label: 'formEditor.setPoints' },
    explanation: { label: 'formEditor.setExplanation', hint: 'formEditor.setExplanationHint' },
  },
}
