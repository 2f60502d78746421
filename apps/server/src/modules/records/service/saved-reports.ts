import { createHash, randomBytes } from 'node:crypto'
import {
  type CallOutput,
  type contract,
  type ParsedInput,
  type ReportQuery,
  type SavedReport,
  savedReportsMax,
} from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { membersOf } from '../../accounts/service/members.ts'
import { claimAddresses } from '../../addresses/service/addresses.ts'
import { daysBefore, daysOf, momentsOf, nextMail } from '../rules/report-days.ts'
import * as store from '../store/saved-reports.ts'
import type { Dependencies } from './dependencies.ts'
import type { createReports } from './report.ts'

type Calls = typeof contract.savedReports

export const reportTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Reports under a name: what is asked, to whom it is mailed when, and whether everybody with its address reads it. */
export function createSavedReports(
  {
    database,
    audit,
    forms,
    namesOf,
    qrCodes,
  }: Pick<Dependencies, 'database' | 'audit' | 'forms' | 'namesOf' | 'qrCodes'>,
  { reportOf }: Pick<ReturnType<typeof createReports>, 'reportOf'>,
) {
  const remember = audit.on('savedReport')

  async function describe(tx: Tx, rows: readonly store.SavedReportRow[], { caller }: MemberContext) {
    const names = await namesOf(tx, [...new Set(rows.flatMap(({ readers }) => readers))])
    const isAdmin = caller.role === 'admin'
    return rows.map(
      ({ id, version, formId, name, query, schedule, readers, nextAt, sharedAt, userId }): SavedReport => ({
        ...{ id, version, formId, name, query, schedule },
        readers: readers.map((reader) => ({ id: reader, name: names.get(reader) ?? '' })),
        nextAt: nextAt?.toISOString() ?? null,
        sharedAt: sharedAt?.toISOString() ?? null,
        can: { edit: isAdmin || userId === caller.userId, share: isAdmin },
      }),
    )
  }

  async function described(tx: Tx, row: store.SavedReportRow, context: MemberContext): Promise<SavedReport> {
    const [one = notFound()] = await describe(tx, [row], context)
    return one
  }

  async function lockOwn(tx: Tx, id: number, { caller }: MemberContext): Promise<store.SavedReportRow> {
    const row = (await store.lockSavedReport(tx, caller.accountId, id)) ?? notFound()
    if (caller.role !== 'admin' && row.userId !== caller.userId) fail('errors.noPermission', { as: 'noPermission' })
    return row
  }

  async function refuse(tx: Tx, accountId: AccountId, { formId, query }: { formId: number; query: ReportQuery }) {
    if ((await forms.titleOf(tx, accountId, formId)) === undefined) notFound()
    const { span, from, until, qrCodeId } = query
    if (span === 'days' && from === null && until === null) failField('query', 'savedReports.daysMissing')
    if (from !== null && until !== null && from > until) failField('query', 'savedReports.daysTurned')
    if (qrCodeId !== null && (await qrCodes.rowsByIds(accountId, [qrCodeId])).length === 0) notFound()
  }

  return {
    list: async (formId: number, context: MemberContext): Promise<CallOutput<Calls['list']>> => {
      const { tx } = database
      const { accountId } = context.caller
      if ((await forms.titleOf(tx, accountId, formId)) === undefined) notFound()
      return { list: await describe(tx, await store.listSavedReports(tx, accountId, formId), context) }
    },

    save: (draft: ParsedInput<Calls['save']>, context: MemberContext): Promise<SavedReport> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { accountId, userId } = context.caller
        const { id, version, formId, name, query } = draft
        await refuse(tx, accountId, draft)
        const before = id === undefined ? undefined : await lockOwn(tx, id, context)
        if (before && before.formId !== formId) notFound()
        if (before && version !== undefined && version !== before.version) fail('errors.conflict', { as: 'conflict' })
        const blank = { schedule: null, readers: [], nextAt: null, tokenHash: null, sharedAt: null }
        const row = before
          ? ((await store.updateSavedReport(tx, accountId, before.id, { name, query })) ?? notFound())
          : await store.insertSavedReport(tx, accountId, { formId, userId, name, query, ...blank })
        const used = (await store.listSavedReports(tx, accountId, formId)).length
        const limit = savedReportsMax
        if (used > limit) fail('savedReports.tooMany', { as: 'limitReached', params: { limit }, data: { limit, used } })
        await remember(tx, context.caller, before ? 'changed' : 'created', row)
        return described(tx, row, context)
      }),

    remove: (id: number, context: MemberContext): Promise<{ removed: number }> =>
      database.transact(context.caller.accountId, async (tx) => {
        const row = await lockOwn(tx, id, context)
        await store.deleteSavedReport(tx, context.caller.accountId, id)
        await remember(tx, context.caller, 'removed', row)
        return { removed: 1 }
      }),

    mail: ({ id, schedule, userIds }: ParsedInput<Calls['mail']>, context: MemberContext): Promise<SavedReport> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { accountId, zone } = context.caller
        await lockOwn(tx, id, context)
        const readers = [...new Set(userIds)]
        const members = new Set((await membersOf(tx, accountId)).map(({ userId }) => userId))
        if (readers.some((reader) => !members.has(reader))) failField('userIds', 'errors.notFound')
        if (schedule && readers.length === 0) failField('userIds', 'savedReports.readersMissing')
        const nextAt = schedule && nextMail(schedule, zone, context.now)
        const values = { schedule, nextAt, readers: schedule ? readers : [] }
        const row = (await store.updateSavedReport(tx, accountId, id, values)) ?? notFound()
        await remember(tx, context.caller, 'changed', row, { part: 'mail' })
        return described(tx, row, context)
      }),

    share: (id: number, context: MemberContext): Promise<{ url: string }> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { accountId } = context.caller
        await lockOwn(tx, id, context)
        const token = randomBytes(32).toString('base64url')
        const tokenHash = reportTokenHash(token)
        const values = { tokenHash, sharedAt: context.now }
        const row = (await store.updateSavedReport(tx, accountId, id, values)) ?? notFound()
        await claimAddresses(tx, accountId, 'report', [tokenHash])
        await remember(tx, context.caller, 'changed', row, { part: 'shared' })
        return { url: `${context.origin}/v/figures/${token}` }
      }),

    unshare: (id: number, context: MemberContext): Promise<SavedReport> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { accountId } = context.caller
        await lockOwn(tx, id, context)
        const values = { tokenHash: null, sharedAt: null }
        const row = (await store.updateSavedReport(tx, accountId, id, values)) ?? notFound()
        await remember(tx, context.caller, 'changed', row, { part: 'unshared' })
        return described(tx, row, context)
      }),

    /** What it says today, and of as many days before where that is wanted. */
    async figures(row: store.SavedReportRow & { accountId: AccountId }, zone: string, now: Date, canWait = false) {
      const { accountId, formId, query } = row
      const { answers, followUp, qrCodeId, compare } = query
      const filters = { formId, answers, ...(followUp && { followUp }), ...(qrCodeId && { qrCodeId }) }
      const days = daysOf(query, zone, now)
      const earlier = compare ? daysBefore(days) : undefined
      return {
        days: { from: days.from?.toString() ?? null, until: days.until?.toString() ?? null },
        report: await reportOf({ accountId, zone }, { ...filters, ...momentsOf(days, zone) }, now, canWait),
        before:
          earlier && (await reportOf({ accountId, zone }, { ...filters, ...momentsOf(earlier, zone) }, now, canWait)),
      }
    },
  }
}

export type SavedReports = ReturnType<typeof createSavedReports>
