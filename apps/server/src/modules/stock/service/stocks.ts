import type { CallOutput, contract, ExportTask, ParsedInput, Stock } from '@matai/contract'
import type { Clock } from '../../../platform/clock.ts'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import type { Audit } from '../../audit/service.ts'
import type { Directories } from '../../directories/service/directories.ts'
import type { Exports } from '../../exports/service/exports.ts'
import type { Forms } from '../../forms/service/forms.ts'
import { codePlaces } from '../../qr-codes/service/places.ts'
import { stockLow } from '../events.ts'
import { product, sumOf } from '../rules/amounts.ts'
import { fallsLow, isLow } from '../rules/falls-low.ts'
import * as store from '../store/stock.ts'
import { stockExcel } from './excel.ts'
import { meantBy } from './meant.ts'

type Calls = typeof contract.stock
export type Stocks = ReturnType<typeof createStocks>

export interface Dependencies {
  database: Database
  events: Pick<Events, 'announce'>
  clock: Clock
  audit: Pick<Audit, 'on'>
  directories: Pick<Directories, 'namesOf' | 'idsBelow'>
  forms: Pick<Forms, 'titleOf'>
  exports: Pick<Exports, 'start'>
  /** What people are called, by user id. */
  namesOf(tx: Tx, userIds: number[]): Promise<Map<number, string>>
}

/** What is in stock at live codes, moved by records and by whoever counts. */
export function createStocks(dependencies: Dependencies) {
  const { database, events, clock, audit, directories, forms, namesOf } = dependencies
  const remember = audit.on('stock')

  /** Writes a move down, and says so when it takes the stock below its minimum. */
  async function note(
    tx: Tx,
    accountId: AccountId,
    { minimum, unit }: Pick<store.StockRow, 'minimum' | 'unit'>,
    move: Parameters<typeof store.insertMove>[2],
  ): Promise<void> {
    const moveId = await store.insertMove(tx, accountId, move)
    const { qrCodeId, after, amount } = move
    if (minimum !== null && fallsLow(after, amount, minimum))
      await events.announce(tx, stockLow, { accountId, qrCodeId, moveId, quantity: after, minimum, unit })
  }

  async function describe(
    tx: Tx,
    accountId: AccountId,
    rows: readonly store.StockRow[],
    defaultName: string,
  ): Promise<Stock[]> {
    const places = await codePlaces(
      tx,
      accountId,
      rows.map(({ qrCodeId }) => qrCodeId),
    )
    const tree = await directories.namesOf(tx, accountId)
    const titles = new Map<number, string>()
    for (const id of new Set(rows.flatMap(({ inFormId, outFormId }) => [inFormId, outFormId])))
      titles.set(id, (await forms.titleOf(tx, accountId, id)) ?? '')
    return rows.map(({ qrCodeId, unit, inFormId, outFormId, quantity, minimum, mayGoBelow, price, movedAt }) => {
      const place = places.get(qrCodeId)
      return {
        qrCode: {
          id: qrCodeId,
          name: place?.name ?? '',
          directory: place ? tree.get(place.directoryId) || defaultName : '',
        },
        unit,
        inForm: { id: inFormId, title: titles.get(inFormId) ?? '' },
        outForm: { id: outFormId, title: titles.get(outFormId) ?? '' },
        quantity,
        minimum,
        low: isLow({ quantity, minimum }),
        mayGoBelow,
        price,
        value: price === null ? null : product(quantity, price),
        movedAt: movedAt?.toISOString() ?? null,
      }
    })
  }

  async function oneOf(tx: Tx, row: store.StockRow, { caller, say }: MemberContext): Promise<Stock> {
    const [one = notFound()] = await describe(tx, caller.accountId, [row], say('directories.defaultName'))
    return one
  }

  return {
    set: (
      { ids, inFormId, outFormId, ...settings }: ParsedInput<Calls['set']>,
      { caller, now }: MemberContext,
    ): Promise<CallOutput<Calls['set']>> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId, userId } = caller
        const places = await codePlaces(tx, accountId, ids)
        if (places.size < new Set(ids).size) notFound()
        for (const id of [inFormId, outFormId]) if ((await forms.titleOf(tx, accountId, id)) === undefined) notFound()
        const made = await store.putSettings(tx, accountId, ids, { ...settings, inFormId, outFormId, updatedAt: now })
        for (const qrCodeId of made) {
          const nothing = { recordId: null, formId: null, reason: '' }
          const begin = { qrCodeId, kind: 'begin' as const, amount: '0', after: '0', userId, ...nothing, at: now }
          await store.insertMove(tx, accountId, begin)
        }
        for (const [id, { name }] of places) await remember(tx, caller, 'changed', { id, name })
        return { changed: places.size, created: made.length }
      }),

    async list(
      { filters, keyword, ...request }: ParsedInput<Calls['list']>,
      { caller: { accountId }, say }: MemberContext,
    ): Promise<CallOutput<Calls['list']>> {
      const { tx } = database
      const which = await meantBy(tx, accountId, { keyword, filters }, directories)
      const page = pageOfRows(request)
      const rows = await store.listStock(tx, accountId, { ...page, ...which })
      return {
        list: await describe(tx, accountId, rows, say('directories.defaultName')),
        total: await store.countStock(tx, accountId, which),
        worth: await store.worthOf(tx, accountId, which),
        totalIsLowerBound: false,
        next: nextPage(rows, page),
      }
    },

    async log(
      { filters: { qrCodeId }, keyword, ...request }: ParsedInput<Calls['log']>,
      { caller: { accountId } }: MemberContext,
    ): Promise<CallOutput<Calls['log']>> {
      const { tx } = database
      const page = pageOfRows(request)
      const rows = await store.listMoves(tx, accountId, { ...page, qrCodeId, keyword })
      const names = await namesOf(tx, [...new Set(rows.flatMap(({ userId }) => userId ?? []))])
      return {
        list: rows.map(({ id, at, kind, amount, after, userId, recordId, formId, reason }) => ({
          ...{ id, at: at.toISOString(), kind, amount, after, recordId, formId, reason },
          user: userId === null ? null : { id: userId, name: names.get(userId) ?? '' },
        })),
        total: await store.countMoves(tx, accountId, { qrCodeId, keyword }),
        totalIsLowerBound: false,
        next: nextPage(rows, page),
      }
    },

    correct: ({ qrCodeId, quantity, reason }: ParsedInput<Calls['correct']>, context: MemberContext): Promise<Stock> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { caller, now } = context
        const { accountId, userId } = caller
        const place = (await codePlaces(tx, accountId, [qrCodeId])).get(qrCodeId) ?? notFound()
        const { row, amount } = (await store.setQuantity(tx, accountId, qrCodeId, { quantity, at: now })) ?? notFound()
        if (!row.mayGoBelow && quantity.startsWith('-'))
          fail('stock.negative', { fields: [{ path: ['quantity'], phrase: 'stock.negative' }] })
        const move = { qrCodeId, kind: 'correction' as const, amount, after: row.quantity, userId, reason, at: now }
        await note(tx, accountId, row, { ...move, recordId: null, formId: null })
        await remember(tx, caller, 'corrected', { id: qrCodeId, name: place.name }, { quantity, reason })
        return oneOf(tx, row, context)
      }),

    remove: (ids: string[], { caller }: MemberContext): Promise<{ removed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const places = await codePlaces(tx, caller.accountId, ids)
        if (places.size < new Set(ids).size) notFound()
        const gone = await store.deleteStock(tx, caller.accountId, ids)
        for (const id of gone) await remember(tx, caller, 'removed', { id, name: places.get(id)?.name ?? '' })
        return { removed: gone.length }
      }),

    /** A record of one of its forms moves the stock of the code, in the record's own transaction. */
    async moved(
      tx: Tx,
      made: { accountId: number; formId: number; recordId: number; qrCodeId: string | null; movements: string[] },
    ): Promise<void> {
      const { formId, recordId, qrCodeId, movements } = made
      if (qrCodeId === null || movements.length === 0) return
      const accountId = mintAccountId(made.accountId)
      const known = await store.findStock(tx, accountId, qrCodeId)
      if (!known || (known.inFormId !== formId && known.outFormId !== formId)) return
      const amount = sumOf(movements)
      const at = clock.now()
      const row = await store.moveStock(tx, accountId, qrCodeId, { amount, at })
      if (!row) {
        const left = (await store.findStock(tx, accountId, qrCodeId))?.quantity ?? '0'
        fail('stock.notEnough', { as: 'conflict', params: { left, unit: known.unit } })
      }
      const move = { qrCodeId, kind: 'record' as const, amount, after: row.quantity, userId: null, recordId, formId }
      await note(tx, accountId, row, { ...move, reason: '', at })
    },

    excel: stockExcel({ database, directories, describe }),

    async startExport(asked: ParsedInput<Calls['export']>, context: MemberContext): Promise<{ task: ExportTask }> {
      const { accountId } = context.caller
      const which = await meantBy(database.tx, accountId, asked, directories)
      const total = await store.countStock(database.tx, accountId, which)
      if (total === 0) fail('stats.dataEmpty')
      return { task: await dependencies.exports.start({ kind: 'stockExcel', request: asked, total }, context) }
    },
  }
}
