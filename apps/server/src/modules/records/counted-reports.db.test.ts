import { afterAll, beforeAll, expect, it } from 'vitest'
import { mintAccountId } from '../../platform/db/account-id.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { type OpenForm, publish, submit } from './records.fixture.ts'
import { recordQuery } from './rules/record-query.ts'
import { keyOf } from './service/count-report.ts'

let app: TestApp
let who: SignedUp
let form: OpenForm
beforeAll(async () => {
  app = await startTestApp()
  who = await app.signUp({ tier: 'flagship' })
  // A session does not last for the days of this test.
  await app.database.pool.query(`update session set expires_at = expires_at + interval '30 days' where user_id = $1`, [
    who.userId,
  ])
  const options = ['好', '坏'].map((label, at) => ({ id: `o${at}`, label }))
  form = await publish(who, [
    { id: 'how', type: 'radio', settings: { title: '怎么样', options } },
    { id: 'n', type: 'number', settings: { title: '多少' } },
    { id: 'why', type: 'textarea', settings: { title: '为什么' } },
  ])
})
afterAll(() => app.close())

const fill = async (nth: number): Promise<number> => {
  const answers = { how: { option: nth % 3 === 0 ? 'o1' : 'o0' }, n: String(nth), why: nth % 2 ? '电梯停了' : '正常' }
  const { data, msg } = await submit(app, form, answers)
  expect(msg).toBe('')
  return data.id
}

/** Has a question counted, as a report of many records does. */
async function keep(filters: object): Promise<string> {
  const accountId = mintAccountId(who.accountId)
  const { formId } = form
  const document = await app.modules.forms.newestOf(app.database.tx, accountId, formId)
  const query = document && recordQuery({ formId, keyword: '', filters }, document, undefined)
  if (!query) throw new Error('the form is gone')
  await app.modules.records.reports.want(accountId, query, app.clock.now())
  await app.modules.records.reports.count(accountId, formId, keyOf(query), app.clock.now())
  return keyOf(query)
}

/** What is kept, beside what is read from the records themselves. */
async function bothOf(asked: object) {
  const { pool } = app.database
  const ask = () => who.client.recordReports.getReport({ formId: form.formId, ...asked })
  const kept = await ask()
  const mine = [who.accountId, form.formId]
  const prints = await pool.query<{ key: string; print: string }>(
    'select key, print from report_count where account_id = $1 and form_id = $2',
    mine,
  )
  await pool.query(`update report_count set print = 'another' where account_id = $1 and form_id = $2`, mine)
  const read = await ask()
  for (const { key, print } of prints.rows)
    await pool.query('update report_count set print = $3 where account_id = $1 and form_id = $2 and key = $4', [
      ...mine,
      print,
      key,
    ])
  return { kept, read }
}

const daysKept = async (key: string) =>
  (
    await app.database.pool.query<{ day: string; records: number }>(
      `select day::text, (counted ->> 'records')::int as records from report_day
       where account_id = $1 and form_id = $2 and key = $3 order by day`,
      [who.accountId, form.formId, key],
    )
  ).rows.map(({ records }) => records)

it('a report that is kept day by day says what the records say, whatever happens to them', async () => {
  const { client } = who
  const { formId } = form
  const ids: number[] = []
  for (let day = 0; day < 3; day++) {
    for (let nth = 0; nth < 3; nth++) ids.push(await fill(ids.length))
    app.clock.advance(86_400)
  }
  const bad = { answers: [{ component: 'how', comparison: 'is' as const, value: 'o1' }] }
  const done = { followUp: 'done' as const }
  const all = await keep({})
  const keys = [all, await keep(bad), await keep(done)]
  expect(await daysKept(all)).toEqual([3, 3, 3])
  expect(new Set(keys).size).toBe(3)

  const from = new Date(app.clock.now().getTime() - 2.3 * 86_400_000).toISOString()
  async function compare() {
    for (const asked of [{}, bad, done, { from }, { ...bad, from, until: app.clock.now().toISOString() }]) {
      const { kept, read } = await bothOf(asked)
      expect(kept, JSON.stringify(asked)).toEqual(read)
    }
  }
  await compare()
  ids.push(await fill(9), await fill(10))
  await compare()
  await client.records.editRecord({ id: ids[0] ?? 0, edits: 0, answers: { how: { option: 'o0' }, n: '100' } })
  await client.followUps.add({ recordId: ids[4] ?? 0, state: 'done' })
  await compare()
  await client.records.batchDelete({ ids: [ids[1] ?? 0, ids[10] ?? 0] })
  const { list } = await client.followUps.list({ filters: { recordId: ids[4] ?? 0 } })
  await client.followUps.del({ id: list[0]?.id ?? 0 })
  await compare()
  // They were brought up to date, and not counted anew.
  expect(await daysKept(all)).toEqual([2, 3, 3, 1])
  expect((await client.recordReports.getReport({ formId })).records).toBe(9)
})
