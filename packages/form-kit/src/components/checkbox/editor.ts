import { CheckSquareOutlined } from '@ant-design/icons'
import { twoOptions } from '../../editors/begin.ts'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { CheckboxSettings } from './schema.ts'

export const editor: EditorFace<CheckboxSettings> = {
  group: 'choice',
  icon: CheckSquareOutlined,
  begin: twoOptions,
  settings: {
    ...questionSettings,
    options: { label: 'formEditor.setOptions', as: 'options' },
    other: { label: 'formEditor.setOther' },
    otherLabel: { label: 'formEditor.setOtherLabel', when: 'other' },
    min: { label: 'formEditor.setMinChosen' },
    max: { label: 'formEditor.setMaxChosen' },
    shuffled: { label: 'formEditor.setShuffled' },
  },
}
