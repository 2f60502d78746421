import { InboxOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { StockSettings } from './schema.ts'

export const editor: EditorFace<StockSettings> = {
  group: 'rows',
  icon: InboxOutlined,
  settings: {
    ...questionSettings,
    direction: {
      label: 'formEditor.setDirection',
      words: { in: 'formEditor.directionIn', out: 'formEditor.directionOut' },
    },
    unit: { label: 'formEditor.setUnitOfCode', hint: 'formEditor.setUnitOfCodeHint' },
    decimals: { label: 'formEditor.setDecimals', hint: 'formEditor.setDecimalsHint' },
  },
}
