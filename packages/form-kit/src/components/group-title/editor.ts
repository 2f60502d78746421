import { FontColorsOutlined } from '@ant-design/icons'
import { headingSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { GroupTitleSettings } from './schema.ts'

export const editor: EditorFace<GroupTitleSettings> = {
  group: 'layout',
  icon: FontColorsOutlined,
  settings: {
    ...headingSettings,
  },
}
