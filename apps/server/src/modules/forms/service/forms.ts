import {
  type CallOutput,
  type contract,
  flag,
  type Form,
  formFillersCounted,
  type FormItem,
  mayCall,
  type ParsedInput,
  type StoredFile,
} from '@matai/contract'
import type { FormDocument } from '@matai/form-kit/schema'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import { formFillers, formRecords } from '../ports.ts'
import { stateOf } from '../rules/settings.ts'
import * as store from '../store/forms.ts'
import { findGroup } from '../store/groups.ts'
import { closingsOf } from '../store/settings.ts'
import { countVersions, findVersion, listVersions } from '../store/versions.ts'
import { createClosedStatuses } from './closed-statuses.ts'
import type { Dependencies } from './dependencies.ts'
import { createFilledForms } from './filled.ts'
import { createFormGroups } from './groups.ts'
import { createFormLinks } from './links.ts'
import { createPruning } from './prune.ts'
import { createPreparation } from './prepare-document.ts'
import { createFormRules } from './rules.ts'
import { createSaving, enterGroup } from './save.ts'
import { createFormSettings } from './settings.ts'
import { createFormTips } from './tips.ts'
import { createFormUses } from './uses.ts'

export type Forms = ReturnType<typeof createForms>

type List = (typeof contract.forms)['list']
type Draft = ParsedInput<typeof contract.forms.save>
/** Who reads, and when. */
type Reader = Pick<MemberContext, 'caller' | 'now'>
type Versions = (typeof contract.forms)['versions']
type Removal = ParsedInput<(typeof contract.forms)['delete']>
type TemplateList = (typeof contract.forms)['templateList']

const sumOf = (counted: readonly ReadonlyMap<number, number>[], id: number): number =>
  counted.reduce((sum, counts) => sum + (counts.get(id) ?? 0), 0)

/** Forms: their list, their names, their groups, their end. */
export function createForms(dependencies: Dependencies) {
  const { database, audit, namesOf, ports } = dependencies
  const remember = audit.on('form')
  const uses = createFormUses(dependencies)
  const saveDocument = createSaving(dependencies)
  const { filesThere } = createPreparation(dependencies)

  async function describe(tx: Tx, rows: store.FormRow[], { caller, now }: Reader): Promise<FormItem[]> {
    const ids = rows.map(({ id }) => id)
    const names = await namesOf(tx, [...new Set(rows.map(({ createdBy }) => createdBy))])
    const records = await Promise.all(ports.all(formRecords).map((countsOf) => countsOf(tx, caller.accountId, ids)))
    const fillers = await Promise.all(
      ports.all(formFillers).map((countsOf) => countsOf(tx, caller.accountId, ids, formFillersCounted)),
    )
    const used = (await uses.of(tx, caller.accountId, ids, now)).filter(({ in: where }) => where === 'codes')
    const closings = await closingsOf(tx, caller.accountId, ids)
    const can = { edit: true, delete: mayCall(flag('deleteForm'), caller) }
    return rows.map(({ id, number, title, version, published, groupId, createdBy, createdAt, updatedAt }) => ({
      id,
      number,
      title,
      version,
      published,
      groupId,
      creator: { id: createdBy, name: names.get(createdBy) ?? '' },
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      records: sumOf(records, id),
      fillers: sumOf(fillers, id),
      codes: used.reduce((sum, { formId, count }) => (formId === id ? sum + count : sum), 0),
      state: stateOf({ published, closing: closings.get(id) ?? null }, now),
      can,
    }))
  }

  async function describeWhole(
    { row, document, files }: { row: store.FormRow; document: FormDocument; files: StoredFile[] },
    { shown = row.version, ...reader }: Reader & { shown?: number },
  ): Promise<Form> {
    const [item = notFound()] = await describe(database.tx, [row], reader)
    return { ...item, shown, document, files }
  }

  return {
    prune: createPruning(dependencies),
    ...createFilledForms(),
    isClosedFor: createClosedStatuses(dependencies).isClosedFor,
    groups: createFormGroups({ database, audit }),
    settings: createFormSettings(dependencies),
    rules: createFormRules(dependencies),
    links: createFormLinks({ database, audit }),
    tips: createFormTips({ database, audit }),

    async list(request: ParsedInput<List>, { caller, now }: MemberContext): Promise<CallOutput<List>> {
      const { tx } = database
      const { accountId } = caller
      const { groupId, published } = request.filters
      if (typeof groupId === 'number' && !(await findGroup(tx, accountId, groupId))) notFound()
      const query = { keyword: request.keyword, groupId, published, ...pageOfRows(request) }
      const rows = await store.listForms(tx, accountId, query)
      return {
        list: await describe(tx, rows, { caller, now }),
        total: await store.countForms(tx, accountId, query),
        totalIsLowerBound: false,
        next: nextPage(rows, query),
      }
    },

    async info(
      { id, version }: { id: number; version?: number | undefined },
      { caller, now }: MemberContext,
    ): Promise<Form> {
      const { tx } = database
      const { accountId } = caller
      const row = (await store.findForm(tx, accountId, id)) ?? notFound()
      const shown = version ?? row.version
      const { document } = (await findVersion(tx, accountId, id, shown)) ?? notFound()
      const files = await filesThere(tx, accountId, document)
      return describeWhole({ row, document, files }, { caller, now, shown })
    },

    async versions(request: ParsedInput<Versions>, { caller }: MemberContext): Promise<CallOutput<Versions>> {
      const { tx } = database
      const { accountId } = caller
      const { id } = request.filters
      const { published } = (await store.findForm(tx, accountId, id)) ?? notFound()
      const query = { formId: id, keyword: request.keyword, ...pageOfRows(request) }
      const rows = await listVersions(tx, accountId, query)
      const names = await namesOf(tx, [...new Set(rows.map(({ savedBy }) => savedBy))])
      return {
        list: rows.map(({ id: number, title, savedBy, savedAt }) => ({
          number,
          title,
          savedBy: { id: savedBy, name: names.get(savedBy) ?? '' },
          savedAt: savedAt.toISOString(),
          isPublished: number === published,
        })),
        total: await countVersions(tx, accountId, query),
        totalIsLowerBound: false,
        next: nextPage(rows, query),
      }
    },

    save: async (draft: Draft, context: MemberContext): Promise<Form> =>
      describeWhole(await saveDocument(draft, context), context),

    /** Those that fillers see. */
    async templateList(
      request: ParsedInput<TemplateList>,
      { caller }: MemberContext,
    ): Promise<CallOutput<TemplateList>> {
      const { tx } = database
      const query = { keyword: request.keyword, groupId: undefined, published: true, ...pageOfRows(request) }
      const rows = await store.listForms(tx, caller.accountId, query)
      return {
        list: rows.map(({ id, number, title }) => ({ id, number, title })),
        total: await store.countForms(tx, caller.accountId, query),
        totalIsLowerBound: false,
        next: nextPage(rows, query),
      }
    },

    /** All or none; what live codes or templates open only when that is wanted. */
    remove: ({ ids, evenInUse }: Removal, { caller, now }: MemberContext): Promise<{ removed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        // Held first: whoever is putting one of them somewhere is done, or finds it gone.
        const rows = await lockAll(tx, accountId, ids)
        if (!evenInUse) await uses.refuseUsed(tx, accountId, ids, now)
        await store.updateForms(tx, accountId, ids, { deletedAt: now })
        for (const { id, title } of rows) await remember(tx, caller, 'removed', { id, name: title })
        return { removed: rows.length }
      }),

    /** All or none; answers how many were elsewhere before. */
    changeGroup: (ids: readonly number[], groupId: number | null, { caller, now }: MemberContext) =>
      database.transact(caller.accountId, async (tx): Promise<{ changed: number }> => {
        const { accountId } = caller
        await enterGroup(tx, accountId, groupId)
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
