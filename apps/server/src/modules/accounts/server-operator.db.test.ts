import { randomInt } from 'node:crypto'
import { Pool } from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOwnDatabase } from '../../testing/own-database.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { claimServer, findServerOperator } from './store/server-operator.ts'
import { insertUser } from './store/users.ts'

let own: Awaited<ReturnType<typeof createOwnDatabase>>
let app: TestApp
beforeAll(async () => {
  own = await createOwnDatabase()
  app = await startTestApp({
    environment: { DATABASE_URL: own.url, OPERATORS: '', NEW_ACCOUNT_TIER: '', TIER_PRICES: '' },
  })
})
afterAll(async () => {
  await app.close()
  await own.drop()
})

describe('a new server whose settings name no operator', () => {
  it('belongs to exactly one of 200 who come at once', async () => {
    const pool = new Pool({ connectionString: own.url, max: 20 })
    const database = drizzle(pool)
    await Promise.all(
      Array.from({ length: 200 }, (_, place) =>
        database.transaction(async (tx) => {
          const userId = await insertUser(tx, { mobile: `+86136${place}`, passwordHash: 'x', language: 'zh' })
          await claimServer(tx, userId ?? 0)
        }),
      ),
    )
    const { rows } = await pool.query('select user_id from server_operator')
    expect(rows).toHaveLength(1)
    expect(await findServerOperator(database)).toBe(Number(rows[0]?.user_id))
    // As new again.
    await pool.query('truncate server_operator, "user"')
    await pool.end()
  })

  it('is run by the first person who registers, and gives everybody everything', async () => {
    const first = await app.register()
    const second = await app.register()
    expect(await first.client.accounts.getUserinfo({})).toMatchObject({ operator: true, vipLevel: 7, tierUntil: null })
    expect(await second.client.accounts.getUserinfo({})).toMatchObject({ operator: false, vipLevel: 7 })
    expect((await first.client.abuse.reportList({})).list).toEqual([])
    await expect(second.client.abuse.reportList({})).rejects.toMatchObject({ code: 1003 })
    expect(await app.modules.accounts.operators(app.database.tx)).toEqual([
      { accountId: first.accountId, userId: first.userId },
    ])
  })

  it('is run by nobody else once the settings name somebody', async () => {
    const named = `86139${String(randomInt(1e8)).padStart(8, '0')}`
    const again = await startTestApp({ environment: { DATABASE_URL: own.url, OPERATORS: `+${named}` } })
    const operator = await again.register({ mobile: named })
    expect(await operator.client.accounts.getUserinfo({})).toMatchObject({ operator: true, vipLevel: 0 })
    expect(await again.modules.accounts.operators(again.database.tx)).toEqual([
      { accountId: operator.accountId, userId: operator.userId },
    ])
    await again.close()
  })
})
