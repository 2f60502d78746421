import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { stock, stockMove } from '../table.ts'

export const carriedStock: readonly Carried[] = [
  carried(stock, { as: 'stock', refs: { in_form_id: 'form', out_form_id: 'form' } }),
  carried(stockMove, { refs: { user_id: 'user', record_id: 'form_record', form_id: 'form' } }),
]
