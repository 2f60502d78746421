import type { Pool } from 'pg'

export interface PeerTry {
  accountId: number
  codeId: number
  key: string
}

/**
 * A redemption as it is commonly written: a transaction that locks the code, reads what its coupon allows, writes that it was
 * used, and commits. The same tables, the same indexes and the same pool as ours; it tells nobody and describes nothing.
 */
export function lockReadWrite(pool: Pool) {
  return async ({ accountId, codeId, key }: PeerTry): Promise<boolean> => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const { rows } = await client.query<{ coupon_id: string; used: number }>({
        name: 'peer-lock',
        text: 'select coupon_id, used from coupon_code where account_id = $1 and id = $2 and deleted_at is null for update',
        values: [accountId, codeId],
      })
      const [code] = rows
      const read = await client.query<{ uses: number }>({
        name: 'peer-read',
        text: 'select uses from coupon where account_id = $1 and id = $2 and from_at <= now() and until_at > now()',
        values: [accountId, code?.coupon_id],
      })
      const fits = code !== undefined && code.used < (read.rows[0]?.uses ?? 0)
      if (fits) {
        await client.query({
          name: 'peer-update',
          text: 'update coupon_code set used = used + 1 where account_id = $1 and id = $2',
          values: [accountId, codeId],
        })
        await client.query({
          name: 'peer-insert',
          text: `insert into coupon_use (account_id, coupon_id, code_id, at, by, outlet, person, key)
            values ($1, $2, $3, now(), 'counter', 'A', 'B', $4)`,
          values: [accountId, code.coupon_id, codeId, key],
        })
      }
      await client.query('commit')
      return fits
    } finally {
      client.release()
    }
  }
}
