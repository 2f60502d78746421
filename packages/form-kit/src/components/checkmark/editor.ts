import { CheckOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { CheckmarkSettings } from './schema.ts'

export const editor: EditorFace<CheckmarkSettings> = {
  group: 'choice',
  icon: CheckOutlined,
  settings: {
    ...questionSettings,
    label: { label: 'formEditor.setTickLabel' },
    terms: { label: 'formEditor.setTerms' },
    link: { label: 'formEditor.setTermsLink' },
  },
}
