import { FieldTimeOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { DatetimeSettings } from './schema.ts'

export const editor: EditorFace<DatetimeSettings> = {
  group: 'time',
  icon: FieldTimeOutlined,
  settings: {
    ...questionSettings,
    from: { label: 'formEditor.setFromDay', as: 'dayBound' },
    until: { label: 'formEditor.setUntilDay', as: 'dayBound' },
    initialNow: { label: 'formEditor.setNow' },
  },
}
