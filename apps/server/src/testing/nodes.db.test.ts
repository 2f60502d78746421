import { randomBytes } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Cluster, startCluster } from './nodes/cluster.ts'
import { exportAccount, makeCode, makeForm, newSubmission, scan, sendInPieces, submit } from './nodes/deeds.fixture.ts'
import { createReach, messagesTo, type Owner, type Reach, registerOwner } from './nodes/owner.ts'
import { startSlowReceiver } from './nodes/push-receiver.ts'
import { createOwnDatabase } from './own-database.ts'

let own: Awaited<ReturnType<typeof createOwnDatabase>>
let cluster: Cluster
let reach: Reach
let owner: Owner
let direct: Client

beforeAll(async () => {
  own = await createOwnDatabase()
  cluster = await startCluster(own.url)
  reach = createReach(cluster.webs)
  owner = await registerOwner(reach, cluster.webs)
  direct = new Client({ connectionString: own.url })
  await direct.connect()
})
afterAll(async () => {
  await direct?.end()
  await cluster?.close()
  await own?.drop()
})

async function restart(node: Cluster['webs'][number]): Promise<void> {
  await node.kill()
  await rest(200)
  await node.start()
}

it('goes through a pooler in transaction mode', ({ skip }) => {
  if (!cluster.isPooled) skip('pgbouncer is not installed: the nodes reach the database themselves')
})

it('counts every scan that was answered, while nodes are killed', async () => {
  const id = await makeCode(owner)
  let isOver = false
  let answered = 0
  let sent = 0
  const scanning = Array.from({ length: 8 }, async (_, lane) => {
    while (!isOver) {
      const node = cluster.webs[(sent + lane) % 2]
      if (!node?.isUp) {
        await rest(20)
        continue
      }
      sent += 1
      if (await scan(node.origin, id, sent)) answered += 1
    }
  })
  await rest(1_500)
  await restart(cluster.webs[0])
  await rest(500)
  await restart(cluster.webs[1])
  await rest(1_000)
  isOver = true
  await Promise.all(scanning)
  const { rows } = await direct.query<{ raw: number; counted: number }>(
    `select (select count(*)::int from scan where account_id = $1) as raw,
      (select sum(people)::int from scan_account_day where account_id = $1) as counted`,
    [owner.accountId],
  )
  expect(answered).toBeGreaterThan(200)
  expect(rows[0]?.counted).toBe(rows[0]?.raw)
  // What was on its way when a node was killed may be counted without having been answered, and no more than that.
  expect(rows[0]?.raw).toBeGreaterThanOrEqual(answered)
  expect(rows[0]?.raw).toBeLessThanOrEqual(answered + 16)
})

it('takes a file in pieces through whichever node is there', async () => {
  const bytes = randomBytes(6 * 1024 ** 2 + 7)
  const { url } = await sendInPieces(reach, owner, {
    bytes,
    piece: 1024 ** 2,
    between: async (nth) => nth === 2 && restart(cluster.webs[0]),
  })
  for (const { origin } of cluster.webs) {
    const answer = await fetch(origin + url)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  }
})

it('keeps every submission once, however often it is sent', async () => {
  const form = await makeForm(owner)
  const submissions = Array.from({ length: 40 }, newSubmission)
  const killing = rest(300).then(() => restart(cluster.webs[1]))
  const answers = await Promise.all(submissions.map((one, nth) => submit(reach, form, one, nth)))
  await killing
  for (const [nth, one] of submissions.entries()) expect(await submit(reach, form, one, nth)).toEqual(answers[nth])
  const { rows } = await direct.query<{ kept: number }>(
    'select count(*)::int as kept from form_record where account_id = $1 and form_id = $2',
    [owner.accountId, form.formId],
  )
  expect(rows[0]?.kept).toBe(submissions.length)
})

it('pushes every record once by its id, numbered without a gap, while a worker and a node are killed', async () => {
  const receiver = await startSlowReceiver(40)
  const { client } = owner
  try {
    const form = await makeForm(owner)
    await client.push.sendCode({})
    const [message] = await messagesTo(owner.mobile, cluster.webs)
    const mobileCode = /\d{6}/.exec(message?.text ?? '')?.[0] ?? ''
    const { push } = await client.push.add({ url: receiver.url, mobileCode, formIds: [form.formId] })
    const submissions = Array.from({ length: 60 }, newSubmission)
    const killing = rest(400).then(async () => {
      await cluster.workers[0].kill()
      await restart(cluster.webs[0])
    })
    await Promise.all(submissions.map((one, nth) => submit(reach, form, one, nth)))
    await killing
    const undelivered = async () => {
      // What the dead worker had taken comes free after half a minute, which is over at once here.
      await direct.query(
        `update push_delivery set due_at = now(), lease_until = now() - interval '1 second'
         where account_id = $1 and state = 'waiting' and lease_until > now() + interval '20 seconds'`,
        [owner.accountId],
      )
      const { rows } = await direct.query<{ left: number }>(
        `select $3::int - count(*)::int as left from push_delivery
         where account_id = $1 and push_id = $2 and state = 'delivered'`,
        [owner.accountId, push.id, submissions.length],
      )
      return rows[0]?.left
    }
    await expect.poll(undelivered, { timeout: 40_000, interval: 3_000 }).toBe(0)
    const { rows } = await direct.query<{ id: string }>(
      'select id from form_record where account_id = $1 and form_id = $2',
      [owner.accountId, form.formId],
    )
    const taken = [...receiver.taken.values()]
    expect(new Set(taken.map(({ recordId }) => recordId))).toEqual(new Set(rows.map(({ id }) => Number(id))))
    expect(taken).toHaveLength(submissions.length)
    expect(taken.map(({ number }) => number).sort((a, b) => a - b)).toEqual(submissions.map((_, at) => at + 1))
  } finally {
    await cluster.workers[0].start()
    await receiver.close()
  }
})

it('exports through the worker that is left', async () => {
  const before = await makeCode(owner)
  await cluster.workers[0].kill()
  expect(await exportAccount(reach, owner)).toContain(before)
  await cluster.workers[0].start()
})

it('leaves the database the connections that the guide names', async () => {
  const { rows } = await direct.query<{ name: string; connections: number }>(
    `select application_name as name, count(*)::int as connections from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() group by 1`,
  )
  const of = (name: string) => rows.find((row) => row.name === name)?.connections ?? 0
  expect(of('matai-fanout')).toBe(4)
  if (!cluster.isPooled) return
  // A pool of twelve for all nodes, and per node what cannot be shared: a listener, and four for the queue of a worker.
  expect(of('matai') + of('matai-scan')).toBeLessThanOrEqual(12)
  expect(of('matai-queue')).toBeLessThanOrEqual(8)
})
