import { OrderedListOutlined } from '@ant-design/icons'
import { twoOptions } from '../../editors/begin.ts'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { ExamCheckboxSettings } from './schema.ts'

export const editor: EditorFace<ExamCheckboxSettings> = {
  group: 'exam',
  icon: OrderedListOutlined,
  begin: twoOptions,
  settings: {
    ...questionSettings,
    options: { label: 'formEditor.setOptions', as: 'options', right: 'several', hasPictures: true },
    right: { label: 'formEditor.setRight', as: 'within' },
    points: { label: 'formEditor.setPoints' },
    partial: {
      label: 'formEditor.setPartial',
      words: { none: 'formEditor.partialNone', half: 'formEditor.partialHalf', share: 'formEditor.partialShare' },
    },
    explanation: { label: 'formEditor.setExplanation', hint: 'formEditor.setExplanationHint' },
  },
}
