import {
  type CallOutput,
  type contract,
  flag,
  type FormItem,
  formsMax,
  mayCall,
  type ParsedInput,
} from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import * as store from '../store/forms.ts'
import { findGroup, lockGroup } from '../store/groups.ts'
import type { Dependencies } from './dependencies.ts'
import { createFormGroups } from './groups.ts'

export type Forms = ReturnType<typeof createForms>

type List = (typeof contract.forms)['list']
type Draft = ParsedInput<typeof contract.forms.save>

/** Forms: their list, their names, their groups, their end. */
export function createForms({ database, audit, namesOf }: Dependencies) {
  const remember = audit.on('form')

  async function describe(tx: Tx, rows: store.FormRow[], caller: MemberContext['caller']): Promise<FormItem[]> {
    const names = await namesOf(tx, [...new Set(rows.map(({ createdBy }) => createdBy))])
    const can = { edit: true, delete: mayCall(flag('deleteForm'), caller) }
    return rows.map(({ id, number, title, groupId, createdBy, createdAt, updatedAt }) => ({
      id,
      number,
      title,
      groupId,
      creator: { id: createdBy, name: names.get(createdBy) ?? '' },
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      can,
    }))
  }

  async function describeOne(tx: Tx, row: store.FormRow | undefined, caller: MemberContext['caller']) {
    const [item = notFound()] = await describe(tx, row ? [row] : [], caller)
    return item
  }

  /** A group that something goes into, locked so that it cannot vanish meanwhile. */
  async function enter(tx: Tx, accountId: AccountId, groupId: number | null | undefined): Promise<void> {
    if (typeof groupId === 'number' && !(await lockGroup(tx, accountId, groupId))) notFound()
  }

  async function insert(tx: Tx, { title, groupId = null }: Draft, { caller, now }: MemberContext) {
    const { accountId, userId } = caller
    await enter(tx, accountId, groupId)
    await store.holdForms(tx, accountId)
    const used = await store.countForms(tx, accountId)
    if (used >= formsMax) {
      const limit = formsMax
      fail('formChecks.tooManyForms', { as: 'limitReached', params: { limit }, data: { limit, used } })
    }
    const number = await store.nextNumber(tx, accountId)
    const moments = { createdAt: now, updatedAt: now }
    const row = await store.insertForm(tx, { accountId, number, title, groupId, createdBy: userId, ...moments })
    await remember(tx, caller, 'created', { id: row.id, name: title })
    return row
  }

  async function update(tx: Tx, id: number, { title, groupId }: Draft, { caller, now }: MemberContext) {
    const { accountId } = caller
    await enter(tx, accountId, groupId)
    const [before = notFound()] = await store.lockForms(tx, accountId, [id])
    const after = { title, groupId: groupId === undefined ? before.groupId : groupId }
    if (after.title === before.title && after.groupId === before.groupId) return before
    const [row] = await store.updateForms(tx, accountId, [id], { ...after, updatedAt: now })
    if (after.title !== before.title) await remember(tx, caller, 'renamed', { id, name: title }, { from: before.title })
    if (after.groupId !== before.groupId) await remember(tx, caller, 'moved', { id, name: title })
    return row
  }

  return {
    groups: createFormGroups({ database, audit }),

    async list(request: ParsedInput<List>, { caller }: MemberContext): Promise<CallOutput<List>> {
      const { tx } = database
      const { accountId } = caller
      const { groupId } = request.filters
      if (typeof groupId === 'number' && !(await findGroup(tx, accountId, groupId))) notFound()
      const query = { keyword: request.keyword, groupId, ...pageOfRows(request) }
      const rows = await store.listForms(tx, accountId, query)
      return {
        list: await describe(tx, rows, caller),
        total: await store.countForms(tx, accountId, query),
        totalIsLowerBound: false,
        next: nextPage(rows, query),
      }
    },

    info: async (id: number, { caller }: MemberContext): Promise<FormItem> =>
      describeOne(database.tx, await store.findForm(database.tx, caller.accountId, id), caller),

    save: (draft: Draft, context: MemberContext): Promise<FormItem> =>
      database.transact(async (tx) => {
        const { id } = draft
        const row = id === undefined ? await insert(tx, draft, context) : await update(tx, id, draft, context)
        return describeOne(tx, row, context.caller)
      }),

    /** All or none. */
    remove: (ids: readonly number[], { caller, now }: MemberContext): Promise<{ removed: number }> =>
      database.transact(async (tx) => {
        const { accountId } = caller
        const rows = await lockAll(tx, accountId, ids)
        await store.updateForms(tx, accountId, ids, { deletedAt: now })
        for (const { id, title } of rows) await remember(tx, caller, 'removed', { id, name: title })
        return { removed: rows.length }
      }),

    /** All or none; answers how many were elsewhere before. */
    changeGroup: (ids: readonly number[], groupId: number | null, { caller, now }: MemberContext) =>
      database.transact(async (tx): Promise<{ changed: number }> => {
        const { accountId } = caller
        await enter(tx, accountId, groupId)
        const rows = await lockAll(tx, accountId, ids)
        const moving = rows.filter((row) => row.groupId !== groupId)
        await store.updateForms(
          tx,
          accountId,
          moving.map(({ id }) => id),
          { groupId, updatedAt: now },
        )
        for (const { id, title } of moving) await remember(tx, caller, 'moved', { id, name: title })
        return { changed: moving.length }
      }),
  }
}

async function lockAll(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<store.FormRow[]> {
  const unique = [...new Set(ids)]
  const rows = await store.lockForms(tx, accountId, unique)
  return rows.length === unique.length ? rows : notFound()
}
