import { randomBytes } from 'node:crypto'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Client, createClient } from '@matai/client'
import { allCalls, routesOf } from '@matai/contract'
import pg from 'pg'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { startTestApp } from '../apps/server/src/testing/test-app.ts'
import { operator } from './operator-command.ts'
import type { Figure } from './scans/figures.ts'
import { pacedLoad } from './scans/paced.ts'
import { startServerProcess } from './server-process.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

const scans = Number(process.env.BENCH_SCANS ?? 1_000_000)
const files = 500
const fileBytes = 100_000
const codes = 100
const rate = 1_000
/** An empty PostgreSQL that is backed up instead of the built-in one; the restore makes a built-in one either way. */
const own = process.env.BENCH_DATABASE_URL ?? ''
const seconds = 20
const log = { info: () => undefined, warn: console.warn, error: console.error }
const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]

/** A backup of a server under scans and saves; then a restore, compared with what was answered. */
export async function run(): Promise<{ title: string; figures: Figure[] }> {
  return inTemporaryFolder(async (folder) => {
    const dataDir = join(folder, 'data')
    await mkdir(dataDir, { recursive: true })
    const { token, ids } = await fill(dataDir)
    const server = await startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: own, CALLS_PER_SECOND: '0' })
    const busy = load(server.origin, token, ids)
    const before = await busy.measure()
    const backups = join(folder, 'backups')
    const measuring = busy.measure()
    const saved = [...busy.saved]
    const took = await timed(() => operator({ DATA_DIR: dataDir, DATABASE_URL: own }, 'backup', backups))
    const beside = await measuring
    const again = await timed(() => operator({ DATA_DIR: dataDir, DATABASE_URL: own }, 'backup', backups))
    await server.stop()
    const copied = await timed(() => cp(dataDir, join(folder, 'copy'), { recursive: true }))
    const restored = await timed(() =>
      operator({ DATA_DIR: join(folder, 'restored'), DATABASE_URL: '' }, 'restore', backups),
    )
    const lost = await lostOf(join(folder, 'restored'), [...ids, ...saved])
    return {
      title: `A backup of ${scans.toLocaleString('en')} scans and ${files} files${own && ' on a PostgreSQL of its own'}, beside ${rate} scans a second and saves`,
      figures: [
        { name: 'backup', value: took, unit: 's' },
        { name: 'the next one, which shares the files', value: again, unit: 's' },
        // A data folder without its database is not what a copy would be of.
        ...(own
          ? []
          : [
              { name: 'plain copy of the stopped server', value: copied, unit: 's' },
              { name: 'backup of the running one, as many times that', value: took / copied, unit: '' },
            ]),
        { name: 'scans without a backup, p99', value: before.p99, unit: 'ms' },
        { name: 'scans beside the backup, p99', value: beside.p99, unit: 'ms' },
        {
          name: 'scans that were not answered',
          value: before.failures + beside.failures,
          unit: '',
          goal: { atMost: 0 },
        },
        { name: 'restore, everything checked first', value: restored, unit: 's' },
        { name: 'answered before the backup and not restored', value: lost, unit: '', goal: { atMost: 0 } },
      ],
    }
  })
}

async function fill(dataDir: string): Promise<{ token: string; ids: string[] }> {
  const database = own ? undefined : await startEmbedded({ dataDir, address: 'bench', log })
  const app = await startTestApp({ environment: { DATABASE_URL: database?.url ?? own, SECRET: '' }, dataDir })
  const owner = await app.signUp({ tier: 'enterprise' })
  const ids: string[] = []
  for (let code = 0; code < codes; code++) {
    ids.push((await owner.client.qrCodes.save({ name: `灭火器 ${code}`, blocks })).id)
  }
  for (let file = 0; file < files; file++) {
    const sign = await app.sealed('note', 'upload')
    await owner.client.files.upload({ sign, file: new File([randomBytes(fileBytes)], 'note.bin') })
  }
  await app.database.pool.query(
    `insert into scan (account_id, qr_code_id, at, version, visitor, machine, wechat, device)
     select $1, ($2::text[])[1 + n % $3], now() - n * interval '1 second', 1, decode(md5(n::text), 'hex'), false, true,
       'iPhone' from generate_series(1, $4::int) n`,
    [owner.accountId, ids, codes, scans],
  )
  await app.close()
  await database?.stop()
  return { token: owner.token, ids }
}

/** Scans at an even pace while somebody saves code after code. */
function load(origin: string, token: string, ids: string[]) {
  const client: Client = createClient({
    routes: routesOf(allCalls),
    fetch: (input, init) => fetch(new URL(String(input), origin), init),
    headers: () => ({ Authorization: `Bearer ${token}` }),
  })
  const saved: string[] = []
  return {
    saved,
    async measure() {
      let going = true
      const saving = (async () => {
        while (going) saved.push((await client.qrCodes.save({ name: `新的 ${saved.length}`, blocks })).id)
      })()
      const paths = ids.map((id) => `/q/${id}`)
      const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' }
      try {
        return await pacedLoad({ url: origin, paths, connections: 64, seconds, rate, headers })
      } finally {
        going = false
        await saving
      }
    },
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

/** Codes that are not there, and scans that were there before and are not, or are not counted. */
async function lostOf(dataDir: string, ids: string[]): Promise<number> {
  const database = await startEmbedded({ dataDir, address: 'bench', log })
  const client = new pg.Client(database.connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ codes: string; scans: string; files: string }>(
      `select (select count(*) from qr_code where id = any($1)) as codes, (select count(*) from scan) as scans,
        (select count(*) from file) as files`,
      [ids],
    )
    const [there] = rows
    const short = (wanted: number, found: string | undefined) => Math.max(0, wanted - Number(found))
    return short(ids.length, there?.codes) + short(scans, there?.scans) + short(files, there?.files)
  } finally {
    await client.end()
    await database.stop()
  }
}
