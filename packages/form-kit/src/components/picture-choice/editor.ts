import { PictureOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { PictureChoiceSettings } from './schema.ts'

export const editor: EditorFace<PictureChoiceSettings> = {
  group: 'choice',
  icon: PictureOutlined,
  settings: {
    ...questionSettings,
    options: { label: 'formEditor.setOptions', as: 'options', hasPictures: true },
    multiple: { label: 'formEditor.setMultiple' },
    min: { label: 'formEditor.setMinChosen', when: 'multiple' },
    max: { label: 'formEditor.setMaxChosen', when: 'multiple' },
    shuffled: { label: 'formEditor.setShuffled' },
  },
}
