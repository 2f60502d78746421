import { type BatchChild, type BatchTemplate, type contract, type ParsedInput } from '@matai/contract'
import { readCell } from '@matai/rules/batch-cells'
import type { PhraseKey, PhraseParams } from '@matai/i18n'
import { restBetween } from '../../../platform/breath.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Failure, fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { readCursor, writeCursor } from '../../../platform/lists/cursor.ts'
import { comparedKey, keyFault, renderRow, type RowValues, searchText } from '../rules/layout.ts'
import { countChildren, listChildren } from '../store/child-list.ts'
import * as store from '../store/children.ts'
import { findImport } from '../store/imports.ts'
import { findTemplate, lockTemplate, type TemplateRow } from '../store/templates.ts'
import type { Dependencies } from './dependencies.ts'
import { createTemplates } from './templates.ts'

type ListRequest = ParsedInput<typeof contract.batches.childList>

/** More than these are not counted. */
const countedAtMost = 1_000

/** The live codes of a template. */
export function createChildren(dependencies: Dependencies) {
  const { database, qrCodes, isKnownBad } = dependencies
  const { info } = createTemplates(dependencies)

  async function describe(
    template: TemplateRow,
    rows: store.ChildRow[],
    context: MemberContext,
  ): Promise<BatchChild[]> {
    const { accountId } = context.caller
    const codes = await qrCodes.rowsByIds(
      accountId,
      rows.map(({ qrCodeId }) => qrCodeId),
    )
    const items = new Map((await qrCodes.describe(codes, context)).map((item) => [item.id, item]))
    const described = await restBetween(rows, ({ qrCodeId, number, values, updatedAt }) => {
      const code = items.get(qrCodeId)
      if (!code) return []
      const [fault] = renderRow(template, values, isKnownBad).faults
      const problem = fault ? said(fault, context) : ''
      return [{ code, number, values, problem, updatedAt: updatedAt.toISOString() }]
    })
    return described.flat()
  }

  /** A code that comes from a template, and that template. */
  async function find(tx: Tx, accountId: AccountId, qrCodeId: string) {
    const child = await store.findChild(tx, accountId, qrCodeId)
    const template = child && (await findTemplate(tx, accountId, child.templateId))
    return child && template ? { child, template } : notFound()
  }

  async function childInfo(
    qrCodeId: string,
    context: MemberContext,
  ): Promise<{ child: BatchChild; template: BatchTemplate }> {
    const { child, template } = await find(database.tx, context.caller.accountId, qrCodeId)
    const [described] = await describe(template, [child], context)
    return { child: described ?? notFound(), template: await info(template.id, context) }
  }

  return {
    childInfo,

    async listChildren(request: ListRequest, context: MemberContext) {
      const { accountId } = context.caller
      const { page, pageSize, keyword, cursor, filters } = request
      const { tx } = database
      const template = (await findTemplate(tx, accountId, filters.id)) ?? notFound()
      if (filters.importId !== undefined) await refuseOtherImport(tx, accountId, template.id, filters.importId)
      const after = cursor === undefined ? undefined : placeIn(cursor)
      const place = { after, offset: (page - 1) * pageSize, limit: pageSize }
      const query = { templateId: template.id, importId: filters.importId, keyword, ...place }
      const rows = await listChildren(tx, accountId, query)
      const counted = await countChildren(tx, accountId, query, countedAtMost + 1)
      const isMore = counted > countedAtMost
      const last = rows.length === pageSize ? rows.at(-1) : undefined
      return {
        list: await describe(template, rows, context),
        total: isMore ? countedAtMost : counted,
        totalIsLowerBound: isMore,
        next: last ? writeCursor([last.updatedAt.toISOString().replace('Z', '000Z'), String(last.place)]) : null,
      }
    },

    /** What is left out stays; the code shows it at once. */
    async saveChild(
      { qrCodeId, values: given }: ParsedInput<typeof contract.batches.childSave>,
      context: MemberContext,
    ) {
      const { caller, now } = context
      const { accountId, userId } = caller
      await database.transact(accountId, async (tx) => {
        const { template: seen } = await find(tx, accountId, qrCodeId)
        // Whoever writes codes of a template holds it first, so that they come one after the other.
        const template = (await lockTemplate(tx, accountId, seen.id)) ?? notFound()
        const { child } = await find(tx, accountId, qrCodeId)
        const values = { ...child.values, ...readValues(template, given) }
        const page = renderRow(template, values, isKnownBad)
        const [fault] = page.faults
        if (fault) fail(fault.phrase, { params: fault.params })
        const key = template.keyColumn === null ? null : comparedKey(values[template.keyColumn] ?? '') || null
        const twins = key === null ? new Map() : await store.findByKeys(tx, accountId, template.id, [key])
        const twin = key === null ? undefined : (twins.get(key) as store.ChildRow | undefined)
        if (twin && twin.qrCodeId !== qrCodeId)
          refuseValue(template.keyColumn ?? '', 'batches.keyTaken', { number: twin.number })
        if (key !== null && key !== child.keyValue && !twin) await store.freeKeys(tx, accountId, template.id, [key])
        const { name, blocks } = page
        const { gone } = await qrCodes.batchCodes.changeMany(tx, [{ id: qrCodeId, name, blocks }], {
          accountId,
          userId,
          now,
        })
        if (gone.length > 0) notFound()
        const { number, importId } = child
        const change = { qrCodeId, keyValue: key, values, search: searchText(number, name, values), importId }
        await store.updateChildren(tx, accountId, [change], { version: template.version, updatedAt: now })
      })
      return (await childInfo(qrCodeId, context)).child
    },
  }

  async function refuseOtherImport(tx: Tx, accountId: AccountId, templateId: number, importId: number): Promise<void> {
    if ((await findImport(tx, accountId, importId))?.templateId !== templateId) notFound()
  }
}

/** Values that somebody typed, as their columns take them. */
function readValues({ columns, keyColumn }: TemplateRow, given: RowValues): RowValues {
  const values: RowValues = {}
  for (const [key, written] of Object.entries(given)) {
    const column = columns.find((one) => one.key === key) ?? refuseValue(key, 'batches.columnUnknown')
    const read = readCell(column, written)
    if (!read.ok) return refuseValue(key, read.phrase, read.params)
    const fault = key === keyColumn ? keyFault(read.value) : undefined
    if (fault) refuseValue(key, fault.phrase, fault.params)
    values[key] = read.value
  }
  return values
}

function refuseValue(key: string, phrase: PhraseKey, params: PhraseParams = {}): never {
  throw new Failure('inputInvalid', phrase, { params, fields: [{ path: ['values', key], phrase, params }] })
}

function said(
  { column, phrase, params }: { column: string; phrase: PhraseKey; params: PhraseParams },
  { say }: MemberContext,
) {
  const reason = say(phrase, params)
  return column ? say('batches.problemOf', { column, reason }) : reason
}

function placeIn(cursor: string): number {
  const place = readCursor(cursor)?.[1]
  return place && /^\d{1,9}$/.test(place) ? Number(place) : failField('cursor', 'errors.wrongFormat')
}
