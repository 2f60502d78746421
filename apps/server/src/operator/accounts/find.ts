import type { OperatedAccount } from '@matai/contract'
import { Failure } from '../../platform/failure.ts'
import type { Terminal } from '../command.ts'

const first = { page: 1, pageSize: 50, sort: 'number' as const, filters: {} }

/** The account that somebody types the number of, its own or its owner's mobile number; else a Failure that says so. */
export async function accountTyped({ app, now }: Terminal, typed: string): Promise<OperatedAccount> {
  const { accounts } = app.modules.operators
  const digits = typed.replace(/[\s()+-]/g, '')
  const { list } = digits ? await accounts.list({ ...first, keyword: digits }, now) : { list: [] }
  const exact = list.find(({ id }) => String(id) === digits)
  const [only, another] = list.filter(({ mobile }) => mobile.endsWith(digits) && digits.length > 6)
  const found = only && !another ? only : exact
  if (!found) throw new Failure('notFound', 'operators.commandNoAccount', { params: { typed } })
  return found
}
