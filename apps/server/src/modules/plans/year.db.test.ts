import type { Client } from '@matai/client'
import type { TaskState } from '@matai/contract'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mintAccountId } from '../../platform/db/account-id.ts'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { minuteOf } from '../exports/rules/task.ts'
import { publish, submit } from '../records/records.fixture.ts'

let nodes: [TestApp, TestApp]
let who: SignedUp
beforeAll(async () => {
  const first = await startTestApp({ environment: { LOG_LEVEL: 'silent' } })
  nodes = [first, await startTestApp({ dataDir: first.dataDir })]
  who = await first.signUp({ tier: 'flagship' })
})
afterAll(async () => {
  for (const node of nodes.toReversed()) await node.close()
})

/** Codes of the year; 2000 takes minutes and shows the same. */
const many = Number(process.env.ROUND_CODES ?? 20)
const atOnce = 1_000
const words: Record<TaskState, string> = {
  ...{ pending: '待完成', expiring: '即将到期', expired: '已超期', onTime: '按时完成' },
  ...{ late: '超期完成', missed: '超期未完成', exempt: '免检' },
}

/** What becomes of a code in a window: told apart by its place alone. */
function fateOf(place: number, month: number): { state: TaskState; bad?: true } {
  if (place === 0) return { state: 'exempt' } // out of use from the beginning
  if (place === 1) return { state: month === 0 ? 'onTime' : 'exempt' } // out of use after the first window
  const turn = (place + month) % 5
  if (turn === 0) return { state: 'missed' }
  return turn === 1 ? { state: 'late' } : { state: 'onTime', ...(turn === 2 ? { bad: true } : {}) }
}

/** Whoever signed in is signed out after a day; a year takes longer. */
async function again(): Promise<Client> {
  const [app] = nodes
  const passWord = await app.sealed(who.passWord, 'password')
  const { token } = await app.anyone.accounts.login({ mobile: who.mobile, passWord })
  who = { ...who, token, client: app.clientOf(token) }
  if ((await who.client.accounts.getUserinfo({})).account.id !== who.accountId)
    await who.client.accounts.changeLogin({ accountId: who.accountId })
  return who.client
}

function goTo(moment: string): Promise<Client> {
  for (const { clock } of nodes) clock.advance((Date.parse(moment) - clock.now().getTime()) / 1000)
  return again()
}

/** A board as a television hears of it: what came last. */
async function watch(node: TestApp, path: string) {
  const address = await node.http.listen({ port: 0, host: '127.0.0.1' })
  const stop = new AbortController()
  const answer = await fetch(`${address}${path}/events`, { signal: stop.signal })
  let heard = ''
  const reading = (async () => {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += part
  })().catch(() => undefined)
  const counts = (): unknown => {
    const screens = [...heard.matchAll(/event: screen\ndata: (.*)\n\n/g)].map(([, data = '']) => JSON.parse(data))
    return screens.at(-1)?.boards[0].items.map(({ codes }: { codes: number }) => codes)
  }
  return { counts, end: () => (stop.abort(), reading) }
}

const turnBoth = () => Promise.all(nodes.map(({ modules, clock }) => modules.plans.turn(clock.now())))

it('a year of extinguishers: what is on paper equals what a plain model says', async () => {
  const [app, other] = nodes
  const template = await who.client.batches.save({
    ...{ name: '灭火器', columns: [{ key: 'no', name: '编号', required: true }], keyColumn: 'no' },
    ...{ blocks: [{ id: 'a', type: 'richText', html: '<p>{{编号}}</p>' }], namePattern: '灭火器 {{编号}}' },
  })
  const numberOf = (place: number) => `FH-${String(place).padStart(4, '0')}`
  for (let from = 0; from < many; from += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, many - from) }, (_, at) => [numberOf(from + at)])
    const excel = await writeXlsx({ sheets: [{ name: '设备', rows: [['编号'], ...rows] }] })
    const workbook = Buffer.from(excel).toString('base64')
    const { id: importId } = await who.client.batches.importExcel({ id: template.id, fileName: '设备.xlsx', workbook })
    await who.client.batches.createQrCodes({ importId })
    await app.modules.batches.runImport(mintAccountId(who.accountId), importId)
  }
  const idOf = new Map<string, string>()
  for (let page = 1; idOf.size < many; page += 1)
    for (const child of (await who.client.qrCodes.getCodeList({ keyword: '灭火器 FH-', page, pageSize: 200 })).list)
      idOf.set(child.name, child.id)
  const codes = Array.from({ length: many }, (_, place) => idOf.get(`灭火器 ${numberOf(place)}`) ?? '')
  const printed = await who.client.labels.print({
    // Every label is read back, which takes its time: all of them with the full number of codes.
    ids: codes.slice(0, many > 100 ? many : 4),
    settings: { paper: { kind: 'grid', perPage: 12, margin: 8, gap: 0 } } as never,
  })
  await app.modules.exports.work()
  expect(await who.client.exports.taskInfo({ id: printed.task.id })).toMatchObject({ state: 'done', problem: '' })

  const status = await who.client.statuses.add({
    name: '状况',
    items: [
      { key: 'a', name: '正常', colour: 'green', shape: 'circle', isDefault: true },
      { key: 'b', name: '待修', colour: 'red', shape: 'triangle', isProblem: true },
      { key: 'c', name: '停用', colour: 'grey', shape: 'bar' },
    ],
  })
  const [fit = 0, broken = 0, off = 0] = status.items.map(({ id }) => id)
  const set = (client: Client, ids: string[], itemId: number) =>
    client.statuses.setOnQrCodes({ statusId: status.id, ids, itemId })
  await set(who.client, codes, fit)
  await set(who.client, codes.slice(0, 1), off)
  const option = (id: string, label: string, item: number | null) => ({
    ...{ id, label, quota: null },
    status: item === null ? null : { status: status.id, item },
  })
  const form = await publish(who, [
    {
      id: 'q1',
      type: 'radio',
      settings: { title: '压力', options: [option('ok', '正常', null), option('low', '偏低', broken)] },
    },
    { id: 'q2', type: 'name', settings: { title: '检查人' } },
  ])
  const year = new Date().getUTCFullYear() + 1
  const plan = await who.client.plans.add({
    ...{ name: '灭火器月检', formId: form.formId, codeIds: codes, noCheckItems: [off] },
    ...{ cycle: { every: 'month', from: 1, until: 25 }, opensAt: '08:00', warnsAt: '16:00', closesAt: '18:00' },
    ...{ startsOn: `${year}-01-01`, endsOn: `${year}-03-31` },
  })
  await who.client.plans.changeStatus({ id: plan.id, state: 'running' })

  const wall = await who.client.statuses.wallAdd({ name: '大厅', statusIds: [status.id] })
  const screen = await watch(other, new URL(wall.url).pathname)
  await expect.poll(screen.counts).toEqual([many - 1, 0, 1])

  /** What was filled in: by whom, with which number, between which minutes. */
  const filled = new Map<string, { filler: string; number: number; minutes: string[]; bad: boolean }>()
  const minute = () => minuteOf('Asia/Shanghai', app.clock.now())
  const fill = async (place: number, month: number, bad = false) => {
    for (const { clock } of nodes) clock.advance(0.2) // no network may fill in more than 600 a minute
    const number = filled.size + 1
    const filler = number % 2 === 0 ? '王敏' : '李强'
    const more = { qrCodeId: codes[place], visitor: 'visitor-000000001' }
    const answer = { q1: { option: bad ? 'low' : 'ok', text: '' }, q2: filler }
    const before = minute()
    expect((await submit(number % 2 === 0 ? app : other, form, answer, more)).code).toBe(0)
    filled.set(`${month} ${place}`, { filler, number, minutes: [before, minute()], bad })
  }
  const model: TaskState[][] = []
  for (const month of [0, 1, 2]) {
    const day = (date: number, time: string) => `${year}-0${month + 1}-${date}T${time}+08:00`
    await goTo(day(1, '08:00:30').replace('-1T', '-01T'))
    await turnBoth()
    const fates = codes.map((_, place) => fateOf(place, month))
    model.push(fates.map(({ state }) => state))
    await goTo(day(10, '12:00:00'))
    for (const [place, { state, bad }] of fates.entries()) if (state === 'onTime') await fill(place, month, bad)
    if (month === 1) {
      const client = await again()
      await set(client, codes.slice(1, 2), off)
    }
    await goTo(day(25, '18:00:30'))
    await turnBoth()
    for (const [place, { state }] of fates.entries()) if (state === 'late') await fill(place, month)
  }
  const client = await goTo(`${year}-04-02T09:00:00+08:00`)
  await turnBoth()
  const bads = new Set([0, 1, 2].flatMap((month) => codes.flatMap((_, at) => (fateOf(at, month).bad ? [at] : []))))

  const { list: windows } = await client.plans.listHistoryRecord({ filters: { id: plan.id } })
  expect(windows).toHaveLength(3)
  const board = await client.statuses.board({ statusId: status.id })
  const counts = [many - bads.size - 2, bads.size, 2]
  expect(board.items.map(({ codes: count }) => count)).toEqual(counts)
  await expect.poll(screen.counts).toEqual(counts)
  await screen.end()

  async function made(as: 'pdf' | 'excel') {
    const { task } = await client.plans.evidence({ id: plan.id, year, as })
    await app.modules.exports.work()
    expect(await client.exports.taskInfo({ id: task.id })).toMatchObject({ state: 'done', problem: '' })
    const headers = { Authorization: `Bearer ${who.token}` }
    const file = await app.fetch(`/qruser/console/export/task_file?id=${task.id}`, { headers })
    return new Uint8Array(await file.arrayBuffer())
  }
  const { sheets } = await readXlsx(await made('excel'))
  const [overview = [], every = [], gaps = []] = sheets.map(({ rows }) => rows.slice(1))
  const states = Object.keys(words) as TaskState[]
  const counted = model.map((month) => states.map((state) => month.filter((one) => one === state).length))
  expect(overview.map((row) => row.slice(3, 11).map(Number))).toEqual(counted.map((of) => [many, ...of]))
  const said = every.map((row) => `${row[0]} ${row[2]} ${row[4]}`).toSorted()
  const expected = model.flatMap((month, at) =>
    month.map((state, place) => `${year}-0${at + 1}-01 ${codes[place]} ${words[state]}`),
  )
  expect(said).toEqual(expected.toSorted())
  expect(gaps).toHaveLength(model.flat().filter((state) => state === 'missed').length)
  expect(every.filter((row) => String(row[7]).includes('待修'))).toHaveLength(
    [0, 1, 2].reduce((sum, month) => sum + codes.filter((_, at) => fateOf(at, month).bad).length, 0),
  )

  // The paper as a plain model writes it: what stands on every page is taken out, the rest has to be the same letter by letter.
  const bare = (words: string) => words.replaceAll(/\s/g, '')
  const paper = bare(
    readPdf(await made('pdf'))
      .flatMap(({ lines }) => lines)
      .join(''),
  )
    .replaceAll(/导出于[\d:-]+?第\d+\/\d+页/g, '')
    .replaceAll(`${year}年检查台账·灭火器月检`, '')
  const total = (state: TaskState) => model.flat().filter((one) => one === state).length
  const sums = (month: TaskState[]) =>
    states.flatMap((state) => {
      const count = month.filter((one) => one === state).length
      return count > 0 ? [`${words[state]}${count}`] : []
    })
  const keyOf = (month: number) => `${year}-0${month + 1}-01`
  const line = (month: number, place: number, state: TaskState): string => {
    const done = filled.get(`${month} ${place}`)
    const said = done && `${done.filler}第${done.number}号记录${done.bad ? '·待修' : ''}`
    return bare(`灭火器${numberOf(place)}${words[state]}${said ? `@${said}` : ''}${state === 'exempt' ? '停用' : ''}`)
  }
  const tables = ['活码结果完成时间填写人记录', '周期截止应检完成情况', '周期活码目录原因']
  const body = tables.reduce((left, heads) => left.replaceAll(heads, ''), paper)
  const times = [...body.matchAll(/\d{4}-\d{2}-\d{2}\d{2}:\d{2}(?=王敏|李强)/g)].map(([time]) => time)
  const expectedTimes = model.flatMap((month, at) =>
    month.flatMap((_, place) => filled.get(`${at} ${place}`)?.minutes.map(bare) ?? []),
  )
  expect(times).toHaveLength(filled.size)
  for (const [at, time] of times.entries()) expect(expectedTimes.slice(2 * at, 2 * at + 2)).toContain(time)
  const told = body.replaceAll(/\d{4}-\d{2}-\d{2}\d{2}:\d{2}(?=王敏|李强)/g, '@')
  expect(told.slice(told.indexOf('灭火器月检'))).toBe(
    [
      ...['灭火器月检', '表单登记', `各周期${model.length}`],
      ...states.flatMap((state) => (total(state) > 0 ? [`${words[state]}${total(state)}`] : [])),
      '各周期',
      ...model.map((month, at) => `${keyOf(at)}${year}-0${at + 1}-2518:00${many}${sums(month).join('')}`),
      '缺漏',
      ...model.flatMap((month, at) =>
        month.flatMap((state, place) =>
          state === 'missed' ? [`${keyOf(at)}灭火器${numberOf(place)}默认目录${words.missed}`] : [],
        ),
      ),
      ...model.flatMap((month, at) => [`周期${keyOf(at)}`, ...month.map((state, place) => line(at, place, state))]),
    ].join(''),
  )
}, 600_000)

it('two hundred who fill in one task at once make one completion and 199 ordinary records', async () => {
  const [app, other] = nodes
  await again()
  const directory = (await who.client.directories.listAll({})).list[0]?.id ?? 0
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
  const { id: code } = await who.client.qrCodes.save({ name: '单个', directoryId: directory, blocks })
  const form = await publish(who, [{ id: 'q1', type: 'text', settings: { title: '说明' } }])
  const today = app.clock.now().toISOString().slice(0, 10)
  const plan = await who.client.plans.add({
    ...{ name: '日检', formId: form.formId, codeIds: [code], cycle: { every: 'day', days: 1 }, startsOn: today },
    ...{ opensAt: '00:00', warnsAt: '23:58', closesAt: '23:59' },
  })
  await who.client.plans.changeStatus({ id: plan.id, state: 'running' })
  await turnBoth()
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      submit(
        at % 2 === 0 ? app : other,
        form,
        { q1: '好' },
        { qrCodeId: code, visitor: `visitor-${String(at).padStart(9, '0')}` },
      ),
    ),
  )
  expect(answers.filter(({ code: refused }) => refused !== 0)).toEqual([])
  const { rows } = await app.database.pool.query(
    `select (select count(*)::int from plan_task where plan_id = $1) as tasks,
       (select count(*)::int from plan_task where plan_id = $1 and done_at is not null) as done,
       (select count(*)::int from form_record where form_id = $2) as records`,
    [plan.id, form.formId],
  )
  expect(rows[0]).toEqual({ tasks: 1, done: 1, records: 200 })
}, 120_000)
