import type { PhraseKey } from '@matai/i18n'
import type { TableColumn } from '../../parts/cells/columns.ts'

type Say = (key: PhraseKey) => string

const plain = { options: [], decimals: null, required: false, requiredFor: null }
const abnormal = 'abnormal'

/** The columns of a checklist: ordinary, abnormal or not applicable, with a note and photos of what is abnormal. */
export const checklistColumns = (say: Say): TableColumn[] => [
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
