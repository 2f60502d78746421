import { join } from 'node:path'
import { mkdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, createClient } from '@matai/client'
import { allCalls, type ExportTask, routesOf } from '@matai/contract'
import { writeSheet } from '../apps/server/src/platform/excel/sheet.ts'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { startTestApp } from '../apps/server/src/testing/test-app.ts'
import type { Figure } from './scans/figures.ts'
import { startServerProcess } from './server-process.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { watchMemory } from './video/memory.ts'

const MB = 1024 ** 2
const rowCount = 1_000
/** Rows with a day that is none. */
const badRows = new Set([17, 100, 333, 500, 512, 777, 999])
const good = rowCount - badRows.size

/** A workbook of a thousand rows through the whole product: looked through, made, printed, packed; and what the server holds. */
export async function run(): Promise<{ title: string; figures: Figure[] }> {
  return inTemporaryFolder(async (folder) => {
    await mkdir(folder, { recursive: true })
    const log = { info: () => undefined, warn: console.warn, error: console.error }
    const database = await startEmbedded({ dataDir: join(folder, 'database'), address: 'bench', log })
    const dataDir = join(folder, 'data')
    const app = await startTestApp({ environment: { DATABASE_URL: database.url }, dataDir })
    const owner = await app.signUp({ tier: 'basic' })
    const SECRET = app.settings.SECRET ?? ''
    await app.close()
    const server = await startServerProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, SECRET })
    try {
      const client = createClient({
        routes: routesOf(allCalls),
        fetch: (input, init) => fetch(new URL(String(input), server.origin), init),
        headers: () => ({ Authorization: `Bearer ${owner.token}` }),
      })
      return { title: 'A batch of 1,000 rows, 7 of them bad', figures: await prove(client, server.pid) }
    } finally {
      await server.stop()
      await database.stop()
    }
  })
}

async function prove(client: Client, pid: number): Promise<Figure[]> {
  const { id } = await client.batches.save({
    name: '灭火器',
    columns: [
      { key: 'no', name: '编号', required: true },
      { key: 'place', name: '位置' },
      { key: 'day', name: '检查日期', type: 'date' },
      { key: 'phone', name: '电话', type: 'phone' },
    ],
    blocks: [
      { id: 'a', type: 'richText', html: '<h2>{{编号}}</h2><p>位置：<strong>{{位置}}</strong>，{{检查日期}}</p>' },
      { id: 'b', type: 'phoneButton', text: '联系消防负责人', phone: '{{电话}}' },
    ],
    namePattern: '灭火器 {{编号}}',
    keyColumn: 'no',
    style: { bodyType: 'dots', eyeType: 'round', foreColor: '#0B4A7A' },
  })
  const workbook = Buffer.from(await workbookOf()).toString('base64')
  const memory = watchMemory(pid)
  const seconds: Record<string, number> = {}
  const timed = async <Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> => {
    const start = performance.now()
    const answer = await work()
    seconds[name] = (performance.now() - start) / 1000
    return answer
  }

  const seen = await timed('check', () => client.batches.importExcel({ id, fileName: '灭火器.xlsx', workbook }))
  if (seen.good !== good || seen.bad !== badRows.size) throw new Error('other rows are bad than those that are')
  await timed('create', async () => {
    await client.batches.createQrCodes({ importId: seen.id })
    await until(async () => (await client.batches.importInfo({ id: seen.id })).state !== 'running')
  })
  const made = await client.batches.importInfo({ id: seen.id })
  if (made.done !== good) throw new Error(`made ${made.done} of ${good} codes: ${made.state}`)
  const importing = await memory.lap()
  const settings = { paper: { kind: 'grid' as const, perPage: 24 }, caption: 'nameAndNumber' as const }
  const make = (what: 'pdf' | 'zip' | 'excel') =>
    timed(what, async () => {
      const { task } = await client.batches.getDownloadId({ id, what, settings, size: 400 })
      await until(async () => isOver(await client.exports.taskInfo({ id: task.id })))
    })
  await make('pdf')
  const printing = await memory.lap()
  await make('zip')
  const packing = await memory.lap()
  await make('excel')
  memory.stop()
  const goal = { atMost: 300 }
  return [
    { name: 'looked through', value: seconds.check ?? Number.NaN, unit: 's', goal: { atMost: 2 } },
    { name: `${good} live codes made`, value: seconds.create ?? Number.NaN, unit: 's', goal: { atMost: 8 } },
    {
      name: `PDF of ${good} labels, each read back`,
      value: seconds.pdf ?? Number.NaN,
      unit: 's',
      goal: { atMost: 15 },
    },
    {
      name: `from the workbook to the checked PDF of ${good} labels`,
      value: (seconds.check ?? Number.NaN) + (seconds.create ?? Number.NaN) + (seconds.pdf ?? Number.NaN),
      unit: 's',
      goal: { atMost: 5 },
    },
    {
      name: `zip of ${good} styled PNGs, each read back`,
      value: seconds.zip ?? Number.NaN,
      unit: 's',
      goal: { atMost: 8 },
    },
    { name: 'workbook of the codes', value: seconds.excel ?? Number.NaN, unit: 's' },
    { name: 'most memory while it was imported', value: importing / MB, unit: 'MB', goal },
    { name: 'most memory while it was printed', value: printing / MB, unit: 'MB', goal },
    { name: 'most memory while it was packed', value: packing / MB, unit: 'MB', goal },
  ]
}

function isOver({ state, problem }: ExportTask): boolean {
  if (state === 'failed' || problem) throw new Error(`a file was not made: ${problem}`)
  return state === 'done'
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(50)
}

function workbookOf(): Promise<Uint8Array> {
  const columns = ['编号', '位置', '检查日期', '电话'].map((header) => ({ header, width: 20 }))
  const rows = Array.from({ length: rowCount }, (_, at) => {
    const day = badRows.has(at + 1) ? '不知道' : `2026-11-${String((at % 28) + 1).padStart(2, '0')}`
    return [
      `FH-${at + 1}`,
      `${(at % 30) + 1} 楼东侧消防通道第 ${at % 9} 个箱子`,
      day,
      `1380013${String(at).padStart(4, '0')}`,
    ]
  })
  return writeSheet({ name: '灭火器', columns, rows })
}
