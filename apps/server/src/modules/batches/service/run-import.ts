import { batchNumber } from '@matai/rules/batch-number'
import { completeStyle } from '@matai/qr'
import { restBetween } from '../../../platform/breath.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Acting } from '../../qr-codes/service/dependencies.ts'
import { codesAtATime, comparedKey, isSameRow, renderRow, type RowFault, searchText } from '../rules/layout.ts'
import { type GoodRow, type NumberedFault, rereadRow } from '../rules/rows.ts'
import * as children from '../store/children.ts'
import { type ImportRow, lockImport, rowsFrom, updateImport } from '../store/imports.ts'
import { lockTemplate, type TemplateRow, updateTemplate } from '../store/templates.ts'
import type { Dependencies } from './dependencies.ts'

type Needs = Pick<Dependencies, 'database' | 'clock' | 'qrCodes' | 'directories' | 'notices' | 'isKnownBad'>

/** A row that can be done, as the page that it makes. */
interface Planned extends GoodRow {
  key: string | null
  name: string
  blocks: ReturnType<typeof renderRow>['blocks']
}

/**
 * Works an import off, chunk by chunk. Rows, their codes and how far it is are written in one transaction, so that a
 * crash at any moment loses nothing and a second worker finds done what is done.
 */
export function createImportRunner(needs: Needs) {
  const { database, clock } = needs
  return async (accountId: AccountId, id: number): Promise<void> => {
    let isMore: boolean
    do isMore = await database.transact(accountId, (tx) => chunk(needs, tx, { accountId, id, now: clock.now() }))
    while (isMore)
  }
}

/** True while there is more to do. */
async function chunk(
  needs: Needs,
  tx: Tx,
  { accountId, id, now }: { accountId: AccountId; id: number; now: Date },
): Promise<boolean> {
  const order = await lockImport(tx, accountId, id)
  if (order?.state !== 'running') return false
  await needs.directories.hold(tx, accountId)
  const template = await lockTemplate(tx, accountId, order.templateId)
  if (!template || template.deletedAt) {
    await updateImport(tx, accountId, id, { state: 'failed', rows: [], aliveAt: now })
    return false
  }
  const rows = await rowsFrom(tx, accountId, id, { from: order.done + order.failed, atMost: codesAtATime(template) })
  const faults = await doRows(needs, tx, { template, order, rows }, { accountId, userId: order.userId, now })
  return settle(needs, tx, { order, template, faults, tried: rows.length, now })
}

/** Writes down how far it is, and tells whoever started it when it ends or waits. */
async function settle(
  { notices }: Needs,
  tx: Tx,
  step: { order: ImportRow; template: TemplateRow; faults: NumberedFault[]; tried: number; now: Date },
): Promise<boolean> {
  const { order, template, faults, tried, now } = step
  const newlyFailed = new Set(faults.map(({ row }) => row)).size
  const done = order.done + tried - newlyFailed
  const failed = order.failed + newlyFailed
  const isOver = done + failed >= order.total - order.bad || tried === 0
  const state = isOver ? 'done' : newlyFailed > 0 && !order.goOn ? 'paused' : 'running'
  const problems = [...order.problems, ...faults]
  const accountId = order.accountId as AccountId // the row was read for it
  const { id, userId } = order
  const ended = isOver ? { rows: [] } : {}
  await updateImport(tx, accountId, id, { done, failed, problems, state, aliveAt: now, ...ended })
  if (state !== 'running') {
    const kind = state === 'done' ? 'batchDone' : 'batchPaused'
    const details = { name: template.name, done, failed }
    const link = `/batch/${template.id}/import?import=${id}`
    await notices.tell(tx, { accountId, userId, kind, details, link, once: `batch ${id} ${state} ${done + failed}` })
  }
  return state === 'running'
}

/** An import that fails again and again stops, with what it made; whoever started it can try once more. */
export async function giveUp({ notices }: Pick<Needs, 'notices'>, tx: Tx, order: ImportRow): Promise<void> {
  const { id, userId, templateId, done, total, bad } = order
  const accountId = order.accountId as AccountId // the row was read for it
  const template = await lockTemplate(tx, accountId, templateId)
  await updateImport(tx, accountId, id, { state: 'failed' })
  const details = { name: template?.name ?? '', done, failed: total - bad - done }
  const link = `/batch/${templateId}/import?import=${id}`
  await notices.tell(tx, { accountId, userId, kind: 'batchDone', details, link, once: `batch ${id} failed ${done}` })
}

/** Makes and changes the codes of the rows; answers what could not be done. */
async function doRows(
  { qrCodes, isKnownBad }: Needs,
  tx: Tx,
  { template, order, rows }: { template: TemplateRow; order: ImportRow; rows: GoodRow[] },
  acting: Acting,
): Promise<NumberedFault[]> {
  const { accountId, now } = acting
  const { id: templateId, version, keyColumn, columns } = template
  const planned: Planned[] = []
  const faults: NumberedFault[] = []
  await restBetween(rows, ({ row, values: before }) => {
    // Whoever changed the template since the workbook was looked through changed what its rows must say.
    const isSame = version === order.version
    const { values, faults: own } = isSame ? { values: before, faults: [] as RowFault[] } : rereadRow(template, before)
    const page = renderRow(template, values, isKnownBad)
    const wrong = own.length > 0 ? own : page.faults
    const key = keyColumn === null ? null : comparedKey(values[keyColumn] ?? '')
    if (wrong.length > 0) faults.push(...wrong.map((fault) => ({ row, ...fault })))
    else planned.push({ row, values, key, name: page.name, blocks: page.blocks })
  })
  const keys = planned.flatMap(({ key }) => (key === null ? [] : [key]))
  const known = await children.findByKeys(tx, accountId, templateId, keys)
  const ofRow = ({ key }: Planned) => (key === null ? undefined : known.get(key))
  const creates = planned.filter((plan) => !ofRow(plan))
  await children.freeKeys(
    tx,
    accountId,
    templateId,
    creates.flatMap(({ key }) => (key === null ? [] : [key])),
  )
  const look = {
    directoryId: template.directoryId ?? undefined,
    style: template.style ? completeStyle(template.style) : null,
    before: order.done + order.failed,
  }
  const ids = await qrCodes.batchCodes.createMany(tx, creates, look, acting)
  const made = creates.map(({ values, name, key }, at) => {
    const place = template.nextChild + at
    const number = batchNumber(template.place, place)
    const own = { place, number, keyValue: key, values, version, importId: order.id }
    return {
      accountId,
      qrCodeId: ids[at] ?? '',
      templateId,
      ...own,
      search: searchText(number, name, values),
      updatedAt: now,
    }
  })
  await children.insertChildren(tx, made)
  if (made.length > 0) {
    await updateTemplate(tx, accountId, templateId, { nextChild: template.nextChild + made.length })
  }
  const changes = planned.flatMap((plan) => {
    const child = ofRow(plan)
    return child && !isSameRow(columns, child.values, plan.values) ? [{ ...plan, child }] : []
  })
  await qrCodes.batchCodes.changeMany(
    tx,
    changes.map(({ child, name, blocks }) => ({ id: child.qrCodeId, name, blocks })),
    acting,
  )
  const changed = changes.map(({ child, values, name, key }) => {
    const { qrCodeId, number } = child
    return { qrCodeId, keyValue: key, values, search: searchText(number, name, values), importId: order.id }
  })
  await children.updateChildren(tx, accountId, changed, { version, updatedAt: now })
  return faults
}
