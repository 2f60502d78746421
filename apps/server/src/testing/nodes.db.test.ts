import { randomBytes } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import { errorCodes } from '@matai/contract'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Cluster, startCluster } from './nodes/cluster.ts'
import {
  claim,
  crowd,
  makeCoupon,
  makeGroups,
  newVisitors,
  provePhones,
  redeemTwice,
  visit,
} from './nodes/crowds.fixture.ts'
import { exportAccount, makeCode, makeForm, newSubmission, scan, sendInPieces, submit } from './nodes/deeds.fixture.ts'
import { at, fileOfTask, makeCodes, pageAt, pageOf, taskThat, walkList } from './nodes/journeys.fixture.ts'
import { createReach, type Owner, ownerThrough, type Reach, registerOwner, signIn } from './nodes/owner.ts'
import { preparePrinting } from './nodes/printing.fixture.ts'
import { pushRecords, startSlowReceiver } from './nodes/push-receiver.fixture.ts'
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

it('keeps every submission once, however often it is sent, and pushes each once by its id, while a worker is killed, too', async () => {
  const receiver = await startSlowReceiver(20)
  const form = await makeForm(owner)
  const pushId = await pushRecords(owner, { url: receiver.url, formId: form.formId, webs: cluster.webs })
  const submissions = Array.from({ length: 40 }, newSubmission)
  const killing = rest(300).then(async () => {
    await cluster.workers[0].kill()
    const killedAt = new Date()
    await Promise.all([restart(cluster.webs[1]), cluster.workers[0].start()])
    return killedAt
  })
  const answers = await Promise.all(submissions.map((one, nth) => submit(reach, form, one, nth)))
  const killedAt = await killing
  for (const [nth, one] of submissions.entries()) expect(await submit(reach, form, one, nth)).toEqual(answers[nth])
  const { rows } = await direct.query<{ kept: number }>(
    'select count(*)::int as kept from form_record where account_id = $1 and form_id = $2',
    [owner.accountId, form.formId],
  )
  expect(rows[0]?.kept).toBe(submissions.length)

  const waiting = async () => {
    // What the dead worker had taken comes free after half a minute, which is over at once here.
    await direct.query(
      `update push_delivery set due_at = now(), lease_until = now() where account_id = $1 and push_id = $2 and state = 'waiting'
         and lease_until < $3::timestamptz + interval '30 seconds'`,
      [owner.accountId, pushId, killedAt],
    )
    return (await owner.client.push.get({})).list.find(({ id }) => id === pushId)?.waiting
  }
  await expect.poll(waiting, { timeout: 30_000, interval: 400 }).toBe(0)
  const records = await direct.query<{ id: string }>(
    'select id from form_record where account_id = $1 and form_id = $2',
    [owner.accountId, form.formId],
  )
  const taken = [...receiver.taken.values()]
  await receiver.close()
  expect(taken.map(({ recordId }) => recordId).sort()).toEqual(records.rows.map(({ id }) => Number(id)).sort())
  expect(taken.map(({ number }) => number).sort((a, b) => a - b)).toEqual(submissions.map((_, at) => at + 1))
})

it('exports through the worker that is left', async () => {
  const before = await makeCode(owner)
  await cluster.workers[0].kill()
  expect(await exportAccount(reach, owner)).toContain(before)
  await cluster.workers[0].start()
})

it('knows at one node who signed in or out at the other', async () => {
  const [one, other] = cluster.webs
  for (const [here, there] of [
    [one, other],
    [other, one],
  ] as const) {
    const session = await signIn(owner, createReach([here]))
    const elsewhere = at(session, there)
    for (const { client } of [session, elsewhere])
      expect((await client.accounts.getUserinfo({})).account.id).toBe(owner.accountId)
    await elsewhere.client.accounts.logout({})
    for (const { client } of [session, elsewhere])
      await expect(client.accounts.getUserinfo({})).rejects.toMatchObject({ code: errorCodes.sessionInvalid })
  }
})

it('shows at both nodes at once what was saved at either', async () => {
  const id = await makeCode(owner)
  const nodes = cluster.webs
  for (const node of nodes) expect(await pageAt(node, id)).toContain('一层东侧')
  for (let version = 2; version < 10; version += 1) {
    const text = `第 ${version} 版`
    const [here, there] = version % 2 === 0 ? nodes : nodes.toReversed()
    if (!here || !there) throw new Error('there are two nodes')
    await at(owner, here).client.qrCodes.save({ id, name: text, blocks: pageOf(text) })
    const { client } = at(owner, there)
    const [pages, shown, listed] = await Promise.all([
      Promise.all(nodes.map((node) => pageAt(node, id))),
      client.qrCodes.getInfo({ id }),
      client.qrCodes.getCodeList({ keyword: text }),
    ])
    for (const page of pages) expect(page).toContain(`<p>${text}</p>`)
    expect(shown).toMatchObject({ name: text, version, blocks: pageOf(text) })
    expect(listed.list).toMatchObject([{ id, name: text, version }])
  }
})

it('goes through a list with a cursor of one node at the other, while one is killed and codes are made', async () => {
  const name = '翻页的码'
  const ids = await makeCodes(owner, { name, count: 30 })
  const [one, other] = cluster.webs
  const turn = async (page: number) => {
    if (page === 3) await one.kill()
    if (page === 4) await makeCodes(at(owner, other), { name, count: 3 })
    if (page === 6) await one.start()
    return one.isUp && page % 2 === 0 ? one : other
  }
  expect(await walkList(owner, { name, pageSize: 3, turn })).toEqual(ids)
})

it('hands out at one node the print that the other was asked for, though the worker that drew it was killed', async () => {
  const [asked, handing] = cluster.webs
  const [spare, drawing] = cluster.workers
  const ids = await makeCodes(owner, { name: '要印的码', count: 100 })
  const print = await preparePrinting(at(owner, asked))
  await spare.kill() // so that it is known who draws
  const id = await print(ids)
  await taskThat(at(owner, handing), id, ({ state, done }) => state === 'running' && done > 0)
  await drawing.kill()
  const silent = await at(owner, asked).client.exports.taskInfo({ id })
  expect(silent.state).toBe('running')
  await Promise.all([spare.start(), drawing.start()])
  // A worker counts as dead after a minute, and is looked for every minute; here both is at once.
  await direct.query(
    `update export_task set alive_at = alive_at - interval '1 minute' where account_id = $1 and id = $2`,
    [owner.accountId, id],
  )
  await direct.query(`select graphile_worker.add_job('exports:watch', '{}')`)
  expect(await taskThat(at(owner, asked), id, ({ state }) => state === 'done')).toMatchObject({ done: ids.length })
  const file = Buffer.from(await fileOfTask(createReach([handing]), owner, id))
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  const { rows } = await direct.query('select attempt from export_task where account_id = $1 and kind = $2', [
    owner.accountId,
    'labelPdf',
  ])
  expect(rows).toMatchObject([{ attempt: 2 }])
})

it('redeems a code once for a crowd that comes to both nodes, of which one is killed; the others are told by whom', async () => {
  const coupon = await makeCoupon(owner, 1)
  const killing = rest(crowd / 4).then(() => restart(cluster.webs[0]))
  const pairs = await Promise.all(Array.from({ length: crowd }, (_, nth) => redeemTwice(reach, coupon, nth)))
  await killing
  const done = pairs.filter(([one]) => one?.outcome === 'done')
  expect(done).toHaveLength(1)
  // A try that is sent again is answered as it was.
  for (const [one, again] of pairs) expect(again).toEqual(one)
  const [winner] = done.flat()
  for (const [loser] of pairs.filter((pair) => pair !== done[0]))
    expect(loser).toMatchObject({ outcome: 'used', first: { at: winner?.last?.at, outlet: '一店', person: '小王' } })
  expect((await owner.client.coupons.useList({ filters: { couponId: coupon.id } })).total).toBe(1)
})

it('hands every code of a coupon to one phone, and one to each phone, while a node is killed', async () => {
  const codes = Math.ceil(crowd / 5)
  const coupon = await makeCoupon(owner, codes)
  const phones = [...(await provePhones(reach, cluster.webs, coupon.address))]
  const killing = rest(crowd / 4).then(() => restart(cluster.webs[1]))
  const paths = await Promise.all(
    phones.map(([mobile, smsCode], nth) => claim(reach, { coupon: coupon.address, mobile, smsCode }, nth)),
  )
  await killing
  const { rows } = await direct.query<{ code: string; mobile: string }>(
    'select code, mobile from coupon_code where account_id = $1 and coupon_id = $2 and mobile is not null',
    [owner.accountId, coupon.id],
  )
  expect(rows).toHaveLength(codes)
  expect(new Set(rows.map(({ mobile }) => mobile)).size).toBe(codes)
  for (const [nth, path] of paths.entries())
    if (path) expect(rows).toContainEqual({ code: path.split('/').at(-1), mobile: `+${phones[nth]?.[0]}` })
})

it('fills a group code to the last place and no further while a node is killed, and knows who comes again', async () => {
  const limits = crowd < 300 ? [7, 20, 5] : [7, 200, 50]
  const places = limits.reduce((sum, most) => sum + most, 0)
  const { id, path } = await makeGroups(reach, owner, limits)
  const visitors = newVisitors(crowd * 2)
  const killing = rest(crowd / 4).then(() => restart(cluster.webs[0]))
  const seen = await Promise.all(visitors.map((visitor) => visit(reach, path, visitor)))
  await killing
  const takenOf = async () =>
    (await owner.client.groupSubs.list({ filters: { groupId: id } })).list.map((sub) => sub.taken)
  expect(await takenOf()).toEqual(limits)
  expect(seen.filter((picture) => picture !== '')).toHaveLength(places)
  expect(limits.map((_, nth) => seen.filter((picture) => picture === `${nth + 1}群`).length)).toEqual(limits)
  expect(await Promise.all(visitors.map((visitor) => visit(reach, path, visitor)))).toEqual(seen)
  expect(await takenOf()).toEqual(limits)
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

it('loses nothing while this version and the next stand side by side', async () => {
  const [old, leaving] = cluster.webs
  const { next } = cluster
  const both = createReach([...cluster.webs, next])
  const form = await makeForm(owner)
  const id = await makeCode(owner)
  const answered = { scans: 0, texts: [] as string[] }
  let nth = 0
  let isOver = false
  const scanning = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      nth += 1
      const there = [old, leaving, next].filter(({ isUp }) => isUp)
      if (await scan(there[nth % there.length]?.origin ?? '', id, nth)) answered.scans += 1
    }
  })
  const submitting = Array.from({ length: 2 }, async () => {
    while (!isOver) {
      const one = newSubmission()
      await submit(both, form, one, (nth += 1))
      answered.texts.push(one.text)
    }
  })
  await next.start() // which brings the database along under the others
  await leaving.kill()
  await rest(1_500)
  isOver = true
  await Promise.all([...scanning, ...submitting])

  const count = async (text: string, values: unknown[]) =>
    Number((await direct.query<{ count: string }>(text, values)).rows[0]?.count)
  const scans = await count('select count(*) from scan where account_id = $1 and qr_code_id = $2', [
    owner.accountId,
    id,
  ])
  expect(answered.scans).toBeGreaterThan(50)
  expect(scans).toBeGreaterThanOrEqual(answered.scans)
  expect(scans).toBeLessThanOrEqual(answered.scans + 8)
  const { rows } = await direct.query<{ text: string }>(
    `select answers->>'t' as text from form_record where account_id = $1 and form_id = $2`,
    [owner.accountId, form.formId],
  )
  expect(rows.map(({ text }) => text).sort()).toEqual(answered.texts.sort())

  // What one of them changes, the other one shows.
  for (const [at, text] of [
    [next, '新版写的'],
    [old, '旧版写的'],
  ] as const) {
    const { client } = ownerThrough(owner, createReach([at]))
    await client.qrCodes.save({ id, name: '灭火器', blocks: [{ id: 't', type: 'richText', html: `<p>${text}</p>` }] })
    for (const { origin } of [old, next]) expect(await (await fetch(`${origin}/q/${id}`)).text()).toContain(text)
  }
  await expect(leaving.start()).rejects.toThrow('ended before it was ready') // the data are newer than it knows
})
