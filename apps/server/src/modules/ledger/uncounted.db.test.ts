import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOwnDatabase } from '../../testing/own-database.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

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

it('shows visitors the page when the disk is full, and says everywhere else that scans are not counted', async () => {
  const { client } = await app.signUp({ tier: 'advanced' })
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>拔掉保险销</p>' }]
  const open = (await client.qrCodes.save({ name: '灭火器', blocks })).id
  const limited = (await client.qrCodes.save({ name: '限量', blocks })).id
  await client.codeAccess.setAuth({ ids: [limited], settings: { scansTotal: 3 } })
  const uncounted = async () =>
    /^matai_scans_total\{result="lost"\} (\d+)$/m.exec(await (await app.fetch('/metrics')).text())
  expect([(await app.fetch(`/q/${open}`)).status, (await uncounted())?.[1]]).toEqual([200, '0'])

  const { pool } = app.database
  await pool.query(`
    create function be_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger be_full before insert on scan_day for each row execute function be_full()`)
  const answer = await app.fetch(`/q/${open}`)
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('拔掉保险销')])
  expect((await uncounted())?.[1]).toBe('1')
  const ready = await app.fetch('/readyz')
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'unavailable', reason: 'disk' }])

  // How often it was seen decides whether it is shown: three times, of which one was written before.
  const look = async () => (await app.fetch(`/q/${limited}`)).status
  await pool.query('drop trigger be_full on scan_day')
  expect(await look()).toBe(200)
  await pool.query('create trigger be_full before insert on scan_day for each row execute function be_full()')
  expect([await look(), await look(), await look(), await look()]).toEqual([200, 200, 403, 403])
  expect((await uncounted())?.[1]).toBe('3')
  // Changed settings are seen at once, also now.
  await client.codeAccess.setAuth({ ids: [limited], settings: { scansTotal: 5 } })
  expect(await look()).toBe(200)

  await pool.query('drop trigger be_full on scan_day')
  expect((await app.fetch(`/q/${open}`)).status).toBe(200)
  const { rows } = await pool.query('select people::int + machines::int as scans from scan_day where qr_code_id = $1', [
    open,
  ])
  expect(rows).toEqual([{ scans: 2 }])
  // What was shown uncounted counts with the next one that is written.
  expect([await look(), await look()]).toEqual([200, 403])
  const quota = await pool.query("select used from scan_quota where qr_code_id = $1 and person = ''", [limited])
  expect(quota.rows).toEqual([{ used: 5 }])
})
