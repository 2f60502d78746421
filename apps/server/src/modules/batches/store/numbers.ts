import type { NumberPart } from '@matai/rules/batch-number'
import { type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { batchChild, batchTemplate } from '../table.ts'

/** Codes that are found by half a number: the newest, of more than anybody looks through. */
const atMost = 10_000

/** Codes by a part of their numbers, which says places of templates and codes: there are indexes of those. */
export async function findByPart(tx: Tx, accountId: AccountId, part: NumberPart): Promise<string[]> {
  const find = async (templates: SQL, children: SQL, start = ''): Promise<string[]> => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select own.id from ${batchTemplate} cross join lateral (
        select ${batchChild.qrCodeId} as id, ${batchChild.number} as number from ${batchChild}
        where ${batchChild.accountId} = ${accountId} and ${batchChild.templateId} = ${batchTemplate.id} and ${children}
        order by ${batchChild.place} desc limit ${atMost}) own
      where ${batchTemplate.accountId} = ${accountId} and ${templates} and own.number ^@ ${start}
      order by ${batchTemplate.place} desc limit ${atMost}`)
    return rows.map(({ id }) => id)
  }
  const any = sql`true`
  const template = (place: number) => sql`${batchTemplate.place} = ${place}`
  const child = (place: number) => sql`${batchChild.place} = ${place}`
  if (part.says === 'child') return find(any, child(part.child))
  if (part.says === 'whole') return find(template(part.template), child(part.child))
  if (part.says === 'start') return find(template(part.template), any, part.start)
  return [...new Set([...(await find(template(part.place), any)), ...(await find(any, child(part.place)))])]
}
