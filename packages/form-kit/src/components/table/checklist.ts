import type { Beginning } from '../../engine/editor-face.ts'
import type { TableColumn } from '../../parts/cells/columns.ts'

const plain = { options: [], decimals: null, required: false, requiredFor: null }
const abnormal = 'abnormal'

/** The columns of a checklist: ordinary, abnormal or not applicable, with a note and photos of what is abnormal. */
export const checklistColumns = (say: Beginning['say']): TableColumn[] => [
  {
    ...plain,
    id: 'state',
    label: say('forms.checkState'),
    cell: 'choice',
    required: true,
    options: [
      { id: 'ordinary', label: say('forms.checkOrdinary') },
      { id: abnormal, label: say('forms.checkAbnormal') },
      { id: 'none', label: say('forms.checkNotApplicable') },
    ],
  },
  {
    ...plain,
    id: 'note',
    label: say('forms.checkNote'),
    cell: 'words',
    requiredFor: { column: 'state', options: [abnormal] },
  },
  { ...plain, id: 'photo', label: say('forms.checkPhoto'), cell: 'photo' },
]

/** A checklist as it is put into a form: its things are written over. */
export const checklist = ({ newId, say }: Beginning) => ({
  title: say('formEditor.checklist'),
  required: true,
  columns: checklistColumns(say),
  rows: [1, 2, 3].map((at) => ({ id: newId(), label: say('formEditor.checkedOf', { at }) })),
})
