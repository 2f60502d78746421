import { afterAll, beforeAll, expect, it } from 'vitest'
import { newNumber, type SignedUp, type TestApp } from '../../testing/test-app.ts'
import { startTwoNodes, type TwoNodes } from '../accounts/two-nodes.fixture.ts'

const mobile = newNumber()
let two: TwoNodes
let app: TestApp
let operator: SignedUp

beforeAll(async () => {
  two = await startTwoNodes({ OPERATORS: `+${mobile}` })
  app = two.nodes[0]
  operator = await app.signUp({ mobile })
}, 180_000)
afterAll(() => two.close())

it('stays quick among a hundred thousand reports, most of them closed, some codes reported often', async () => {
  const { pool } = app.database
  const { accountId } = operator
  await pool.query(
    `insert into address (id, kind, account_id) select 'many' || n, 'code', $1 from generate_series(1000, 2999) n`,
    [accountId],
  )
  await pool.query(
    `insert into qr_code (account_id, id, name, directory_id, version, created_by)
     select $1, 'many' || n, 'code ' || n, 1, 1, 1 from generate_series(1000, 2999) n`,
    [accountId],
  )
  await pool.query(
    `insert into code_report (account_id, qr_code_id, reason, created_at, closed_at)
     select $1, 'many' || (1000 + case when n % 3 = 0 then 7 else n % 2000 end), 'spam',
       now() - n * interval '1 second', case when n % 10 <> 0 then now() - n * interval '1 second' end
     from generate_series(1, 100000) n`,
    [accountId],
  )
  await pool.query('analyze code_report')
  const first = await operator.client.abuse.reportList({ pageSize: 50 })
  expect(first.list).toHaveLength(50)
  const start = performance.now()
  let cursor = first.next
  for (let page = 0; page < 3 && cursor; page++)
    cursor = (await operator.client.abuse.reportList({ pageSize: 50, cursor })).next
  await operator.client.abuse.reportList({ pageSize: 50, state: 'closed' })
  // Four pages; a walk over all reports for each row would take minutes.
  expect(performance.now() - start).toBeLessThan(30_000)
}, 180_000)
