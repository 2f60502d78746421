import type { CallOutput, contract, ParsedInput } from '@matai/contract'
import type { Translate } from '@matai/i18n'
import { breath } from '../../../platform/breath.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { readTable } from '../../../platform/excel/read-table.ts'
import { excelMime, writeSheet } from '../../../platform/excel/sheet.ts'
import type { TableRow } from '../../../platform/excel/table.ts'
import { Failure, fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { type CodeOfRow, readCodeRows, type RowFault, takenFault } from '../rules/code-rows.ts'
import { codesSaid, insertCodes } from '../store/codes.ts'
import { findCoupon, insertItem, lockCoupon } from '../store/coupons.ts'
import { openItems, withinCodes, withinItems } from './code-room.ts'
import type { Dependencies } from './dependencies.ts'

type Calls = typeof contract.couponImports

/** Codes of somebody else from a workbook: each row is checked before anything is taken, and all are taken or none. */
export function createCodeImport({ database, audit }: Pick<Dependencies, 'database' | 'audit'>) {
  const remember = audit.on('coupon')

  async function take(
    tx: Tx,
    couponId: number,
    byItem: ReadonlyMap<string, readonly CodeOfRow[]>,
    { caller }: MemberContext,
  ): Promise<void> {
    const { accountId } = caller
    const coupon = (await lockCoupon(tx, accountId, couponId)) ?? notFound()
    const items = await openItems(tx, accountId, couponId)
    const news = [...byItem.keys()].filter((name) => !items.some((item) => item.name === name))
    withinItems(items, news.length)
    const count = [...byItem.values()].reduce((sum, codes) => sum + codes.length, 0)
    await withinCodes(tx, caller, couponId, count)
    for (const [name, codes] of byItem) {
      const there = items.find((item) => item.name === name)
      const { id: itemId } = there ?? (await insertItem(tx, { accountId, couponId, name })) ?? notFound()
      const place = { couponId, itemId }
      const said = codes.map(({ code }) => code)
      const added = await insertCodes(tx, accountId, place, said)
      // Somebody else was quicker with one of them: nothing of it is kept.
      if (added < said.length) failField('workbook', 'coupons.codesTaken', { count: said.length - added })
      await remember(tx, caller, 'changed', coupon, { part: 'item', item: name, count: said.length })
      await breath()
    }
  }

  return {
    async codes(
      { couponId, workbook, name = '', looksOnly, skipBad }: ParsedInput<Calls['codes']>,
      context: MemberContext,
    ): Promise<CallOutput<Calls['codes']>> {
      const { caller, limit, say } = context
      const { accountId } = caller
      const { tx } = database
      if (!(await findCoupon(tx, accountId, couponId))) notFound()
      const read = readCodeRows(await rowsIn(workbook, limit))
      const total = read.good.length + read.faults.length
      if (total > limit) fail('codeAccess.maxRows', { as: 'limitReached', data: { limit, used: total } })
      if (total === 0) failField('workbook', 'coupons.fileEmpty')
      const codes = read.good.map(({ code }) => code)
      const taken = await codesSaid(tx, accountId, codes)
      const good = read.good.filter(({ code }) => !taken.has(code))
      const again = read.good.filter(({ code }) => taken.has(code)).map(takenFault)
      const faults = [...read.faults, ...again].sort((one, other) => one.row - other.row)
      const byItem = Map.groupBy(good, ({ item }) => item || name)
      const nameless = byItem.get('')?.length ?? 0
      if (!looksOnly) {
        if (faults.length > 0 && !skipBad) refuse(faults)
        if (nameless > 0) failField('name', 'coupons.fileNameless', { count: nameless })
        if (good.length > 0) await database.transact(accountId, (whole) => take(whole, couponId, byItem, context))
      }
      const there = await openItems(tx, accountId, couponId)
      return {
        added: good.length,
        items: [...byItem]
          .filter(([item]) => item !== '')
          .map(([item, own]) => ({
            ...{ name: item, codes: own.length },
            isNew: looksOnly && !there.some((one) => one.name === item),
          })),
        nameless,
        skipped: faults.map(({ row, column, phrase, params }) => ({ row, column, message: say(phrase, params) })),
      }
    },

    /** An empty workbook with the headings that are looked for. */
    async template(say: Translate): Promise<CallOutput<Calls['template']>> {
      const sheet = say('coupons.fileSheet')
      const body = await writeSheet({
        name: sheet,
        columns: [
          { header: say('coupons.code'), width: 24 },
          { header: say('coupons.itemName'), width: 24 },
        ],
        rows: [],
      })
      return { mime: excelMime, body, fileName: `${sheet}.xlsx` }
    },
  }
}

/** The rows of a workbook; one row of headings and one too many are read besides. */
async function rowsIn(workbook: string, limit: number): Promise<TableRow[]> {
  const rows = await readTable({ bytes: Buffer.from(workbook, 'base64'), rowsAtMost: limit + 2 })
  return rows ?? failField('workbook', 'codeAccess.workbookUnreadable')
}

function refuse(faults: readonly RowFault[]): never {
  const count = new Set(faults.map(({ row }) => row)).size
  const fields = faults.map(({ row, column, phrase, params }) => ({ path: ['rows', row, column], phrase, params }))
  throw new Failure('inputInvalid', 'coupons.fileBad', { params: { count }, fields })
}
