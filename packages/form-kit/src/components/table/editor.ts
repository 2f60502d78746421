import { FileDoneOutlined, TableOutlined } from '@ant-design/icons'
import { twoRows } from '../../editors/begin.ts'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import { checklist } from './checklist.ts'
import type { TableSettings } from './schema.ts'

export const editor: EditorFace<TableSettings> = {
  group: 'rows',
  icon: TableOutlined,
  begin: twoRows,
  presets: [{ key: 'checklist', name: 'formEditor.checklist', icon: FileDoneOutlined, begin: checklist }],
  settings: {
    ...questionSettings,
    columns: { label: 'formEditor.setColumns', as: 'columns' },
    rows: { label: 'formEditor.setRows', hint: 'formEditor.setRowsHint', as: 'rows' },
  },
}
