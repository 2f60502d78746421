import { InsertRowBelowOutlined } from '@ant-design/icons'
import { twoColumns } from '../../editors/begin.ts'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { AutoTableSettings } from './schema.ts'

export const editor: EditorFace<AutoTableSettings> = {
  group: 'rows',
  icon: InsertRowBelowOutlined,
  begin: twoColumns,
  settings: {
    ...questionSettings,
    columns: { label: 'formEditor.setColumns', as: 'columns' },
    minRows: { label: 'formEditor.setMinRows' },
    maxRows: { label: 'formEditor.setMaxRows' },
  },
}
