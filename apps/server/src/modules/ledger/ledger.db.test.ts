import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mintAccountId } from '../../platform/db/account-id.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { migrateDatabase } from '../../platform/db/migrate.ts'
import { seedQrCodes } from '../scan/scan-seed.fixture.ts'
import type { Scan } from './rules/days.ts'
import { countLater, countPending } from './service/count-later.ts'
import { accountCounts, countsOf, trend } from './service/counts.ts'
import { createLedger } from './service/ledger.ts'
import { codesChanged } from './service/revisions.ts'
import { openScanPool } from './store/scan-pool.ts'

const connection = { connectionString: process.env.DATABASE_URL ?? '' }
const log = pino({ level: 'silent' })
const pool = new Pool(connection)
const nodes = [1, 2].map(() => openScanPool({ connection, pooled: false, size: 2, log }))
const database = openDatabase({ connection, size: 3, log })
const zone = 'Asia/Shanghai'

beforeAll(() => migrateDatabase(connection))
afterAll(async () => {
  await Promise.all([...nodes.map((each) => each.end()), pool.end(), database.close()])
})

const visit = (accountId: number, qrCodeId: string, at: string, machine = false): Omit<Scan, 'day'> => ({
  accountId,
  qrCodeId,
  at: Date.parse(at),
  version: 1,
  revision: 0,
  visitor: 'ab'.repeat(16),
  machine,
  wechat: false,
  device: 'ios',
  country: 'CN',
  region: 440300,
})

describe.each(['atOnce', 'later'] as const)('a ledger that counts %s', (counts) => {
  const ledgers = nodes.map((node) => createLedger({ pool: node, counts }))
  const counted = () => (counts === 'later' ? countPending(database) : undefined)

  it('counts people and machines by code, by day of the account’s zone and in all', async () => {
    const { accountId, ids } = await seedQrCodes(pool, { qrCodes: 3 })
    const [first = '', second = '', third = ''] = ids
    const [ledger] = ledgers
    await Promise.all([
      ledger?.record(visit(accountId, first, '2026-11-20T15:59:59Z'), zone),
      ledger?.record(visit(accountId, first, '2026-11-20T16:00:00Z'), zone),
      ledger?.record(visit(accountId, first, '2026-11-21T02:00:00Z', true), zone),
      ledger?.record(visit(accountId, second, '2026-11-21T03:00:00Z'), zone),
    ])

    await counted()
    const tx = drizzle(pool)
    const asked = { accountId: mintAccountId(accountId), zone, now: new Date('2026-11-21T04:00:00Z') }
    const counts = await countsOf(tx, { ...asked, ids })
    expect(counts.get(first)).toEqual({ today: { people: 1, machines: 1 }, total: { people: 2, machines: 1 } })
    expect(counts.get(second)).toEqual({ today: { people: 1, machines: 0 }, total: { people: 1, machines: 0 } })
    expect(counts.get(third)).toEqual({ today: { people: 0, machines: 0 }, total: { people: 0, machines: 0 } })
    expect(await accountCounts(tx, asked)).toEqual({
      today: { people: 2, machines: 1 },
      total: { people: 3, machines: 1 },
    })
    expect(await trend(tx, { ...asked, days: 3 })).toEqual([
      { day: '2026-11-19', people: 0, machines: 0 },
      { day: '2026-11-20', people: 1, machines: 0 },
      { day: '2026-11-21', people: 2, machines: 1 },
    ])
  })

  it('writes nothing for a page that was read before its code changed, and all the rest of the group', async () => {
    const { accountId, ids } = await seedQrCodes(pool, { qrCodes: 2 })
    const [still = '', changing = ''] = ids
    const at = '2026-11-21T03:00:00Z'
    await drizzle(pool).transaction((tx) => codesChanged(tx, mintAccountId(accountId), [changing, changing]))
    const record = async (id: string, revision: number) =>
      ledgers[0]?.record({ ...visit(accountId, id, at), revision }, zone)
    const limits = { total: 10, perPerson: null, person: 'p' }
    const limited = async (id: string, revision: number) =>
      ledgers[0]?.recordLimited({ ...visit(accountId, id, at), revision }, zone, limits)
    const group = [record(still, 0), record(changing, 0), record(changing, 1), record(still, 0)]
    expect(await Promise.all(group)).toEqual(['counted', 'changed', 'counted', 'counted'])
    expect(await Promise.all([limited(changing, 0), limited(still, 0), limited(changing, 1)])).toEqual([
      'changed',
      'shown',
      'shown',
    ])
    await counted()
    const asked = { accountId: mintAccountId(accountId), zone, now: new Date('2026-11-21T04:00:00Z') }
    const counts = await countsOf(drizzle(pool), { ...asked, ids })
    expect([counts.get(still)?.total.people, counts.get(changing)?.total.people]).toEqual([3, 2])
    expect((await accountCounts(drizzle(pool), asked)).total.people).toBe(5)
  })

  it('lets two nodes count the same codes without blocking each other, and loses none', async () => {
    const { accountId, ids } = await seedQrCodes(pool, { qrCodes: 20 })
    const now = '2026-11-21T04:00:00Z'
    const each = 1_500
    await Promise.all(
      ledgers.flatMap((ledger) =>
        Array.from({ length: 30 }, async (_, visitor) => {
          for (let round = 0; round < each / 30; round += 1) {
            await ledger.record(visit(accountId, ids[(visitor * 7 + round * 3) % 20] ?? '', now), zone)
          }
        }),
      ),
    )
    // Two nodes count at the same time, and nothing twice.
    await Promise.all([counted(), counted()])
    const asked = { accountId: mintAccountId(accountId), zone, now: new Date(now) }
    const counts = await countsOf(drizzle(pool), { ...asked, ids })
    expect([...counts.values()].reduce((sum, { total }) => sum + total.people, 0)).toBe(2 * each)
    expect((await accountCounts(drizzle(pool), asked)).total.people).toBe(2 * each)
    const { rows } = await pool.query('select count(*)::int as count from scan where account_id = $1', [accountId])
    expect(rows[0]).toEqual({ count: 2 * each })
  })

  it('of a limited code shows just as many as its limit, on two nodes at once', async () => {
    const { accountId, ids } = await seedQrCodes(pool, { qrCodes: 1 })
    const limits = { total: 25, perPerson: null, person: 'p' }
    const scan = visit(accountId, ids[0] ?? '', '2026-11-21T03:00:00Z')
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, async (_, turn) => await ledgers[turn % 2]?.recordLimited(scan, zone, limits)),
    )
    expect(outcomes.filter((outcome) => outcome === 'shown')).toHaveLength(25)
    await counted()
    const asked = { accountId: mintAccountId(accountId), zone, now: new Date('2026-11-21T04:00:00Z') }
    expect((await accountCounts(drizzle(pool), asked)).total.people).toBe(25)
  })
})

it('a node counts by itself within two seconds, and on its way out', async () => {
  const { accountId, ids } = await seedQrCodes(pool, { qrCodes: 1 })
  const [ledger] = nodes.map((node) => createLedger({ pool: node, counts: 'later' }))
  const counting = countLater({ database, log })
  const asked = { accountId: mintAccountId(accountId), zone, now: new Date('2026-11-21T04:00:00Z') }
  const total = async () => (await accountCounts(drizzle(pool), asked)).total.people
  const scan = visit(accountId, ids[0] ?? '', '2026-11-21T03:00:00Z')
  await ledger?.record(scan, zone)
  await expect.poll(total, { timeout: 2_000 }).toBe(1)
  await ledger?.record(scan, zone)
  await counting.stop()
  expect(await total()).toBe(2)
})
