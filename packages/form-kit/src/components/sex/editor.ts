import { TeamOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { SexSettings } from './schema.ts'

export const editor: EditorFace<SexSettings> = {
  group: 'person',
  icon: TeamOutlined,
  settings: {
    ...questionSettings,
    undisclosed: { label: 'formEditor.setUndisclosed' },
  },
}
