import { restBetween } from '../../../platform/breath.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { Acting } from '../../qr-codes/service/dependencies.ts'
import { catchUp } from '../jobs.ts'
import { codesAtATime, comparedKey, renderRow, searchText } from '../rules/layout.ts'
import { type ChildRow, deleteChildren, listAny, listBehind, updateChildren } from '../store/children.ts'
import { lockTemplate, type TemplateRow, updateTemplate } from '../store/templates.ts'
import type { Dependencies } from './dependencies.ts'

/** Milliseconds that one job may take. */
const patience = 5_000
/** Codes that one transaction lets go. */
const releasedAtOnce = 1_000

interface Which {
  accountId: AccountId
  id: number
}

type Needs = Pick<Dependencies, 'database' | 'clock' | 'qrCodes' | 'isKnownBad'>

/** The first codes of a template that is going become ordinary pages. Hold the template before. */
export async function releaseSome({ qrCodes }: Needs, tx: Tx, { accountId, id }: Which): Promise<void> {
  const some = (await listAny(tx, accountId, id, releasedAtOnce)).map(({ qrCodeId }) => qrCodeId)
  await qrCodes.batchCodes.release(tx, accountId, some)
  await deleteChildren(tx, accountId, some)
}

/** Chunk by chunk, each a transaction: whoever takes it up after a crash goes on where it ended. */
export function createCatchingUp(needs: Needs) {
  const { database, clock } = needs
  return async (accountId: AccountId, id: number): Promise<void> => {
    const end = performance.now() + patience
    let isMore: boolean
    do isMore = await database.transact(accountId, (tx) => chunk(needs, tx, { accountId, id, now: clock.now() }))
    while (isMore && performance.now() < end)
    // Other jobs get their turn before it goes on.
    if (isMore) await enqueue(database.tx, catchUp, { accountId, id })
  }
}

/** True while there is more to do. */
async function chunk(needs: Needs, tx: Tx, { accountId, id, now }: Which & { now: Date }): Promise<boolean> {
  const template = await lockTemplate(tx, accountId, id)
  if (!template?.updating) return false
  if (template.deletedAt) await releaseSome(needs, tx, { accountId, id })
  else await renew(needs, tx, template, { accountId, userId: template.createdBy, now })
  const rest = template.deletedAt
    ? await listAny(tx, accountId, id, 1)
    : await listBehind(tx, accountId, { templateId: id, version: template.version, limit: 1 })
  const updating = rest.length > 0
  await updateTemplate(tx, accountId, id, { updating, aliveAt: now })
  return updating
}

async function renew({ qrCodes, isKnownBad }: Needs, tx: Tx, template: TemplateRow, acting: Acting): Promise<void> {
  const { accountId, now } = acting
  const { id, version, keyColumn } = template
  const children = await listBehind(tx, accountId, { templateId: id, version, limit: codesAtATime(template) })
  const pages = await restBetween(children, (child) => ({ child, ...renderRow(template, child.values, isKnownBad) }))
  // What cannot be drawn in the new layout keeps what it shows; lists say why.
  const fit = pages.filter(({ faults }) => faults.length === 0)
  const { gone } = await qrCodes.batchCodes.changeMany(
    tx,
    fit.map(({ child, name, blocks }) => ({ id: child.qrCodeId, name, blocks })),
    acting,
  )
  await deleteChildren(tx, accountId, gone)
  const change = ({ child, name }: { child: ChildRow; name: string }) => {
    const { qrCodeId, values, number, importId } = child
    const keyValue = child.keyValue === null || keyColumn === null ? null : comparedKey(values[keyColumn] ?? '') || null
    return { qrCodeId, keyValue, values, search: searchText(number, name, values), importId }
  }
  await updateChildren(tx, accountId, pages.map(change), { version, updatedAt: now })
}
