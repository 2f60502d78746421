import { ClockCircleOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { TimeSettings } from './schema.ts'

export const editor: EditorFace<TimeSettings> = {
  group: 'time',
  icon: ClockCircleOutlined,
  settings: {
    ...questionSettings,
    from: { label: 'formEditor.setFromTime', as: 'clock' },
    until: { label: 'formEditor.setUntilTime', as: 'clock' },
  },
}
