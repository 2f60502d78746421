import { consents } from './consents.ts'
import { company } from './company.ts'
import { enterprise } from './enterprise.ts'
import { orders } from './orders.ts'

/** What screens say of the company, its sign-in page and its orders, and what few others say; only those load it. */
export const business = {
  company,
  consents,
  enterprise,
  orders,
}
