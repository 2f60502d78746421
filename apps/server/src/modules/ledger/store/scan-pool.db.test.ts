import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { createOwnDatabase } from '../../../testing/own-database.ts'
import { openScanPool } from './scan-pool.ts'

it('a visitor after a quiet hour meets a connection that is warm', async () => {
  const own = await createOwnDatabase()
  const log = pino({ level: 'silent' })
  const pool = openScanPool({ connection: { connectionString: own.url }, pooled: false, size: 1, log })
  const whose = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const first = await whose()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(pool.totalCount).toBe(1)
    expect(await whose()).toBe(first)
  } finally {
    vi.useRealTimers()
    await pool.end()
    await own.drop()
  }
})
