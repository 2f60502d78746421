import { type contract, exportUrlsMax, type ExportTask, type ParsedInput, type Style } from '@matai/contract'
import { completeStyle } from '@matai/qr'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
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

interface Needs {
  database: Database
  exports: Pick<Exports, 'start'>
  exported: Coupons['exported']
  labels: Pick<Labels, 'designOf' | 'picturesFor'>
  /** How a person's new codes are drawn; null: the plain style. */
  styleOfNew(tx: Tx, maker: { accountId: AccountId; userId: number }): Promise<Style | null>
}

/** What names one code in a print, with all that its label shows: a print outlives its coupon's names. */
interface Printed {
  code: string
  item: string
  url: string
  style: Style | null
}

export type CouponFiles = ReturnType<typeof createCouponFiles>

/** Files of a coupon's codes: a workbook, pictures, labels on paper. */
export function createCouponFiles({ database, exports, exported, labels, styleOfNew }: Needs) {
  /** The codes of a print carry what they show, so that nothing is looked up again. */
  async function dataOf(ids: string[], { now, ...manner }: Manner): Promise<FilledCode[]> {
    return ids.map((id) => {
      const { code, item, url, style } = JSON.parse(id) as Printed // written by `start` below
      const printed = dayOf(now, manner)
      const data = {
        ...{ id, name: `${item} ${code}`, number: code, address: url, directories: [], state: '' },
        ...{ created: printed, printed, columns: {} },
      }
      return { data, style: style && completeStyle(style) }
    })
  }

  async function printed(couponId: number, style: Style | null, context: MemberContext): Promise<string[]> {
    const { caller, now, origin } = context
    const ids: string[] = []
    for await (const some of exported.codes(caller.accountId, couponId, { now, origin }))
      for (const { code, itemName, url } of some)
        ids.push(JSON.stringify({ code, item: itemName, url, style } satisfies Printed))
    return ids
  }

  return {
    pdf: fileMaker({ ending: '.pdf', mime: 'application/pdf' }, labelPdf({ labels: { ...labels, dataOf } })),

    async start(
      { couponId, what, labelTemplateId, perPage }: ParsedInput<(typeof contract.couponExports)['export']>,
      context: MemberContext,
    ): Promise<{ task: ExportTask }> {
      const { accountId, userId } = context.caller
      const { name, codes: total } = await exported.about(accountId, couponId)
      const template = labelTemplateId === null ? null : await labels.designOf(database.tx, accountId, labelTemplateId)
      if (total === 0) fail('stats.dataEmpty', { as: 'conflict' })
      const most = what === 'pdf' ? 5_000 : exportUrlsMax
      if (total > most)
        fail('exports.tooManyCodes', {
          as: 'limitReached',
          params: { most: most.toLocaleString('en') },
          data: { limit: most, used: total },
        })
      if (what === 'excel')
        return { task: await exports.start({ kind: 'couponExcel', request: { couponId, name }, total }, context) }
      const style = await styleOfNew(database.tx, { accountId, userId })
      if (what === 'zip')
        return { task: await exports.start({ kind: 'couponZip', request: { couponId, name, style }, total }, context) }
      const settings = {
        ...{ labelTemplateId, caption: 'name', start: 1, cropMarks: true, printerId: null },
        paper: { kind: 'grid', perPage, margin: 8, gap: 2 },
      }
      const ids = await printed(couponId, style, context)
      const request = { ids, settings, design: template?.design ?? null, offsetX: 0, offsetY: 0 }
      return { task: await exports.start({ kind: 'couponPdf', request, total }, context) }
    },
  }
}
