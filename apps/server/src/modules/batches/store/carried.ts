import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { batchChild, batchTemplate } from '../table.ts'

/** Templates with what their codes are made from; workbooks that were looked through stay. */
export const carriedBatches: readonly Carried[] = [
  carried(batchTemplate, {
    as: 'batches',
    refs: {
      ...{
        blocks: { formId: 'form', couponId: 'coupon' },
        directory_id: 'directory',
        label_template_id: 'label_template',
      },
      created_by: 'user',
    },
    set: { updating: false, alive_at: null },
    next: 'place',
  }),
  carried(batchChild, { refs: { template_id: 'batch_template' }, set: { import_id: null } }),
]
