import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const one = async (text: string, values: unknown[]): Promise<number> =>
  Number((await app.database.pool.query<{ id: string }>(`${text} returning id`, values)).rows[0]?.id)
const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]

async function makeCode({ client }: Awaited<ReturnType<TestApp['signUp']>>, name: string): Promise<string> {
  return (await client.qrCodes.save({ name, blocks })).id
}

/** A form that is filled in. */
async function makeForm(accountId: number, userId: number, title: string): Promise<number> {
  const { rows } = await app.database.pool.query<{ id: string }>(
    `insert into form_group (account_id, name, position) values ($1, $2, 1) returning id`,
    [accountId, `分组 ${title}`],
  )
  const id = await one(
    `insert into form (account_id, number, title, group_id, created_by, updated_at, version, published)
     values ($1, (select coalesce(max(number), 0) + 1 from form where account_id = $1), $2, $3, $4, now(), 1, 1)`,
    [accountId, title, rows[0]?.id, userId],
  )
  await app.database.pool.query('insert into form_address (account_id, id, form_id) values ($1, $2, $3)', [
    accountId,
    `a${id}x${accountId}`,
    id,
  ])
  return id
}

let records = 0
const addRecord = (accountId: number, formId: number, columns: { charge?: number; state?: string; waits?: boolean }) =>
  one(
    `insert into form_record (account_id, form_id, version, period, number, answers, claims, locked, attempt, attempt_input,
       at, charge_id, follow_up, approval, approval_level)
     values ($1, $2, 1, '', $3::int, '{}', '[]', false, $3::int::text, '', now(), $4, $5, $6, $7)`,
    [
      ...[accountId, formId, ++records, columns.charge ?? null, columns.state ?? 'pending'],
      ...[columns.waits ? 'waiting' : 'none', columns.waits ? 1 : 0],
    ],
  )

async function addTask(accountId: number, codes: readonly string[], people: number[], hours: [number, number, number]) {
  const planId = await one(
    `insert into plan (account_id, name, form_id, directory_ids, cycle, opens_at, warns_at, closes_at, starts_on, holidays,
       no_check_items, people, created_by, updated_at)
     values ($1, '巡检', 1, '[]', '{"every":"day","days":1}', '08:00', '09:00', '10:00', '2026-01-01', 'same', '[]', $2, 1,
       now())`,
    [accountId, JSON.stringify(people)],
  )
  const windowId = await one(
    `insert into plan_window (account_id, plan_id, key, opens_at, warns_at, closes_at, ends_at)
     values ($1, $2, '2026-01-01', now() - interval '9 hours', now() + make_interval(hours => $3),
       now() + make_interval(hours => $4), now() + make_interval(hours => $5))`,
    [accountId, planId, ...hours],
  )
  for (const code of codes)
    await one('insert into plan_task (account_id, plan_id, window_id, qr_code_id) values ($1, $2, $3, $4)', [
      ...[accountId, planId, windowId, code],
    ])
}

const saidTo = async ({ client }: Awaited<ReturnType<TestApp['signUp']>>) =>
  (await client.dashboard.getAttention({})).matters.map(({ of, name, count, mine }) => [of, name, count, mine])

it('says what waits elsewhere: to each what is theirs, to administrators all of it', async () => {
  const owner = await app.signUp({ tier: 'flagship' })
  const helper = await app.signUp()
  const { accountId, userId } = owner
  await app.joinAccount(helper, accountId, 'subAdmin')
  const codes = [await makeCode(owner, '泵房'), await makeCode(owner, '大门')]
  expect(await saidTo(owner)).toEqual([])

  await addTask(accountId, codes, [], [-3, -2, 5])
  await addTask(accountId, codes.slice(1), [userId], [-3, 2, 5])
  await addTask(accountId, codes, [], [-9, -8, -1]) // over: nobody can do these any more
  await addTask(accountId, codes, [], [1, 2, 5]) // not yet
  const form = await makeForm(accountId, userId, '报修')
  await app.database.pool.query('insert into form_approval (account_id, form_id, levels) values ($1, $2, $3)', [
    ...[accountId, form, JSON.stringify([{ userIds: [helper.userId] }])],
  ])
  await addRecord(accountId, form, { waits: true, charge: userId })
  await addRecord(accountId, form, { charge: userId, state: 'inProgress' })
  await addRecord(accountId, form, { charge: userId, state: 'done' })
  await app.database.pool.query(
    `insert into stock (account_id, qr_code_id, unit, in_form_id, out_form_id, quantity, minimum, may_go_below, updated_at)
     values ($1, $2, '件', 1, 2, 1, 5, false, now()), ($1, $3, '件', 1, 2, 9, 5, false, now())`,
    [accountId, ...codes],
  )
  const group = await one(
    `insert into group_code (account_id, name, mode, words, created_by, updated_at)
     values ($1, '客户群', 'order', '', $2, now())`,
    [accountId, userId],
  )
  await one(
    `insert into group_sub (account_id, group_code_id, name, file_id, text, most, used, position)
     values ($1, $2, '一群', 'f', 'x', 10, 9, 1)`,
    [accountId, group],
  )
  await one(
    `insert into push (account_id, address, name, url, events, form_ids, secret, failing_since)
     values ($1, $2, '仓库系统', 'https://example.com', '[]', '[]', '', now())`,
    [accountId, `p${accountId}`],
  )

  const forBoth = [
    ['stockLow', '', 1, false],
    ['groupLow', '客户群', 1, false],
  ]
  expect(await saidTo(owner)).toEqual([
    ['tasksLate', '', 2, false],
    ['tasksDue', '', 1, false],
    ['toFollow', '报修', 1, true],
    ['following', '报修', 1, true],
    ...forBoth,
    ['pushFailing', '仓库系统', 0, false],
  ])
  expect(await saidTo(helper)).toEqual([['tasksLate', '', 2, true], ['approvals', '报修', 1, true], ...forBoth])
})

it('goes on with what the person changed last and is still there, by its name now', async () => {
  const owner = await app.signUp({ tier: 'flagship' })
  const helper = await app.signUp()
  await app.joinAccount(helper, owner.accountId, 'subAdmin', ['deleteQrCode'])
  const [gate, pump, gone] = [await makeCode(owner, '大门'), await makeCode(owner, '泵房'), await makeCode(owner, '旧')]
  await owner.client.qrCodes.rename({ id: gate, name: '正门' })
  await helper.client.qrCodes.rename({ id: pump, name: '一号泵房' })
  await owner.client.qrCodes.bulkRemove({ ids: [gone] })
  const lately = async ({ client }: typeof owner) =>
    (await client.dashboard.getAttention({})).lately.map(({ subject, name }) => [subject, name])
  expect(await lately(owner)).toEqual([
    ['qrCode', '正门'],
    ['qrCode', '一号泵房'],
  ])
  expect(await lately(helper)).toEqual([['qrCode', '一号泵房']])
})
