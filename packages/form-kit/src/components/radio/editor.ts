import { CheckCircleOutlined } from '@ant-design/icons'
import { twoOptions } from '../../editors/begin.ts'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { RadioSettings } from './schema.ts'

export const editor: EditorFace<RadioSettings> = {
  group: 'choice',
  icon: CheckCircleOutlined,
  begin: twoOptions,
  settings: {
    ...questionSettings,
    options: { label: 'formEditor.setOptions', as: 'options' },
    other: { label: 'formEditor.setOther' },
    otherLabel: { label: 'formEditor.setOtherLabel', when: 'other' },
    look: {
      label: 'formEditor.setLook',
      words: { list: 'formEditor.lookList', dropdown: 'formEditor.lookDropdown', buttons: 'formEditor.lookButtons' },
    },
    shuffled: { label: 'formEditor.setShuffled' },
  },
}
