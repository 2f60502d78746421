import { stockMoveKinds } from '@matai/contract'
import { boolean, index, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, reference, rowId } from '../../platform/db/columns.ts'

/** What is in stock at a live code. */
export const stock = pgTable(
  'stock',
  {
    accountId: reference('account_id').notNull(),
    qrCodeId: text('qr_code_id').notNull(),
    id: rowId(),
    unit: text('unit').notNull(),
    inFormId: reference('in_form_id').notNull(),
    outFormId: reference('out_form_id').notNull(),
    quantity: numeric('quantity').notNull().default('0'),
    minimum: numeric('minimum'),
    mayGoBelow: boolean('may_go_below').notNull(),
    price: numeric('price'),
    movedAt: moment('moved_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.qrCodeId] }),
    index('stock_newest').on(table.accountId, table.updatedAt, table.id),
  ],
)

/** All that ever moved a stock; it stays when the stock is taken away. */
export const stockMove = pgTable(
  'stock_move',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    qrCodeId: text('qr_code_id').notNull(),
    kind: text('kind', { enum: stockMoveKinds }).notNull(),
    amount: numeric('amount').notNull(),
    after: numeric('after').notNull(),
    userId: reference('user_id'),
    recordId: reference('record_id'),
    formId: reference('form_id'),
    reason: text('reason').notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('stock_move_code').on(table.accountId, table.qrCodeId, table.at, table.id),
  ],
)
