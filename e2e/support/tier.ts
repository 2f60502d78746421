import { join } from 'node:path'
import { tierNumbers, type Tier } from '@matai/contract'
import pg from 'pg'

/** Gives the account of a number a tier, as a paid order would; the database is the one that the server under test runs. */
export async function setTier(mobile: string, tier: Tier): Promise<void> {
  const client = new pg.Client({
    host: join(process.env.E2E_DATA ?? '', 'postgres'),
    user: 'matai',
    database: 'matai',
  })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `update account set tier = $1 from membership m join "user" u on u.id = m.user_id
       where m.account_id = account.id and u.mobile like '%' || $2`,
      [tierNumbers[tier], mobile],
    )
    if (rowCount !== 1) throw new Error(`${rowCount} accounts have the number ${mobile}`)
  } finally {
    await client.end()
  }
}
