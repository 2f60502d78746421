import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contract } from '@matai/contract'
import { mintAccountId } from '../apps/server/src/platform/db/account-id.ts'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { type SignedUp, startTestApp, type TestApp } from '../apps/server/src/testing/test-app.ts'
import { lockReadWrite } from './redemption/peer.ts'
import { startChild } from './scans/child.ts'
import { cpuOf } from './scans/cpu.ts'
import type { Figure } from './scans/figures.ts'
import { send } from './submissions/send.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

const count = Number(process.env.BENCH_REDEMPTIONS ?? 5_000)
const concurrency = 64
/** A counter redeems at most so many in a minute: there are enough of them. */
const counters = 100
/** A thousand tries of one code are over in a quarter of a second, in which a busy machine does anything: so many rounds. */
const rounds = 5
/** Codes that warm both ways up. */
const warm = 300
const node = fileURLToPath(new URL('../apps/server/src/modules/records/records-server.fixture.ts', import.meta.url))
const validity = { from: '2020-01-01T00:00:00.000Z', until: '2040-01-01T00:00:00.000Z' }

/** Codes that are redeemed at concurrency 64, each committed before its answer: over HTTP, and in one process beside a peer. */
export async function run(): Promise<{ title: string; figures: Figure[]; notes: string }> {
  return inTemporaryFolder(async (folder) => {
    const log = { info: () => undefined, warn: console.warn, error: console.error }
    const database = await startEmbedded({ dataDir: folder, address: 'bench', log })
    const app = await startTestApp({ environment: { DATABASE_URL: database.url } })
    const child = await startChild(node, [], { DATABASE_URL: database.url, PORT: '0', CALLS_PER_SECOND: '0' })
    try {
      const owner = await app.signUp({ tier: 'enterprise' })
      const addresses = await makeCounters(owner)
      const postmaster = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
      const first = await makeCodes(app, owner, { codes: count + warm, uses: 1 })
      const bodyOf = (from: number) => (nth: number) => ({
        key: randomUUID(),
        body: JSON.stringify({
          counter: addresses[nth % counters],
          tries: [{ code: first[from + nth]?.code, key: randomUUID() }],
        }),
      })
      const address = `${child.line}${contract.couponVisits.counterRedeem.path}`
      await send(address, { count: warm, concurrency, bodyOf: bodyOf(0) })
      const [server, postgres] = [cpuOf(child.pid), cpuOf(postmaster, { whole: true })]
      const sent = await send(address, { count, concurrency, bodyOf: bodyOf(warm) })
      const serverCpu = (cpuOf(child.pid) - server) / count
      const databaseCpu = (cpuOf(postmaster, { whole: true }) - postgres) / count
      const at = (share: number) => sent.times[Math.floor(sent.times.length * share)] ?? Number.NaN
      const many = await besidePeer(app, owner, { codes: count, uses: 1 })
      const one = await median(() => besidePeer(app, owner, { codes: 1, uses: 1_000 }))
      const figures: Figure[] = [
        { name: 'redemptions over HTTP', value: count / sent.seconds, unit: '/s' },
        { name: 'p50', value: at(0.5), unit: 'ms' },
        { name: 'p99', value: at(0.99), unit: 'ms' },
        { name: 'CPU of a redemption: server, HTTP and all', value: serverCpu, unit: 'µs' },
        { name: 'CPU of a redemption: database', value: databaseCpu, unit: 'µs' },
        { name: 'CPU of a redemption: both', value: serverCpu + databaseCpu, unit: 'µs', goal: { atMost: 1_000 } },
        { name: 'in one process, a code each', value: many.ours, unit: '/s' },
        { name: 'a transaction that locks, reads and writes', value: many.peer, unit: '/s' },
        { name: 'against that transaction, a code each', value: many.ours / many.peer, unit: '' },
        { name: `in one process, all on one code: the middle of ${rounds} rounds`, value: one.ours, unit: '/s' },
        { name: 'that transaction, all on one code', value: one.peer, unit: '/s' },
        { name: 'against it, all on one code', value: one.ours / one.peer, unit: '', goal: { atLeast: 10 } },
      ]
      return {
        title: `${count.toLocaleString('en')} redemptions at concurrency ${concurrency}`,
        figures,
        notes:
          'The peer writes the same rows through the same pool, and neither describes the code nor tells anybody. On one code it waits for its own lock; with a code each it waits for the disk and the ways to the database.',
      }
    } finally {
      await child.stop()
      await app.close()
      await database.stop()
    }
  })
}

async function makeCounters({ client }: SignedUp): Promise<string[]> {
  const made: string[] = []
  for (let nth = 0; nth < counters; nth += 1) {
    const { path } = await client.counters.add({ outlet: `门店 ${nth}`, person: '小王' })
    made.push(path.split('/')[2] ?? '')
  }
  return made
}

interface Wanted {
  codes: number
  uses: number
}

async function makeCodes(app: TestApp, { client, accountId }: SignedUp, { codes, uses }: Wanted) {
  const items = [{ name: '满100减10', quantity: codes }]
  const { id } = await client.coupons.add({ name: '开业券', mode: 'merchant', ...validity, uses, items })
  const { rows } = await app.database.pool.query<{ id: string; code: string }>(
    'select id, code from coupon_code where account_id = $1 and coupon_id = $2 order by id',
    [accountId, id],
  )
  await app.database.pool.query('analyze coupon_code')
  return rows.map((row) => ({ id: Number(row.id), code: row.code }))
}

interface Rates {
  ours: number
  peer: number
}

/** The round in the middle, by how much faster ours is. */
async function median(round: () => Promise<Rates>): Promise<Rates> {
  const all: Rates[] = []
  for (let nth = 0; nth < rounds; nth += 1) all.push(await round())
  const ordered = all.sort((one, other) => one.ours / one.peer - other.ours / other.peer)
  return ordered[Math.floor(rounds / 2)] ?? { ours: Number.NaN, peer: Number.NaN }
}

/** How many of each way succeed in a second; every try of both has to. */
async function besidePeer(app: TestApp, owner: SignedUp, wanted: Wanted): Promise<Rates> {
  const accountId = mintAccountId(owner.accountId)
  const tries = wanted.codes * wanted.uses
  const { redeeming } = app.modules.coupons
  const attempt = { by: 'counter' as const, counterId: null, userId: null, outlet: '一店', person: '小王' }
  const own = await makeCodes(app, owner, wanted)
  const ours = await rateOf(tries, async (nth) => {
    const typed = own[nth % own.length]?.code ?? ''
    const { outcome } = await redeeming.attempt(accountId, { ...attempt, key: randomUUID(), typed, now: new Date() })
    return outcome === 'done'
  })
  const others = await makeCodes(app, owner, wanted)
  const redeem = lockReadWrite(app.database.pool)
  const peer = await rateOf(tries, (nth) =>
    redeem({ accountId, codeId: others[nth % others.length]?.id ?? 0, key: randomUUID() }),
  )
  return { ours, peer }
}

async function rateOf(tries: number, redeem: (nth: number) => Promise<boolean>): Promise<number> {
  let [next, done] = [0, 0]
  async function work(): Promise<void> {
    for (let nth = next++; nth < tries; nth = next++) if (await redeem(nth)) done += 1
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: concurrency }, work))
  if (done !== tries) throw new Error(`${tries - done} of ${tries} tries were refused`)
  return tries / ((performance.now() - begun) / 1_000)
}
