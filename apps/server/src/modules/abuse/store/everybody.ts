import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { accountsIn } from '../../../platform/db/by-account.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Position } from '../../../platform/lists/cursor.ts'
import { holds } from '../../../platform/lists/page-sql.ts'
import { codeBlock, codeReport } from '../table.ts'
import type { ReportRow } from './reports.ts'

/** Accounts with reports that were closed before a moment. */
export async function ownersOfClosed(tx: Tx, moment: Date): Promise<AccountId[]> {
  const { accountId, closedAt } = codeReport
  return accountsIn(await tx.selectDistinct({ accountId }).from(codeReport).where(lt(closedAt, moment)))
}

export interface BlockQuery {
  state: 'standing' | 'appealed'
  keyword: string
  after: Position | undefined
  offset: number
  limit: number
}

/** Of all accounts, for whoever runs the server. Stops with the newest first, appeals with the one that waits longest. */
export function listBlocks(tx: Tx, { state, keyword, after, offset, limit }: BlockQuery) {
  const column = state === 'standing' ? codeBlock.at : codeBlock.appealAt
  const moment = sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
  const comes = sql.raw(state === 'standing' ? '<' : '>')
  const beyond = after && sql`(${column}, ${codeBlock.id}) ${comes} (${after[0]}::timestamptz, ${after[1]}::bigint)`
  const order = state === 'standing' ? [desc(column), desc(codeBlock.id)] : [column, codeBlock.id]
  return tx
    .select({ ...getTableColumns(codeBlock), moment })
    .from(codeBlock)
    .where(and(inState(state), aboutBlock(keyword), beyond))
    .orderBy(...order)
    .offset(after ? 0 : offset)
    .limit(limit)
}

/** Counts to `atMost` and no further. */
export async function countBlocks(
  tx: Tx,
  { state, keyword }: Pick<BlockQuery, 'state' | 'keyword'>,
  atMost: number,
): Promise<number> {
  const found = tx
    .select({ id: codeBlock.id })
    .from(codeBlock)
    .where(and(inState(state), aboutBlock(keyword)))
    .limit(atMost)
  return tx.$count(found.as('found'))
}

/** Of the code with this id, or for a reason with this word. */
function aboutBlock(keyword: string): SQL | undefined {
  return keyword ? or(eq(codeBlock.qrCodeId, keyword), holds(codeBlock.reason, keyword)) : undefined
}

function inState(state: BlockQuery['state']): SQL | undefined {
  const waits = and(isNotNull(codeBlock.appealAt), isNull(codeBlock.answeredAt))
  return and(isNull(codeBlock.liftedAt), state === 'appealed' ? waits : undefined)
}

export interface ReportQuery {
  state: 'open' | 'closed'
  keyword: string
  after: Position | undefined
  offset: number
  limit: number
}

/** Reports of one code are counted so far. */
const reportsCounted = 10_000

/** Of all accounts, for whoever runs the server: the newest report of each code, and how many there are of it. */
export async function listReported(tx: Tx, { state, keyword, after, offset, limit }: ReportQuery) {
  const column = sql.identifier(state === 'open' ? 'created_at' : 'closed_at')
  const isIn = (of: SQL) => (state === 'open' ? sql`${of}.closed_at is null` : sql`${of}.closed_at is not null`)
  const one = sql.identifier('one')
  const other = sql.identifier('other')
  const sameCode = sql`other.account_id = one.account_id and other.qr_code_id = one.qr_code_id`
  const beyond = after && sql`and (one.${column}, one.id) < (${after[0]}::timestamptz, ${after[1]}::bigint)`
  const { rows } = await tx.execute<{ accountId: string; id: string; moment: string; reports: number }>(sql`
    select one.account_id as "accountId", one.id,
      to_char(one.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment,
      (select count(*)::int from (select 1 from ${codeReport} other
        where ${sameCode} and ${isIn(sql`${other}`)} limit ${reportsCounted}) counted) as reports
    from ${codeReport} one
    where ${isIn(sql`${one}`)} ${beyond ?? sql``} and ${about(sql`${one}`, keyword)} and not exists (
      select 1 from ${codeReport} other
      where ${sameCode} and ${isIn(sql`${other}`)} and (other.${column}, other.id) > (one.${column}, one.id)
    )
    order by one.${column} desc, one.id desc
    offset ${after ? 0 : offset} limit ${limit}`)
  const newest = await reportsAt(tx, rows)
  return rows.flatMap(({ id, moment, reports }) => {
    const report = newest.get(Number(id))
    return report ? [{ report, moment, reports }] : []
  })
}

/** Codes with reports, counted to `atMost` and no further: from one to the next in the index, past all reports of it. */
export async function countReported(
  tx: Tx,
  { state, keyword }: Pick<ReportQuery, 'state' | 'keyword'>,
  atMost: number,
): Promise<number> {
  const isIn = sql.raw(state === 'open' ? 'closed_at is null' : 'closed_at is not null')
  const next = (after: SQL) => sql`(select account_id, qr_code_id from ${codeReport}
    where ${isIn} and ${about(sql`${codeReport}`, keyword)} and ${after} order by account_id, qr_code_id limit 1)`
  const { rows } = await tx.execute<{ count: number }>(sql`
    with recursive code as (
      ${next(sql`true`)}
      union all
      select following.* from code, lateral ${next(
        sql`(account_id, qr_code_id) > (code.account_id, code.qr_code_id)`,
      )} following
    )
    select count(*)::int as count from (select 1 from code limit ${atMost}) counted`)
  return rows[0]?.count ?? 0
}

/** Of the code with this id, or with this word in what the visitor wrote. */
function about(of: SQL, keyword: string): SQL {
  if (!keyword) return sql`true`
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(${of}.qr_code_id = ${keyword} or ${of}.text ilike ${pattern})`
}

/** Found along the key, which begins with the account. */
async function reportsAt(tx: Tx, places: { accountId: string; id: string }[]): Promise<Map<number, ReportRow>> {
  if (places.length === 0) return new Map()
  const accountIds = [...new Set(places.map(({ accountId }) => Number(accountId)))]
  const ids = places.map(({ id }) => Number(id))
  const rows = await tx
    .select()
    .from(codeReport)
    .where(and(inArray(codeReport.accountId, accountIds), inArray(codeReport.id, ids)))
  return new Map(rows.map((row) => [row.id, row]))
}
