import { randomUUID } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import { errorCodes } from '@matai/contract'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { publish, submit } from '../apps/server/src/modules/records/records.fixture.ts'
import { type SignedUp, startTestApp, type TestApp } from '../apps/server/src/testing/test-app.ts'
import type { Figure } from './scans/figures.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { figuresOfTimes, timesOf } from './times.ts'

const many = Math.min(10_000, Number(process.env.BENCH_CODES ?? 10_000))
const moves = Number(process.env.BENCH_MOVES ?? 1_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 60)
const screens = 200
/** Milliseconds for which an answer is asked for. */
const patience = 300_000
const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]

/** What a day of ten thousand things costs on two nodes: its tasks, boards, televisions, stock. */
export async function run(): Promise<{ title: string; figures: Figure[] }> {
  return inTemporaryFolder(async (folder) => {
    const log = { info: () => undefined, warn: console.warn, error: console.error }
    const database = await startEmbedded({ dataDir: folder, address: 'bench', log })
    const environment = { DATABASE_URL: database.url, LOG_LEVEL: 'error' }
    const app = await startTestApp({ environment })
    const other = await startTestApp({ environment, dataDir: app.dataDir })
    try {
      const owner = await app.signUp({ tier: 'flagship' })
      const ids = await makeCodes(owner)
      const { statusId, items } = await makeStatus(owner, ids)
      const figures = [
        ...(await dayOfTasks(app, owner, ids)),
        ...(await looks(owner, statusId)),
        ...(await televisions([app, other], owner, { statusId, items, id: ids[0] ?? '' })),
        ...(await stockMoves([app, other], owner, ids[1] ?? '')),
      ]
      return { title: `rounds of ${many.toLocaleString('en')} codes on two nodes`, figures }
    } finally {
      await other.close()
      await app.close()
      await database.stop()
    }
  })
}

async function makeCodes({ client }: SignedUp): Promise<string[]> {
  const directoryId = (await client.directories.listAll({})).list[0]?.id ?? 0
  const ids: string[] = []
  for (let from = 0; from < many; from += 100) {
    const items = Array.from({ length: Math.min(100, many - from) }, (_, at) => ({
      ...{ name: `灭火器 ${from + at}`, directoryId, blocks },
    }))
    ids.push(...(await client.qrCodes.bulkSave({ items })).list.map(({ id }) => id))
  }
  return ids
}

async function makeStatus({ client }: SignedUp, ids: string[]) {
  const status = await client.statuses.add({
    name: '状况',
    items: [
      { key: 'a', name: '正常', colour: 'green', shape: 'circle', isDefault: true },
      { key: 'b', name: '待修', colour: 'red', shape: 'triangle', isProblem: true },
    ],
  })
  const items = status.items.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += 5_000)
    await client.statuses.setOnQrCodes({
      ...{ statusId: status.id, ids: ids.slice(from, from + 5_000), itemId: items[0] ?? 0 },
    })
  return { statusId: status.id, items }
}

let planId = 0

/** Days whose tasks are made, so that a month is as full as it gets. */
const daysAhead = 40

async function dayOfTasks(app: TestApp, owner: SignedUp, codeIds: string[]): Promise<Figure[]> {
  const form = await publish(owner, [{ id: 'q1', type: 'text', settings: { title: '说明' } }])
  const startsOn = new Date(app.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
  const plan = await owner.client.plans.add({
    ...{ name: '日检', formId: form.formId, codeIds, cycle: { every: 'day', days: 1 }, startsOn },
    ...{ opensAt: '00:00', warnsAt: '23:58', closesAt: '23:59' },
  })
  planId = plan.id
  await owner.client.plans.changeStatus({ id: planId, state: 'running' })
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10)
  const start = performance.now()
  await app.modules.plans.turn(app.clock.now())
  const seconds = (performance.now() - start) / 1_000
  clearInterval(watch)
  for (let days = 1; days <= daysAhead; days += 1)
    await app.modules.plans.turn(new Date(app.clock.now().getTime() + days * 86_400_000))
  return [
    { name: 'tasks of a day', value: seconds, unit: 's', goal: { atMost: 10 } },
    { name: 'memory above rest meanwhile', value: (most - before) / 2 ** 20, unit: 'MB', goal: { atMost: 200 } },
  ]
}

async function looks({ client }: SignedUp, statusId: number): Promise<Figure[]> {
  // Of a month whose windows have all opened.
  const month = new Date(Date.now() + (daysAhead - 28) * 86_400_000).toISOString().slice(0, 7)
  const asked: [string, () => Promise<unknown>][] = [
    ['board', () => client.statuses.board({ statusId })],
    ['calendar', () => client.plans.calendar({ id: planId, month })],
    ['first page of tasks', () => client.plans.listTasks({ filters: { planId } })],
    ['list of plans', () => client.plans.list({})],
  ]
  const figures: Figure[] = []
  for (const [name, ask] of asked) figures.push(...figuresOfTimes(name, await timesOf(rounds, ask), 100))
  return figures
}

/** From an answer of a phone on one node until the last of two hundred televisions on the other shows what it set. */
async function televisions(
  [app, other]: [TestApp, TestApp],
  owner: SignedUp,
  { statusId, items, id }: { statusId: number; items: number[]; id: string },
): Promise<Figure[]> {
  const option = (key: string, item: number | undefined) => ({
    ...{ id: key, label: key, quota: null },
    status: { status: statusId, item: item ?? 0 },
  })
  const options = items.map((item, at) => option(`o${at}`, item))
  const form = await publish(owner, [{ id: 'q1', type: 'radio', settings: { title: '状况', options } }])
  const wall = await owner.client.statuses.wallAdd({ name: '大厅', statusIds: [statusId] })
  const address = await other.http.listen({ port: 0, host: '127.0.0.1' })
  const stop = new AbortController()
  const heard = new Array<number>(screens).fill(0)
  const reading = Array.from({ length: screens }, async (_, at) => {
    const answer = await fetch(`${address}${new URL(wall.url).pathname}/events`, { signal: stop.signal })
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? [])
      if (part.includes('event: screen')) heard[at] = performance.now()
  })
  const ended = Promise.allSettled(reading)
  while (heard.includes(0)) await rest(20)
  const times: number[] = []
  for (let round = 0; round < 10; round += 1) {
    await rest(1_200)
    const start = performance.now()
    const answer = { q1: { option: `o${(round + 1) % 2}`, text: '' } }
    const { code } = await submit(app, form, answer, { qrCodeId: id, visitor: 'visitor-000000001' })
    if (code !== 0) throw new Error(`a phone was refused with ${code}`)
    while (heard.some((moment) => moment < start) && performance.now() - start < 10_000) await rest(2)
    times.push(Math.max(...heard) - start)
  }
  stop.abort()
  await ended
  const last = { name: 'change on the last of 200 televisions, slowest of 10', value: Math.max(...times) }
  return [{ ...last, unit: 'ms', goal: { atMost: 1_000 } }]
}

/** Half go in and half go out, through both nodes at once; a model without a database says where they end. */
async function stockMoves(nodes: TestApp[], owner: SignedUp, id: string): Promise<Figure[]> {
  const form = (direction: 'in' | 'out') =>
    publish(owner, [{ id: 'q1', type: 'stock', settings: { title: '数量', direction, unit: '', decimals: 0 } }])
  const [into, out] = [await form('in'), await form('out')]
  await owner.client.stock.set({ ids: [id], unit: '件', inFormId: into.formId, outFormId: out.formId })
  const start = performance.now()
  const answers = await Promise.all(
    Array.from({ length: moves }, async (_, at) => {
      const [node = nodes[0]] = nodes.slice(at % 2)
      const amount = 1 + (at % 7)
      const isOut = at % 4 > 1
      const more = { qrCodeId: id, visitor: `visitor-${randomUUID().slice(0, 9)}` }
      // As a phone does: what was not answered is asked again under its key until it is known. Who stops earlier knows
      // nothing: what a server gave up answering after 30 s may be committed all the same.
      const key = randomUUID()
      for (const giveUp = performance.now() + patience; performance.now() < giveUp; ) {
        const { code } = await submit(node as TestApp, isOut ? out : into, { q1: String(amount) }, { ...more, key })
        if (code === errorCodes.conflict) return 0
        if (code === 0) return isOut ? -amount : amount
      }
      throw new Error('a stock move was not answered in time')
    }),
  )
  const seconds = (performance.now() - start) / 1_000
  const { list } = await owner.client.stock.list({})
  const off = Number(list[0]?.quantity) - answers.reduce((sum, amount) => sum + amount, 0)
  const log = await owner.client.stock.log({ filters: { qrCodeId: id }, pageSize: 200 })
  const below = log.list.filter(({ after }) => after.startsWith('-')).length
  return [
    { name: 'stock moves at once over two nodes', value: moves / seconds, unit: '/s' },
    { name: 'what they ended off the model', value: Math.abs(off), unit: '', goal: { atMost: 0 } },
    { name: 'times below zero, of the last 200', value: below, unit: '', goal: { atMost: 0 } },
  ]
}
