import { InfoCircleOutlined } from '@ant-design/icons'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { RemarkSettings } from './schema.ts'

export const editor: EditorFace<RemarkSettings> = {
  group: 'layout',
  icon: InfoCircleOutlined,
  settings: {
    title: { label: 'formEditor.setRemarkTitle', hint: 'formEditor.setRemarkTitleHint' },
    html: { label: 'formEditor.setHtml', as: 'rich' },
  },
}
