import { WechatOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { WechatSettings } from './schema.ts'

export const editor: EditorFace<WechatSettings> = {
  group: 'person',
  icon: WechatOutlined,
  settings: {
    ...questionSettings,
    avatar: { label: 'formEditor.setAvatar' },
  },
}
