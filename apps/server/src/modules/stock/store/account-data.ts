import { type AccountPart, tablePart } from '../../../platform/db/account-part.ts'
import { stock, stockMove } from '../table.ts'

/** What the data of an account holds of stock: what is there, and all that moved it. */
export const stockParts: readonly AccountPart[] = [
  tablePart('stock.jsonl', stock, {
    by: ['qrCodeId'],
    columns: {
      ...{ qrCodeId: stock.qrCodeId, unit: stock.unit, inFormId: stock.inFormId, outFormId: stock.outFormId },
      ...{ quantity: stock.quantity, minimum: stock.minimum, mayGoBelow: stock.mayGoBelow, price: stock.price },
    },
  }),
  tablePart('stock-moves.jsonl', stockMove, {
    by: ['id'],
    columns: {
      ...{ id: stockMove.id, qrCodeId: stockMove.qrCodeId, kind: stockMove.kind, amount: stockMove.amount },
      ...{ after: stockMove.after, userId: stockMove.userId, recordId: stockMove.recordId },
      ...{ formId: stockMove.formId, reason: stockMove.reason, at: stockMove.at },
    },
  }),
]
