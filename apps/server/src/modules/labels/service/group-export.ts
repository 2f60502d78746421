import type { CallOutput, contract, ExportTask, ParsedInput } from '@matai/contract'
import { completeStyle } from '@matai/qr'
import type { Database } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { fileMaker } from '../../exports/service/making.ts'
import type { Exports } from '../../exports/service/exports.ts'
import type { GroupCodes } from '../../group-codes/service/group-codes.ts'
import { dayOf } from '../rules/data.ts'
import type { Manner } from './dependencies.ts'
import type { FilledCode } from './label-data.ts'
import { labelPdf } from './label-pdf.ts'
import type { Labels } from './labels.ts'
import type { Prints } from './prints.ts'

type Calls = typeof contract.groupPrints

interface Needs {
  database: Database
  exports: Pick<Exports, 'startIn'>
  groupCodes: Pick<GroupCodes, 'printed'>
  labels: Pick<Labels, 'picturesFor'>
  prints: Pick<Prints, 'snapshot'>
}

export type GroupPrints = ReturnType<typeof createGroupPrints>

/** Group codes on labels for paper. */
export function createGroupPrints({ database, exports, groupCodes, labels, prints }: Needs) {
  async function dataOf(ids: string[], { accountId, now, origin, ...manner }: Manner): Promise<FilledCode[]> {
    const codes = await groupCodes.printed(accountId, ids.map(Number), origin)
    return codes.map(({ id, name, folder, url, createdAt, style }) => ({
      data: {
        ...{ id: String(id), name, number: '', address: url, directories: folder ? [folder] : [], state: '' },
        ...{ created: dayOf(createdAt, manner), printed: dayOf(now, manner), columns: {} },
      },
      style: style && completeStyle(style),
    }))
  }

  return {
    pdf: fileMaker({ ending: '.pdf', mime: 'application/pdf' }, labelPdf({ labels: { ...labels, dataOf } })),

    async printData(
      { ids }: ParsedInput<Calls['printData']>,
      { caller, language, now, origin }: MemberContext,
    ): Promise<CallOutput<Calls['printData']>> {
      const { accountId, zone } = caller
      const codes = await groupCodes.printed(accountId, ids, origin)
      if (codes.length < new Set(ids).size) notFound()
      const day = (at: Date) => dayOf(at, { language, zone })
      return { list: codes.map(({ createdAt, ...code }) => ({ ...code, created: day(createdAt), printed: day(now) })) }
    },

    /** Unlogged: nothing is changed by a print, and its file is in the list of downloads. */
    async print({ ids, settings }: ParsedInput<Calls['print']>, context: MemberContext): Promise<{ task: ExportTask }> {
      const { accountId } = context.caller
      const codes = await groupCodes.printed(accountId, ids, context.origin)
      if (codes.length < new Set(ids).size) notFound()
      const wanted = { ids: codes.map(({ id }) => String(id)), settings }
      const { request } = await prints.snapshot(database.tx, wanted, accountId)
      const order = { kind: 'groupPdf' as const, request, total: codes.length }
      return { task: await database.transact(accountId, (tx) => exports.startIn(tx, order, context)) }
    },
  }
}
