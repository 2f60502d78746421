import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const documentOf = (title: string) => ({
  title,
  pages: [{ id: 'p1', components: [{ id: 'q1', type: 'text', settings: { title: '设备编号' } }] }],
})

it('lets go of old drafts and of deleted forms, and keeps what fillers had and records were filled in with', async () => {
  const { client, accountId } = await app.signUp()
  const { pool } = app.database
  const versionsOf = async (formId: number) => {
    const sql = 'select number from form_version where account_id = $1 and form_id = $2 order by number'
    return (await pool.query<{ number: number }>(sql, [accountId, formId])).rows.map(({ number }) => number)
  }
  const { id } = await client.forms.save({ document: documentOf('草稿') })
  await client.forms.save({ id, document: documentOf('发布'), publish: true })
  await client.forms.save({ id, document: documentOf('又一稿') })
  await client.forms.save({ id, document: documentOf('最新') })
  const [gone, filled] = await Promise.all(
    ['没人填过', '有人填过'].map((title) => client.forms.save({ document: documentOf(title), publish: true })),
  )
  const [without, withRecords] = [gone?.id ?? 0, filled?.id ?? 0]
  await client.formTips.add({ formId: withRecords, person: '王芳', message: '三号会议室' })
  await client.forms.delete({ ids: [without, withRecords] })
  await pool.query(`update form_version set saved_at = now() - interval '91 days' where account_id = $1`, [accountId])
  await pool.query(`update form set deleted_at = now() - interval '31 days' where id = any ($1)`, [
    [without, withRecords],
  ])
  await pool.query('insert into form_tally (account_id, form_id, records, last_at) values ($1, $2, 1, now())', [
    accountId,
    withRecords,
  ])

  await app.modules.forms.prune(app.clock.now())
  expect(await versionsOf(id)).toEqual([2, 4])
  expect(await versionsOf(without)).toEqual([])
  expect(await versionsOf(withRecords)).toEqual([1])
  expect((await pool.query('select 1 from form_tip where form_id = $1', [withRecords])).rows).toEqual([])
})
