import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { labelTemplate, printer, printJob } from '../table.ts'

/** Labels, printers and what was printed; files of prints stay. */
export const carriedLabels: readonly Carried[] = [
  carried(labelTemplate, { as: 'labels', refs: { created_by: 'user' } }),
  carried(printer),
  carried(printJob, {
    refs: { user_id: 'user', settings: { labelTemplateId: 'label_template', printerId: 'printer' } },
    set: { task_id: null },
  }),
]
