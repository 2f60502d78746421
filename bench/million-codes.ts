import { shortIdAlphabet } from '@matai/contract'
import { Client, type Pool } from 'pg'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { type SignedUp, startTestApp, type TestApp } from '../apps/server/src/testing/test-app.ts'
import { type Figure } from './scans/figures.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

/** What an owner of a million live codes waits for, on the server. `npm run bench -- million-codes`. */
const title = 'A million live codes in one account'

const codes = Number(process.env.BENCH_CODES ?? 1_000_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 100)

/** Fills an account with live codes by one statement. */
export async function seedCodes(
  client: Client,
  { accountId, userId }: Pick<SignedUp, 'accountId' | 'userId'>,
  count: number,
) {
  const batch = 50_000
  for (let from = 1; from <= count; from += batch) {
    await client.query(
      // A prime steps through all ids without meeting one twice.
      `with made as (
       select n, (
         select string_agg(substr($3, 1 + (((n * 2971215073) % 111429157112001) / (57 ^ place)::bigint % 57)::int, 1), '')
         from generate_series(0, 7) place
       ) as id
       from generate_series($4::int, $5::int) n
     ), claimed as (
       insert into short_id (id, account_id) select id, $1 from made
     ), codes as (
       insert into qr_code (account_id, id, name, directory_id, version, created_by, created_at, updated_at)
       select $1, id, (array['灭火器', '消防栓', '教室', '设备', '电梯', 'Machine', 'Meeting room', '仓库货架'])[1 + n % 8]
           || ' ' || (n % 40) || '号楼 ' || (n % 9) || '层 ' || to_char(n, 'FM0000000'),
         (select id from directory where account_id = $1 and is_default), 1, $2,
         now() - make_interval(secs => n * 30), now() - make_interval(secs => n * 7)
       from made returning id, name
     )
     insert into qr_code_version (account_id, qr_code_id, number, name, blocks, saved_by)
     select $1, id, 1, name, '[{"id":"t","type":"richText","html":"<p>1</p>"}]', $2 from codes`,
      [accountId, userId, shortIdAlphabet, from, Math.min(count, from + batch - 1)],
    )
  }
  await client.query(
    'update directory set qr_codes = (select count(*) from qr_code where account_id = $1) where account_id = $1 and is_default',
    [accountId],
  )
  await client.query('vacuum analyze')
}

export async function run(): Promise<{ title: string; figures: Figure[]; notes: string }> {
  return inTemporaryFolder(async (folder) => {
    const log = { info: () => undefined, warn: console.warn, error: console.error }
    const database = await startEmbedded({ dataDir: folder, address: 'bench', log })
    const app = await startTestApp({ environment: { DATABASE_URL: database.url } })
    try {
      const owner = await app.signUp()
      const client = new Client({ connectionString: database.url })
      await client.connect()
      await seedCodes(client, owner, codes)
      await client.end()
      const figures = await measure(app, owner)
      return { title, figures, notes: await plansOf(app.database.pool, owner) }
    } finally {
      await app.close()
      await database.stop()
    }
  })
}

async function measure(app: TestApp, { client, accountId }: SignedUp): Promise<Figure[]> {
  const { qrCodes } = client
  const ids = (await app.database.pool.query('select id from qr_code where account_id = $1 limit 5000', [accountId]))
    .rows
  const anyId = () => String(ids[Math.floor(Math.random() * ids.length)].id)
  const any = () => String(Math.floor(Math.random() * codes)).padStart(7, '0')
  let cursor: string | undefined
  const asks: [string, () => Promise<unknown>][] = [
    ['list, first page', () => qrCodes.getCodeList({})],
    [
      'list, next page',
      async () => {
        cursor = (await qrCodes.getCodeList(cursor ? { cursor } : {})).next ?? undefined
      },
    ],
    ['list, by last change', () => qrCodes.getCodeList({ sort: 'updated' })],
    ['search, one match', () => qrCodes.getCodeList({ keyword: any() })],
    ['search, an eighth match', () => qrCodes.getCodeList({ keyword: '灭火器' })],
    ['search, some match', () => qrCodes.getCodeList({ keyword: any().slice(0, 4) })],
    ['search, three letters', () => qrCodes.getCodeList({ keyword: 'room' })],
    ['search, no match', () => qrCodes.getCodeList({ keyword: '不存在的东西' })],
    ['search, a short id', () => qrCodes.getCodeList({ keyword: anyId() })],
    ['open', () => qrCodes.getInfo({ id: anyId() })],
  ]
  const figures: Figure[] = []
  for (const [name, ask] of asks) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now()
      await ask()
      times.push(performance.now() - start)
    }
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(rounds * share)] ?? Number.NaN
    figures.push({ name: `${name}, median`, value: at(0.5), unit: 'ms' })
    figures.push({ name: `${name}, p95`, value: at(0.95), unit: 'ms', goal: { atMost: 50 } })
  }
  return figures
}

/** How the database goes about the queries of the list. */
async function plansOf(pool: Pool, { accountId }: SignedUp): Promise<string> {
  const where = `account_id = ${accountId} and deleted_at is null`
  const queries = {
    newest: `select * from qr_code where ${where} order by created_at desc, id desc limit 20`,
    search: `select * from qr_code where ${where} and (name ilike '%0123456%' or id = '0123456') order by created_at desc, id desc limit 20`,
  }
  const plans: string[] = []
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = await pool.query(`explain (analyze, costs off, timing off, summary off) ${query}`)
    plans.push(`\n${name}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`)
  }
  return plans.join('\n')
}
