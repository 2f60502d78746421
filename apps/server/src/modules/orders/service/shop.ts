import { orderParts } from '../store/account-data.ts'
import type { Dependencies } from './dependencies.ts'
import { createInvoices } from './invoices.ts'
import { createMoney } from './money.ts'
import { createOperatedOrders } from './operated.ts'
import { createOrders } from './orders.ts'
import { createTerms } from './terms.ts'
import { noteUsagesOfAll } from './usages.ts'

export type Shop = ReturnType<typeof createShop>

/** What is sold, paid, invoiced. */
export function createShop(dependencies: Dependencies) {
  const terms = createTerms(dependencies)
  const money = createMoney({ ...dependencies, terms })
  return {
    money,
    orders: createOrders({ ...dependencies, terms, money }),
    invoices: createInvoices(dependencies),
    operated: createOperatedOrders({ ...dependencies, money }),
    noteUsages: noteUsagesOfAll(dependencies),
    parts: orderParts,
  }
}
