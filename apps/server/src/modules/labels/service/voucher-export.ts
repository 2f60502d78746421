import {
  type CallOutput,
  type contract,
  couponPrintPage,
  exportUrlsMax,
  type ExportTask,
  type ParsedInput,
  printedCodesMax,
} from '@matai/contract'
import { completeStyle } from '@matai/qr'
import type { Database } from '../../../platform/db/database.ts'
import { fail } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Coupons } from '../../coupons/service/vouchers.ts'
import type { Exports } from '../../exports/service/exports.ts'
import { fileMaker } from '../../exports/service/making.ts'
import { dayOf } from '../rules/data.ts'
import type { Manner } from './dependencies.ts'
import type { FilledCode } from './label-data.ts'
import { labelPdf } from './label-pdf.ts'
import type { Labels } from './labels.ts'
import type { Prints } from './prints.ts'

type Calls = typeof contract.couponExports

interface Needs {
  database: Database
  exports: Pick<Exports, 'start' | 'startIn'>
  exported: Coupons['exported']
  labels: Pick<Labels, 'picturesFor'>
  prints: Pick<Prints, 'snapshot'>
}

export type CouponFiles = ReturnType<typeof createCouponFiles>

/** What names one code in a print: `12/4K7M9P2R5T`. */
const printedId = (couponId: number, code: string): string => `${couponId}/${code}`
const ofPrintedId = (id: string) => ({ couponId: Number(id.split('/')[0]), code: id.slice(id.indexOf('/') + 1) })

/** Files of a coupon's codes: a workbook, pictures, labels on paper. */
export function createCouponFiles({ database, exports, exported, labels, prints }: Needs) {
  async function dataOf(ids: string[], { accountId, now, origin, ...manner }: Manner): Promise<FilledCode[]> {
    const wanted = ids.map(ofPrintedId)
    const couponId = wanted[0]?.couponId ?? 0
    const { style, list } = await exported.some(accountId, couponId, { codes: wanted.map(({ code }) => code), origin })
    const printed = dayOf(now, manner)
    const codes = new Map(
      list.map(({ code, itemName, url }) => {
        const id = printedId(couponId, code)
        const data = {
          ...{ id, name: `${itemName} ${code}`, number: code, address: url, directories: [], state: '' },
          ...{ created: printed, printed, columns: {} },
        }
        return [id, { data, style: style && completeStyle(style) }]
      }),
    )
    return ids.flatMap((id) => codes.get(id) ?? [])
  }

  function refuseMany(total: number, most: number): void {
    if (total === 0) fail('stats.dataEmpty', { as: 'conflict' })
    if (total > most)
      fail('exports.tooManyCodes', {
        as: 'limitReached',
        params: { most: most.toLocaleString('en') },
        data: { limit: most, used: total },
      })
  }

  return {
    pdf: fileMaker({ ending: '.pdf', mime: 'application/pdf' }, labelPdf({ labels: { ...labels, dataOf } })),

    async start(
      { couponId, what }: ParsedInput<Calls['export']>,
      context: MemberContext,
    ): Promise<{ task: ExportTask }> {
      const { name, style, codes: total } = await exported.about(context.caller.accountId, couponId)
      refuseMany(total, exportUrlsMax)
      if (what === 'excel')
        return { task: await exports.start({ kind: 'couponExcel', request: { couponId, name }, total }, context) }
      return { task: await exports.start({ kind: 'couponZip', request: { couponId, name, style }, total }, context) }
    },

    async printData(
      { couponId, from }: ParsedInput<Calls['printData']>,
      context: MemberContext,
    ): Promise<CallOutput<Calls['printData']>> {
      const { caller, origin } = context
      return exported.printable(caller.accountId, couponId, { from, limit: couponPrintPage, origin })
    },

    async print(
      { couponId, from, settings, keep }: ParsedInput<Calls['print']>,
      context: MemberContext,
    ): Promise<{ task: ExportTask }> {
      const { caller, now, origin } = context
      const { accountId } = caller
      const some = { from, limit: printedCodesMax, origin }
      const codes = (await exported.printable(accountId, couponId, some)).codes.map(({ code }) => code)
      refuseMany(codes.length, printedCodesMax)
      const ids = codes.map((code) => printedId(couponId, code))
      const { request } = await prints.snapshot(database.tx, { ids, settings }, accountId)
      // The codes are kept back with the task that prints them, or not at all.
      return database.transact(accountId, async (transaction) => {
        if (keep) await exported.keepPrinted(transaction, accountId, couponId, { codes, now })
        const task = await exports.startIn(transaction, { kind: 'couponPdf', request, total: codes.length }, context)
        return { task }
      })
    },
  }
}
