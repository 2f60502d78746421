import { AlertOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { TrafficLightSettings } from './schema.ts'

export const editor: EditorFace<TrafficLightSettings> = {
  group: 'choice',
  icon: AlertOutlined,
  settings: {
    ...questionSettings,
    green: { label: 'formEditor.setGreen', hint: 'formEditor.setLightHint' },
    yellow: { label: 'formEditor.setYellow' },
    red: { label: 'formEditor.setRed' },
    noteNeeded: { label: 'formEditor.setNoteNeeded' },
  },
}
