import { StarOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { RatingSettings } from './schema.ts'

export const editor: EditorFace<RatingSettings> = {
  group: 'choice',
  icon: StarOutlined,
  settings: {
    ...questionSettings,
    icon: {
      label: 'formEditor.setIcon',
      words: {
        star: 'formEditor.iconStar',
        heart: 'formEditor.iconHeart',
        thumb: 'formEditor.iconThumb',
        face: 'formEditor.iconFace',
      },
    },
    steps: { label: 'formEditor.setSteps' },
    labels: { label: 'formEditor.setStepLabels', hint: 'formEditor.setStepLabelsHint' },
  },
}
