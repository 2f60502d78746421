import {
  type CallOutput,
  type contract,
  type ParsedInput,
  type Status,
  type StatusShow,
  statusesMax,
} from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import { draftFault, type StatusDraft } from '../rules/draft.ts'
import * as codes from '../store/codes.ts'
import { deleteRulesOf } from '../store/rules.ts'
import * as store from '../store/statuses.ts'
import type { Dependencies } from './dependencies.ts'
import { describeStatuses } from './describe.ts'
import { createTelling } from './telling.ts'

type List = (typeof contract.statuses)['list']

/** Statuses themselves: which there are, and what their items are. */
export function createStatusEditing(dependencies: Dependencies) {
  const { database, audit } = dependencies
  const remember = audit.on('status')
  const tell = createTelling(dependencies)

  async function describe(tx: Tx, row: store.StatusRow, { caller }: MemberContext): Promise<Status> {
    const [status = notFound()] = await describeStatuses(tx, [row], caller, dependencies)
    return status
  }

  async function refuse(tx: Tx, accountId: AccountId, draft: StatusDraft): Promise<void> {
    const fault = draftFault(draft)
    if (fault) fail(fault.phrase, { fields: [fault] })
    const helpers = new Set(draft.collaborators)
    if ((await dependencies.collaborators.namesAmong(tx, accountId, [...helpers])).size < helpers.size) notFound()
    for (const formId of new Set(draft.transitions?.flatMap((way) => way.formId ?? []))) {
      if ((await dependencies.forms.titleOf(tx, accountId, formId)) === undefined) notFound()
    }
  }

  const valuesOf = ({ items: _, ...values }: StatusDraft, updatedAt: Date) => ({ ...values, updatedAt })

  /** Codes in items that are gone are in none from then on; the history says when. */
  async function leaveItems(tx: Tx, row: store.StatusRow, gone: number[], { caller, now }: MemberContext) {
    if (gone.length === 0) return
    const { accountId, userId } = caller
    const rows = await codes.rowsIn(tx, accountId, row.id, gone)
    const changes = rows.map(({ qrCodeId, itemId }) => ({
      qrCodeId,
      kind: 'itemRemoved' as const,
      fromId: itemId,
      toId: null,
    }))
    const nothing = { recordId: null, formId: null, reason: '', photoId: null, until: null, batch: null }
    const ids = await codes.insertChanges(tx, accountId, { statusId: row.id, at: now, userId, ...nothing }, changes)
    const none = changes.map(({ qrCodeId }, at) => ({ qrCodeId, itemId: null, nextId: null, changeId: ids[at] ?? 0 }))
    await codes.putCodes(tx, accountId, { statusId: row.id, since: now, until: null }, none)
    await store.removeItems(tx, accountId, gone, now)
  }

  return {
    async list(request: ParsedInput<List>, { caller }: MemberContext): Promise<CallOutput<List>> {
      const { tx } = database
      const query = { keyword: request.keyword, ...pageOfRows(request) }
      const rows = await store.listStatuses(tx, caller.accountId, query)
      return {
        list: await describeStatuses(tx, rows, caller, dependencies),
        total: await store.countStatuses(tx, caller.accountId, query.keyword),
        totalIsLowerBound: false,
        next: nextPage(rows, query),
      }
    },

    add: (draft: StatusDraft, context: MemberContext): Promise<Status> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { accountId } = context.caller
        await refuse(tx, accountId, draft)
        await store.holdStatuses(tx, accountId)
        const used = await store.countStatuses(tx, accountId)
        if (used >= statusesMax) {
          const limit = statusesMax
          fail('statuses.tooMany', { as: 'limitReached', params: { limit }, data: { limit, used } })
        }
        const row = (await store.insertStatus(tx, accountId, valuesOf(draft, context.now))) ?? notFound()
        await store.putItems(tx, accountId, row.id, draft.items)
        await remember(tx, context.caller, 'created', row)
        return describe(tx, row, context)
      }),

    edit: (
      { id, version, ...draft }: StatusDraft & { id: number; version?: number | undefined },
      context: MemberContext,
    ): Promise<Status> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { accountId } = context.caller
        await refuse(tx, accountId, draft)
        await codes.holdCodes(tx, accountId, id)
        const before = (await store.findStatus(tx, accountId, id)) ?? notFound()
        if (version !== undefined && version !== before.version) fail('errors.conflict', { as: 'conflict' })
        const keys = new Set(draft.items.map(({ key }) => key))
        const gone = (await store.itemsOf(tx, accountId, [id])).filter(({ key }) => !keys.has(key))
        await leaveItems(
          tx,
          before,
          gone.map((item) => item.id),
          context,
        )
        await store.putItems(tx, accountId, id, draft.items)
        const row = (await store.updateStatus(tx, accountId, id, valuesOf(draft, context.now))) ?? notFound()
        await remember(tx, context.caller, 'changed', row)
        await tell(tx, accountId, row, await codes.idsOfStatus(tx, accountId, id))
        return describe(tx, row, context)
      }),

    setShow: (ids: number[], show: StatusShow, { caller, now }: MemberContext): Promise<{ changed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        let changed = 0
        for (const id of new Set(ids)) {
          const before = (await store.findStatus(tx, accountId, id)) ?? notFound()
          if (before.show === show) continue
          const row = (await store.updateStatus(tx, accountId, id, { show, updatedAt: now })) ?? notFound()
          await remember(tx, caller, 'changed', row)
          // Pages that showed it until now are drawn again as well.
          await tell(tx, accountId, { id, show: 'tag' }, await codes.idsOfStatus(tx, accountId, id))
          changed += 1
        }
        return { changed }
      }),

    remove: (id: number, { caller, now }: MemberContext): Promise<{ removed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId, userId } = caller
        await codes.holdCodes(tx, accountId, id)
        const row = (await store.findStatus(tx, accountId, id)) ?? notFound()
        const had = await codes.idsOfStatus(tx, accountId, id)
        const rows = await codes.rowsOf(tx, accountId, id, had)
        const changes = rows.map(({ qrCodeId, itemId }) => ({
          qrCodeId,
          kind: 'left' as const,
          fromId: itemId,
          toId: null,
        }))
        const nothing = { recordId: null, formId: null, reason: '', photoId: null, until: null, batch: null }
        await codes.insertChanges(tx, accountId, { statusId: id, at: now, userId, ...nothing }, changes)
        await codes.deleteCodes(tx, accountId, id, had)
        await deleteRulesOf(tx, accountId, id)
        await store.updateStatus(tx, accountId, id, { deletedAt: now })
        await remember(tx, caller, 'removed', row)
        await tell(tx, accountId, row, had)
        return { removed: 1 }
      }),
  }
}

/** A status that may be changed by whoever asks. */
export const refuseSetting = (can: boolean): void => {
  if (!can) fail('statuses.mayNotSet', { as: 'noPermission' })
}

export const refuseItem = (isThere: boolean, field: string): void => {
  if (!isThere) failField(field, 'statuses.itemGone')
}
