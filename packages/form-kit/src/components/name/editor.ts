import { UserOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { NameSettings } from './schema.ts'

export const editor: EditorFace<NameSettings> = {
  group: 'person',
  icon: UserOutlined,
  settings: {
    ...questionSettings,
  },
}
