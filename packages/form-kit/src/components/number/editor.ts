import { NumberOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { NumberSettings } from './schema.ts'

export const editor: EditorFace<NumberSettings> = {
  group: 'words',
  icon: NumberOutlined,
  settings: {
    ...questionSettings,
    unit: { label: 'formEditor.setUnit' },
    decimals: { label: 'formEditor.setDecimals', hint: 'formEditor.setDecimalsHint' },
    min: { label: 'formEditor.setMin' },
    max: { label: 'formEditor.setMax' },
    initial: { label: 'formEditor.setInitialNumber' },
  },
}
