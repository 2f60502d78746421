import { type Printer, printersMax } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import type { Audit } from '../../audit/service.ts'
import * as store from '../store/printers.ts'

interface Author {
  accountId: AccountId
  userId: number
}

/** Printers by name, how far their prints lie from where they should, and how small their codes may be. */
export function createPrinters({ database, audit }: { database: Database; audit: Pick<Audit, 'on'> }) {
  const remember = audit.on('printer')
  const describe = ({ accountId: _, createdAt: __, ...printer }: store.PrinterRow): Printer => printer

  async function insert(tx: Tx, accountId: AccountId, values: store.PrinterValues) {
    await store.holdPrinters(tx, accountId)
    const used = await store.countPrinters(tx, accountId)
    if (used >= printersMax) {
      const limit = printersMax
      fail('labels.tooManyPrinters', { as: 'limitReached', params: { limit }, data: { limit, used } })
    }
    return store.insertPrinter(tx, { accountId, ...values })
  }

  return {
    list: async (accountId: AccountId) => ({ list: (await store.listPrinters(database.tx, accountId)).map(describe) }),

    /** Not found: foreign, unknown. */
    find: async (tx: Tx, accountId: AccountId, id: number): Promise<Printer> =>
      describe((await store.findPrinter(tx, accountId, id)) ?? notFound()),

    save: ({ id, ...values }: store.PrinterValues & { id?: number | undefined }, by: Author): Promise<Printer> =>
      database.transact(by.accountId, async (tx) => {
        const { accountId } = by
        const row =
          id === undefined ? await insert(tx, accountId, values) : await store.updatePrinter(tx, accountId, id, values)
        const saved = describe(row ?? notFound())
        await remember(tx, by, id === undefined ? 'created' : 'changed', saved)
        return saved
      }),

    remove: (id: number, by: Author): Promise<{ removed: number }> =>
      database.transact(by.accountId, async (tx) => {
        const gone = (await store.findPrinter(tx, by.accountId, id)) ?? notFound()
        await store.deletePrinter(tx, by.accountId, id)
        await remember(tx, by, 'removed', gone)
        return { removed: 1 }
      }),
  }
}
