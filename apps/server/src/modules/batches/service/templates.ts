import {
  batchCodesCounted,
  type BatchTemplate,
  type BatchTemplateItem,
  type contract,
  type ParsedInput,
  type Style,
  keyValueMax,
} from '@matai/contract'
import { halfOf } from '@matai/rules/batch-number'
import { completeStyle } from '@matai/qr'
import { isDeepStrictEqual } from 'node:util'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import { filesIn, showsNothing, wrongKinds } from '@matai/content/page'
import { badLinks } from '../../qr-codes/rules/bad-links.ts'
import { filesOf, refuseBigLogo } from '../../styles/rules/pictures.ts'
import { catchUp } from '../jobs.ts'
import { layoutFault } from '../rules/layout.ts'
import { countAlive, countBehind, countSomeAlive, findUnfitKey, listAny, setKeys } from '../store/children.ts'
import { findOpen } from '../store/imports.ts'
import * as store from '../store/templates.ts'
import { releaseSome } from './catch-up.ts'
import type { Dependencies } from './dependencies.ts'

type Draft = ParsedInput<typeof contract.batches.save>
type ListRequest = ParsedInput<typeof contract.batches.list>

/** Templates themselves: their list, their content, their end. */
export function createTemplates(dependencies: Dependencies) {
  const { database, directories, qrCodes, filesByIds, namesOf, isKnownBad, proveStyle } = dependencies
  const remember = dependencies.audit.on('batch')

  async function describe(
    tx: Tx,
    rows: store.TemplateRow[],
    accountId: AccountId,
    codesOf = countAlive,
  ): Promise<BatchTemplateItem[]> {
    const codes = await codesOf(
      tx,
      accountId,
      rows.map(({ id }) => id),
    )
    const names = await namesOf(tx, [...new Set(rows.map(({ createdBy }) => createdBy))])
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      columns: row.columns,
      codes: codes.get(row.id) ?? 0,
      number: halfOf(row.place),
      creator: { id: row.createdBy, name: names.get(row.createdBy) ?? '' },
      updatedAt: row.updatedAt.toISOString(),
      can: { edit: true, delete: true },
    }))
  }

  async function open(tx: Tx, row: store.TemplateRow, accountId: AccountId): Promise<BatchTemplate> {
    const [item] = await describe(tx, [row], accountId)
    const { id, version, blocks, namePattern, keyColumn, directoryId, labelTemplateId, updating } = row
    const style = row.style && completeStyle(row.style)
    const files = await filesByIds(tx, accountId, [...filesIn(blocks), ...(style ? filesOf(style) : [])])
    const behind = updating ? await countBehind(tx, accountId, id, version) : 0
    const own = { version, blocks, namePattern, keyColumn, directoryId, style, labelTemplateId, files }
    return { ...(item ?? notFound()), ...own, updating, behind, openImportId: await findOpen(tx, accountId, id) }
  }

  /** Refuses what could not be kept. */
  async function check(tx: Tx, draft: Draft, accountId: AccountId): Promise<void> {
    const { blocks } = draft
    if (showsNothing(blocks)) failField('blocks', 'qrCodes.contentEmpty')
    const fault = layoutFault(draft)
    if (fault) failField(fault.field, fault.phrase, fault.params)
    const [bad] = badLinks(blocks, isKnownBad)
    if (bad) failField('blocks', 'abuse.badLink', { host: bad.host })
    const wanted = filesIn(blocks)
    const files = await filesByIds(tx, accountId, wanted)
    const [odd] = wrongKinds(blocks, files)
    if (odd?.kind === 'file') failField('blocks', 'blocks.notPlayed')
    if (odd || files.length < wanted.length) failField('blocks', 'qrCodes.fileMissing')
    await qrCodes.refuseMissingForms(tx, accountId, blocks)
    if (draft.directoryId !== null) await directories.target(tx, accountId, draft.directoryId)
    if (draft.labelTemplateId !== null && !(await store.hasLabel(tx, accountId, draft.labelTemplateId))) notFound()
  }

  async function insert(tx: Tx, draft: Draft, { caller, now }: MemberContext): Promise<store.TemplateRow> {
    const { accountId, userId } = caller
    await store.holdPlaces(tx, accountId)
    const place = await store.nextPlace(tx, accountId)
    const moments = { createdAt: now, updatedAt: now }
    const made = await store.insertTemplate(tx, { ...kept(draft), accountId, place, createdBy: userId, ...moments })
    await remember(tx, caller, 'created', made)
    return made
  }

  async function update(tx: Tx, id: number, draft: Draft, { caller, now }: MemberContext): Promise<store.TemplateRow> {
    const { accountId } = caller
    const before = await store.lockTemplate(tx, accountId, id)
    if (!before || before.deletedAt) return notFound()
    if (draft.version !== undefined && draft.version !== before.version) fail('errors.conflict', { as: 'conflict' })
    const after = kept(draft)
    if (isDeepStrictEqual({ ...before, ...after }, before)) return before
    if (draft.keyColumn !== before.keyColumn) await setKeyColumn(tx, accountId, id, draft)
    const version = before.version + 1
    const changed = { ...after, version, updatedAt: now, updating: true, aliveAt: now }
    await enqueue(tx, catchUp, { accountId, id })
    await remember(tx, caller, 'changed', { id, name: draft.name }, { version })
    return (await store.updateTemplate(tx, accountId, id, changed)) ?? notFound()
  }

  return {
    async list(request: ListRequest, { caller: { accountId } }: MemberContext) {
      const { tx } = database
      const query = { keyword: request.keyword, ...pageOfRows(request) }
      const rows = await store.listTemplates(tx, accountId, query)
      return {
        list: await describe(tx, rows, accountId, (...of) => countSomeAlive(...of, batchCodesCounted + 1)),
        total: await store.countTemplates(tx, accountId, query),
        totalIsLowerBound: false,
        next: nextPage(rows, query),
      }
    },

    async info(id: number, { caller: { accountId } }: MemberContext): Promise<BatchTemplate> {
      const { tx } = database
      return open(tx, (await store.findTemplate(tx, accountId, id)) ?? notFound(), accountId)
    },

    /** Codes that were made from it follow in the background. */
    async save(draft: Draft, context: MemberContext): Promise<BatchTemplate> {
      const { accountId } = context.caller
      const { id, style } = draft
      const before = id === undefined ? undefined : await store.findTemplate(database.tx, accountId, id)
      if (id !== undefined && !before) notFound()
      const isNewStyle = style && !isDeepStrictEqual(before?.style && completeStyle(before.style), style)
      if (isNewStyle) {
        refuseBigLogo(style, await filesByIds(database.tx, accountId, filesOf(style)), before?.style)
        await proveStyle(accountId, style, context.origin)
      }
      const clean = { ...draft, blocks: await qrCodes.cleanBlocks(draft.blocks, accountId) }
      return database.transact(accountId, async (tx) => {
        await check(tx, clean, accountId)
        const row = id === undefined ? await insert(tx, clean, context) : await update(tx, id, clean, context)
        return open(tx, row, accountId)
      })
    },

    /** A name is no part of what its codes show. */
    rename: (id: number, name: string, { caller, now }: MemberContext): Promise<BatchTemplateItem> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        const before = await store.lockTemplate(tx, accountId, id)
        if (!before || before.deletedAt) return notFound()
        const isSame = before.name === name
        const row = isSame ? before : await store.updateTemplate(tx, accountId, id, { name, updatedAt: now })
        if (!isSame) await remember(tx, caller, 'renamed', { id, name }, { from: before.name })
        const [item] = await describe(tx, [row ?? notFound()], accountId)
        return item ?? notFound()
      }),

    /** Its codes stay as they are and are ordinary pages: the first at once, many in the background. */
    remove: (id: number, { caller, now }: MemberContext): Promise<{ removed: number; codes: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        const row = await store.lockTemplate(tx, accountId, id)
        if (!row || row.deletedAt) return notFound()
        const codes = (await countAlive(tx, accountId, [id])).get(id) ?? 0
        await releaseSome(dependencies, tx, { accountId, id })
        const updating = (await listAny(tx, accountId, id, 1)).length > 0
        await store.updateTemplate(tx, accountId, id, { deletedAt: now, updating, aliveAt: now })
        if (updating) await enqueue(tx, catchUp, { accountId, id })
        await remember(tx, caller, 'removed', row, { codes })
        return { removed: 1, codes }
      }),
  }
}

async function setKeyColumn(tx: Tx, accountId: AccountId, templateId: number, draft: Draft): Promise<void> {
  const column = draft.keyColumn
  const value = column && (await findUnfitKey(tx, accountId, { templateId, column, most: keyValueMax }))
  if (value) {
    const name = draft.columns.find(({ key }) => key === column)?.name ?? ''
    failField('keyColumn', 'batches.keyNotUnique', { name, value: value.slice(0, 50) })
  }
  await setKeys(tx, accountId, templateId, column)
}

function kept({ name, columns, blocks, namePattern, keyColumn, directoryId, style, labelTemplateId }: Draft) {
  return {
    name,
    columns,
    blocks,
    namePattern,
    keyColumn,
    directoryId,
    style: style satisfies Style | null,
    labelTemplateId,
  }
}
