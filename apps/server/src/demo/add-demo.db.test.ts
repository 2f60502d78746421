import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOwnDatabase } from '../testing/own-database.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { addDemo } from './add-demo.ts'
import { demoContent } from './demo-content.ts'

let own: Awaited<ReturnType<typeof createOwnDatabase>>
let app: TestApp
beforeAll(async () => {
  own = await createOwnDatabase()
  app = await startTestApp({ environment: { DATABASE_URL: own.url, LOG_LEVEL: 'silent' } })
})
afterAll(async () => {
  await app.close()
  await own.drop()
})

/** What stands there: directories but for the first one, codes by name with their looks, and whether anybody scanned. */
async function standing() {
  const { rows } = await app.database.pool.query<{ name: string; styled: boolean; scanned: boolean }>(
    `select name, style is not null as styled, exists (select from scan where qr_code_id = id) as scanned
     from qr_code order by created_at`,
  )
  const directories = await app.database.pool.query('select name from directory where not is_default')
  return { codes: rows, directories: directories.rows.length }
}

it('is made whole by the next start where one was cut off, and left alone from then on', async () => {
  const { codes, directories } = demoContent.zh
  const [first, second] = codes
  const { pool } = app.database
  // The look of the second code takes too long, as on a machine that is busy.
  await pool.query(`
    create function be_busy() returns trigger language plpgsql as $$
    begin if new.style is distinct from old.style and new.name = '${second?.name}' then
      raise exception 'canceling statement due to statement timeout' using errcode = '57014';
    end if; return new; end $$;
    create trigger be_busy before update on qr_code for each row execute function be_busy()`)
  await expect(addDemo(app, 'zh', 1)).rejects.toThrow()
  expect(await standing()).toMatchObject({
    codes: [
      { name: first?.name, styled: true, scanned: false },
      { name: second?.name, styled: false, scanned: false },
    ],
  })
  await pool.query('drop trigger be_busy on qr_code')
  await addDemo(app, 'zh', 1)
  const whole = {
    codes: codes.map(({ name }) => ({ name, styled: true, scanned: true })),
    directories: directories.length,
  }
  expect(await standing()).toEqual(whole)

  const [{ count } = { count: 0 }] = (await pool.query('select count(*)::int as count from scan')).rows
  await pool.query('delete from qr_code where name = $1', [second?.name])
  await addDemo(app, 'zh', 1)
  expect((await standing()).codes).toHaveLength(codes.length - 1)
  expect((await pool.query('select count(*)::int as count from scan')).rows).toEqual([{ count }])
})
