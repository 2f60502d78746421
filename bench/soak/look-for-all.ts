import { createHash } from 'node:crypto'
import { Client } from 'pg'
import { contract } from '@matai/contract'
import type { Books } from './books.ts'
import type { Load } from './load.ts'

export interface Found {
  what: string
  answered: number
  lost: number
  doubled: number
}

/** Whether everything that was answered is there, and once. */
export async function lookForAll(databaseUrl: string, load: Load, books: Books): Promise<Found[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return [
      ...(await scansIn(client, load, books)),
      await submissionsIn(client, load, books),
      await uploadsIn(client, load, books),
      await tasksIn(client, load, books),
      await jobsIn(client),
    ]
  } finally {
    await client.end()
  }
}

/** Jobs have numbers one after the other; each is gone when it is done, and held for as long as somebody works at it. */
async function jobsIn(client: Client): Promise<Found> {
  const { rows } = await client.query<{ made: number; left: number }>(
    `select coalesce(max(id), 0)::int as made,
      count(*) filter (where attempts >= max_attempts or locked_at < now() - interval '6 minutes')::int as left
     from graphile_worker.jobs`,
  )
  const { made = 0, left = 0 } = rows[0] ?? {}
  return { what: 'jobs, none given up or held by a dead worker', answered: made, lost: left, doubled: 0 }
}

async function scansIn(client: Client, { owner }: Load, books: Books): Promise<Found[]> {
  const { rows } = await client.query<{ id: string; raw: number; counted: number }>(
    `select raw.id, raw.scans as raw, coalesce(days.scans, 0) as counted
      from (select qr_code_id as id, count(*)::int as scans from scan where account_id = $1 group by 1) raw
      left join (select qr_code_id as id, sum(people + machines)::int as scans from scan_day
        where account_id = $1 group by 1) days using (id)`,
    [owner.accountId],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const found = { answered: 0, lost: 0, doubled: 0 }
  let miscounted = 0
  for (const [id, { answered, unknown }] of books.scans) {
    const { raw = 0, counted = 0 } = byId.get(id) ?? {}
    found.answered += answered
    found.lost += Math.max(0, answered - raw)
    // What was on its way when somebody was killed may be counted without having been answered.
    found.doubled += Math.max(0, raw - answered - unknown)
    miscounted += Math.abs(raw - counted)
  }
  return [
    { what: 'scans', ...found },
    { what: 'scans, raw against the sums by day', answered: found.answered, lost: miscounted, doubled: 0 },
  ]
}

async function submissionsIn(client: Client, { owner, formId }: Load, books: Books): Promise<Found> {
  const { rows } = await client.query<{ text: string; kept: number }>(
    `select answers->>'t' as text, count(*)::int as kept from form_record where account_id = $1 and form_id = $2 group by 1`,
    [owner.accountId, formId],
  )
  return countOnce(
    'submissions',
    books.submissions.map(({ text }) => text),
    new Map(rows.map(({ text, kept }) => [text, kept])),
  )
}

async function uploadsIn(client: Client, { keeper, reach }: Load, books: Books): Promise<Found> {
  const { rows } = await client.query<{ sha256: string; kept: number }>(
    'select sha256, count(*)::int as kept from file where account_id = $1 group by 1',
    [keeper.accountId],
  )
  const found = countOnce(
    'uploads, every byte read again',
    books.uploads.map(({ sha256 }) => sha256),
    new Map(rows.map(({ sha256, kept }) => [sha256, kept])),
  )
  for (const { url, sha256 } of books.uploads) {
    const bytes = await reach.fetch(url).then((answer) => answer.arrayBuffer())
    if (createHash('sha256').update(Buffer.from(bytes)).digest('hex') !== sha256) found.lost += 1
  }
  return found
}

/** One task for each that was wanted; each was done, and every file that is still kept can be had. */
async function tasksIn(client: Client, { owner, reach }: Load, books: Books): Promise<Found> {
  const { rows } = await client.query<{ id: number; state: string; opens: boolean }>(
    'select id::int, state, expires_at > now() as opens from export_task where account_id = $1 order by id',
    [owner.accountId],
  )
  const wanted = new Set(books.tasks.map(({ id }) => id))
  const found: Found = {
    what: 'exports and prints, each kept file had',
    answered: books.tasks.length,
    lost: books.tasks.filter(({ isDone }) => !isDone).length,
    doubled: rows.filter(({ id }) => !wanted.has(id)).length,
  }
  for (const { id, state, opens } of rows) {
    // Of each kind so many of the newest are kept.
    if (!opens || state !== 'done') continue
    const answer = await reach.fetch(`${contract.exports.taskFile.path}?id=${id}`, { headers: owner.headers })
    const begins = Buffer.from(await answer.arrayBuffer())
      .subarray(0, 4)
      .toString('latin1')
    if (!answer.ok || !(begins === '%PDF' || begins.startsWith('PK'))) found.lost += 1
  }
  return found
}

function countOnce(what: string, answered: readonly string[], kept: ReadonlyMap<string, number>): Found {
  const counts = answered.map((one) => kept.get(one) ?? 0)
  // What nobody waited for any longer may be there once, and never twice.
  const doubled = [...kept.values()].filter((count) => count > 1).length
  return { what, answered: answered.length, lost: counts.filter((count) => count === 0).length, doubled }
}
