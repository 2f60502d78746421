import type { CallOutput, contract, GroupCode, ParsedInput } from '@matai/contract'
import { isDeepStrictEqual } from 'node:util'
import { failField, notFound, withinLimit } from '../../../platform/failure.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { randomPageId } from '../../../platform/ids.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import { claimAddresses } from '../../addresses/service/addresses.ts'
import { daysUpTo } from '../../ledger/rules/days.ts'
import { filesOf, refuseBigLogo } from '../../styles/rules/pictures.ts'
import * as store from '../store/codes.ts'
import { findFolder, lockFolder } from '../store/folders.ts'
import { listSubs } from '../store/subs.ts'
import type { Dependencies } from './dependencies.ts'
import { describeCodes } from './describe.ts'

type Calls = typeof contract.groupCodes
type Draft = ParsedInput<Calls['save']>

/** As long as those that are printed: what a style is tried with. */
const sampleId = 'Ab3dEf7hJk4mNp8q'

/** Group codes: their list, their settings and what visitors did. */
export function createCodes({
  database,
  audit,
  forms,
  filesByIds,
  tryStyle,
}: Pick<Dependencies, 'database' | 'audit' | 'forms' | 'filesByIds' | 'tryStyle'>) {
  const remember = audit.on('groupCode')

  async function describe(tx: Tx, row: store.GroupCodeRow, context: MemberContext): Promise<GroupCode> {
    const [one = notFound()] = await describeCodes(tx, [row], { ...context, filesByIds })
    return one
  }

  /** A style has to be readable, unless it is as it was. Before anything is held: drawing takes time. */
  async function refuseUnreadable({ id, style }: Draft, { caller: { accountId }, origin }: MemberContext) {
    if (!style) return
    const { tx } = database
    const before = id === undefined ? undefined : await store.findCode(tx, accountId, id)
    if (isDeepStrictEqual(style, before?.style)) return
    refuseBigLogo(style, await filesByIds(tx, accountId, filesOf(style)), before?.style)
    await tryStyle(accountId, style, `${origin}/g/${sampleId}`)
  }

  async function refuseUnknown(tx: Tx, { folderId, formId }: Draft, { caller }: MemberContext): Promise<void> {
    if (folderId !== null && !(await lockFolder(tx, caller.accountId, folderId)))
      failField('folderId', 'groupCodes.noFolder')
    if (formId !== null && (await forms.titleOf(tx, caller.accountId, formId)) === undefined)
      failField('formId', 'groupCodes.noForm')
  }

  /** Changes a code if that changes anything. */
  async function change(
    tx: Tx,
    {
      id,
      ...values
    }: { id: number } & Partial<Pick<store.GroupCodeRow, 'name' | 'mode' | 'folderId' | 'words' | 'formId' | 'style'>>,
    context: MemberContext,
  ): Promise<GroupCode> {
    const { caller, now } = context
    const before = (await store.lockCode(tx, caller.accountId, id)) ?? notFound()
    const after = { ...before, ...values }
    if (isDeepStrictEqual(before, after)) return describe(tx, before, context)
    const row = (await store.updateCode(tx, caller.accountId, id, { ...values, updatedAt: now })) ?? notFound()
    if (before.name === row.name) await remember(tx, caller, 'changed', row)
    else await remember(tx, caller, 'renamed', row, { from: before.name })
    return describe(tx, row, context)
  }

  return {
    async list(request: ParsedInput<Calls['list']>, context: MemberContext) {
      const { tx } = database
      const { accountId } = context.caller
      const narrowed = { keyword: request.keyword, folderId: request.filters.folderId }
      if (narrowed.folderId !== undefined && !(await findFolder(tx, accountId, narrowed.folderId))) notFound()
      const query = { ...narrowed, ...pageOfRows(request) }
      const rows = await store.listCodes(tx, accountId, query)
      return {
        list: await describeCodes(tx, rows, { ...context, filesByIds }),
        total: await store.countCodes(tx, accountId, narrowed),
        totalIsLowerBound: false,
        next: nextPage(rows, query),
      }
    },

    async info(id: number, context: MemberContext): Promise<GroupCode> {
      const { tx } = database
      return describe(tx, (await store.findCode(tx, context.caller.accountId, id)) ?? notFound(), context)
    },

    async addresses(ids: readonly number[], { caller, origin }: MemberContext) {
      const { tx } = database
      const unique = [...new Set(ids)]
      const rows = await store.listByIds(tx, caller.accountId, unique)
      if (rows.length < unique.length) notFound()
      const addresses = await store.addressesOf(tx, caller.accountId, unique)
      return { list: rows.map(({ id, name }) => ({ id, name, url: `${origin}/g/${addresses.get(id) ?? ''}` })) }
    },

    async save(draft: Draft, context: MemberContext): Promise<GroupCode> {
      await refuseUnreadable(draft, context)
      return database.transact(context.caller.accountId, async (tx) => {
        const { caller, now, limit } = context
        const { accountId, userId } = caller
        await refuseUnknown(tx, draft, context)
        const { id, ...values } = draft
        if (id !== undefined) return change(tx, { id, ...values }, context)
        withinLimit({ used: (await store.holdAdding(tx, accountId)) + 1, limit })
        const address = randomPageId()
        await claimAddresses(tx, accountId, 'group', [address])
        const made = { ...values, accountId, createdBy: userId, updatedAt: now, address }
        const row = (await store.insertCode(tx, made)) ?? notFound()
        await remember(tx, caller, 'created', row)
        return describe(tx, row, context)
      })
    },

    change: (
      values: { id: number } & Partial<Pick<store.GroupCodeRow, 'name' | 'mode'>>,
      context: MemberContext,
    ): Promise<GroupCode> => database.transact(context.caller.accountId, (tx) => change(tx, values, context)),

    remove: (ids: readonly number[], { caller }: MemberContext): Promise<{ removed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const unique = [...new Set(ids)].sort((a, b) => a - b)
        const gone = await store.deleteCodes(tx, caller.accountId, unique)
        if (gone.length < unique.length) notFound()
        for (const row of gone) await remember(tx, caller, 'removed', row)
        return { removed: gone.length }
      }),

    async statis(
      { id, days }: ParsedInput<Calls['statis']>,
      { caller, now }: MemberContext,
    ): Promise<CallOutput<Calls['statis']>> {
      const { tx } = database
      const { accountId, zone } = caller
      if (!(await store.findCode(tx, accountId, id))) notFound()
      const range = daysUpTo(zone, now.getTime(), days)
      const rows = await store.listDays(tx, accountId, id, range[0] ?? '')
      const subs = await listSubs(tx, accountId, [id])
      const sum = (some: typeof rows, what: 'visits' | 'places' | 'machines') =>
        some.reduce((total, row) => total + row[what], 0)
      return {
        days: range.map((day) => {
          const own = rows.filter((row) => row.day === day)
          const shown = own.filter(({ subId }) => subId !== 0)
          const none = own.filter(({ subId }) => subId === 0)
          return {
            day,
            visits: sum(shown, 'visits'),
            places: sum(shown, 'places'),
            full: sum(none, 'visits'),
            machines: sum(own, 'machines'),
          }
        }),
        pictures: subs.map(({ id: subId, name }) => {
          const own = rows.filter((row) => row.subId === subId)
          return { id: subId, name, visits: sum(own, 'visits'), places: sum(own, 'places') }
        }),
      }
    },
  }
}
