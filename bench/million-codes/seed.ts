import { Client } from 'pg'
import type { SignedUp } from '../../apps/server/src/testing/test-app.ts'
import { batchTemplates, directories, idOf, numberOf, type Owner, type Span, statementsFor } from './rows.ts'
import { eachInTurn, large, loadQuickly, withoutIndexes } from './without-indexes.ts'

/** What the questions need to know of the account. */
export interface Seeded {
  /** Some codes; the first of them, the newest, has the refusals, the phones, the versions and the prints. */
  ids: string[]
  /** A directory with subdirectories, and a person who made a third of the codes. */
  directoryId: number
  creatorId: number
  /** A template of a batch and one of its imports. */
  templateId: number
  importId: number
  /** A number from the middle: what the newest codes have is found at once, however many there are. */
  digits: () => string
}

const atOnce = 500_000

/** An account with directories in ten trees and as many templates as it may have, into which codes can be put. */
export async function createSeed(url: string, { accountId, userId }: SignedUp) {
  await loadQuickly(url)
  const owner: Owner = { accountId, userId, directoryIds: [] }
  await withClient(url, async (client) => {
    owner.directoryIds = await addDirectories(client, accountId)
    for (const statement of templates(owner)) await client.query(statement)
  })
  const [, directoryId = 0] = owner.directoryIds

  /** Adds the live codes numbered `from` to `to` with all that is written about them. */
  return async ({ from, to }: Span): Promise<Seeded> => {
    await withoutIndexes(url, async (clients) => {
      const spans = Array.from({ length: Math.ceil((to - from + 1) / atOnce) }, (_, nth) => from + nth * atOnce)
      const statements = spans.flatMap((first) =>
        statementsFor(owner, { from: first, to: Math.min(to, first + atOnce - 1) }),
      )
      await eachInTurn(clients, statements)
      await clients[0]?.query(`update directory set qr_codes = counted.count from (
        select directory_id, count(*) from qr_code where deleted_at is null group by directory_id) counted
        where directory.id = counted.directory_id`)
    })
    const ids = await withClient(url, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `select ${idOf('n')} as id from generate_series(1, ${to}, ${Math.ceil(to / 10_000)}) n where n % 50 <> 0`,
      )
      return rows.map(({ id }) => id)
    })
    const digits = () => numberOf(Math.floor(to * (0.5 + Math.random() / 4)))
    return { ids, directoryId, creatorId: userId + 1_000_000, templateId: 1, importId: 2, digits }
  }
}

/** How many rows each of the large tables has. */
export async function countRows(url: string): Promise<string> {
  return withClient(url, async (client) => {
    const counts: string[] = []
    for (const table of large) {
      const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`)
      counts.push(`${table} ${Number(rows[0]?.count).toLocaleString('en')}`)
    }
    return counts.join(', ')
  })
}

async function addDirectories(client: Client, accountId: number): Promise<number[]> {
  await client.query(
    `with tops as (
       insert into directory (account_id, name) select $1, 'T' || n from generate_series(1, 10) n returning id
     )
     insert into directory (account_id, parent_id, name)
     select $1, id, 'D' || n from tops, generate_series(1, $2) n`,
    [accountId, directories / 10 - 1],
  )
  const { rows } = await client.query<{ id: string }>(
    'select id from directory where account_id = $1 order by is_default desc, id',
    [accountId],
  )
  return rows.map(({ id }) => Number(id))
}

/** Templates of batches, of which ten have codes; saved styles and labels up to their limits. */
function templates({ accountId, userId }: Owner): string[] {
  const when = `now() - make_interval(mins => n)`
  const columns = `[{"key": "name", "name": "名称", "type": "text", "required": false, "note": ""}]`
  const blocks = `[{"id": "t", "type": "richText", "html": "<p>{{名称}}</p>"}]`
  const design = `{"width": 50, "height": 50, "bgColor": "#FFFFFF", "bgUrl": null, "layers": []}`
  return [
    `insert into batch_template (account_id, id, name, columns, blocks, name_pattern, place, next_child, created_by,
       updated_at) overriding system value
     select ${accountId}, n, '设备 ' || n, '${columns}', '${blocks}', '{{名称}}', n, 1000000, ${userId}, ${when}
     from generate_series(1, 100 * ${batchTemplates}) n`,
    `insert into style_template (account_id, name, style, created_by, updated_at)
     select ${accountId}, '样式 ' || n, '{"foreColor": "#0B4A7A"}', ${userId}, ${when} from generate_series(1, 200) n`,
    `insert into label_template (account_id, name, design, created_by, updated_at)
     select ${accountId}, '标签 ' || n, '${design}', ${userId}, ${when} from generate_series(1, 200) n`,
  ]
}

async function withClient<Answer>(url: string, work: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
