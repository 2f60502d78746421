import { DashboardOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { NpsSettings } from './schema.ts'

export const editor: EditorFace<NpsSettings> = {
  group: 'choice',
  icon: DashboardOutlined,
  settings: {
    ...questionSettings,
    low: { label: 'formEditor.setLow' },
    high: { label: 'formEditor.setHigh' },
  },
}
