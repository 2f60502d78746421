import type { CallOutput, contract, ParsedInput } from '@matai/contract'
import { notFound } from '../../../platform/failure.ts'
import { reachNow } from '../../../platform/db/reach.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { maskedFacts, type Masking, maskingOf, seesAll } from '../rules/masking.ts'
import { nextRecords, recordPage } from '../rules/page.ts'
import { isWhole, recordQuery } from '../rules/record-query.ts'
import * as fillers from '../store/fillers.ts'
import { type FillerRow, listFillersByIds } from '../store/records.ts'
import * as store from '../store/search.ts'
import type { Dependencies } from './dependencies.ts'
import { codesIn } from './codes-in.ts'
import { describeRecords } from './describe.ts'
import { makeRoom } from './make-room.ts'

type Search = typeof contract.records.search
type Userlist = typeof contract.records.userlist
type Userinfo = typeof contract.records.getUserinfo

/** More than these are not counted. */
const countedAtMost = 1_000

const described = (
  { id, formId, facts, records, firstAt, lastAt }: FillerRow,
  masking: Masking | undefined,
): CallOutput<Userinfo> => ({
  id,
  formId,
  facts: masking ? maskedFacts(facts, masking) : facts,
  records,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
})

/** What nobody finds people by who may not read it. */
const hiddenFacts = (masking: Masking | undefined): string[] =>
  (['phone', 'idcard'] as const).filter((fact) => masking?.isFactHidden(fact))

/** Records of a form and who filled it, page by page. */
export function createSearch({
  database,
  forms,
  namesOf,
  qrCodes,
}: Pick<Dependencies, 'database' | 'forms' | 'namesOf' | 'qrCodes'>) {
  const { tx } = database

  return {
    /** Unlogged: what the tier holds now is unlocked; nobody did that. */
    async records(request: ParsedInput<Search>, context: MemberContext): Promise<CallOutput<Search>> {
      const { accountId, tier } = context.caller
      const { formId, ...filters } = request.filters
      const newest = (await forms.newestOf(tx, accountId, formId)) ?? notFound()
      await database.transact(accountId, (open) => makeRoom(open, accountId, tier))
      const masking = seesAll(context.caller) ? undefined : maskingOf(newest)
      const qrCodeIds = await codesIn(qrCodes, filters.directoryId, context)
      const query = recordQuery({ formId, keyword: request.keyword, filters, qrCodeIds }, newest, masking)
      if (!query) return { list: [], total: 0, totalIsLowerBound: false, next: null }
      const page = recordPage(request)
      const rows = await store.searchRecords(tx, accountId, query, page)
      const whole = isWhole(query) && !reachNow()
      const found = whole
        ? await store.countOfForm(tx, accountId, formId)
        : await store.countFound(tx, accountId, query, countedAtMost + 1)
      const isMore = !whole && found > countedAtMost
      return {
        list: await describeRecords(tx, rows, context, { namesOf, forms }),
        total: isMore ? countedAtMost : found,
        totalIsLowerBound: isMore,
        next: nextRecords(rows, page),
      }
    },

    async fillers(request: ParsedInput<Userlist>, { caller }: MemberContext): Promise<CallOutput<Userlist>> {
      const { accountId } = caller
      const { formId } = request.filters
      const newest = (await forms.newestOf(tx, accountId, formId)) ?? notFound()
      const masking = seesAll(caller) ? undefined : maskingOf(newest)
      const query = { formId, keyword: request.keyword, hidden: hiddenFacts(masking) }
      const page = recordPage(request)
      const rows = await fillers.listFillers(tx, accountId, query, page)
      const found = await fillers.countFillers(tx, accountId, query, countedAtMost + 1)
      return {
        list: rows.map((row) => described(row, masking)),
        total: Math.min(found, countedAtMost),
        totalIsLowerBound: found > countedAtMost,
        next: nextRecords(rows, page),
      }
    },

    /** How many are known of a form, not counted past so many. */
    async fillerCount(formId: number, { caller: { accountId } }: MemberContext): Promise<number> {
      if ((await forms.titleOf(tx, accountId, formId)) === undefined) notFound()
      return fillers.countFillers(tx, accountId, { formId, keyword: '' }, countedAtMost)
    },

    async filler(id: number, { caller }: MemberContext): Promise<CallOutput<Userinfo>> {
      const [row = notFound()] = await listFillersByIds(tx, caller.accountId, [id])
      const newest = seesAll(caller)
        ? undefined
        : ((await forms.newestOf(tx, caller.accountId, row.formId)) ?? notFound())
      return described(row, newest && maskingOf(newest))
    },
  }
}
