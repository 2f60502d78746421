import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Client, createClient } from '@matai/client'
import { allCalls, routesOf } from '@matai/contract'
import { pageShapes, sheetPage } from '@matai/label'
import { compose, defaultStyle, type Shape, type ShapeSheet } from '@matai/qr'
import { createPdfWriter } from '../apps/server/src/platform/pdf/pdf-writer.ts'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { startTestApp } from '../apps/server/src/testing/test-app.ts'
import { runChild } from './scans/child.ts'
import type { Figure } from './scans/figures.ts'
import type { LoadOrder, LoadResult } from './scans/load-order.ts'
import { startServerProcess } from './server-process.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { watchMemory } from './video/memory.ts'

const MB = 1024 ** 2
const codes = 993
const pages = 60
const loader = fileURLToPath(new URL('scans/load.ts', import.meta.url))
/** Scans a second while labels are made, and how long they go on; both bounded. */
const scans = { rate: 100, seconds: 10, connections: 16 }

const looks = [
  { ...defaultStyle, bodyType: 'dots' as const, foreColor: '#0B4A7A' },
  { ...defaultStyle, foreType: 'gradient' as const, foreColor: '#0A5A3C', foreColorTwo: '#123A8C' },
  { ...defaultStyle, bodyType: 'round' as const, eyeType: 'round' as const, foreColor: '#5A0A3C' },
  defaultStyle,
]

/** Labels on A4: how fast pages are written, and a whole print of a thousand while people scan. */
export async function run(): Promise<{ title: string; figures: Figure[] }> {
  const writing = await pagesASecond()
  return inTemporaryFolder(async (folder) => {
    await mkdir(folder, { recursive: true })
    const log = { info: () => undefined, warn: console.warn, error: console.error }
    const database = await startEmbedded({ dataDir: join(folder, 'database'), address: 'bench', log })
    const dataDir = join(folder, 'data')
    const app = await startTestApp({ environment: { DATABASE_URL: database.url }, dataDir })
    const owner = await app.signUp()
    const ids = await makeStyled(owner.client, app.database.pool)
    const SECRET = app.settings.SECRET ?? ''
    await app.close()
    const server = await startServerProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, SECRET })
    try {
      const client = createClient({
        routes: routesOf(allCalls),
        fetch: (input, init) => fetch(new URL(String(input), server.origin), init),
        headers: () => ({ Authorization: `Bearer ${owner.token}` }),
      })
      return { title: 'Labels on A4', figures: [writing, ...(await print(client, server, ids))] }
    } finally {
      await server.stop()
      await database.stop()
    }
  })
}

/** The writer alone: codes are composed beforehand, as the threads that read them back do it. */
async function pagesASecond(): Promise<Figure> {
  const paper = { kind: 'grid' as const, perPage: 24, margin: 8, gap: 0 }
  const page = sheetPage(paper, { start: 1, count: 24 }, 0)
  const labels = page.cells.map(({ width, height, index }): ShapeSheet => {
    const code = compose(`http://127.0.0.1:8080/q/Ab${index}xY9z`, looks[index % looks.length] ?? defaultStyle)
    const scale = (height - 12) / code.height
    const colour = '#000000'
    const shapes: Shape[] = [
      { kind: 'group', x: 2, y: 2, scale, shapes: code.shapes },
      { kind: 'text', x: width / 2, y: height - 3, size: 3, text: `灭火器 ${index} 号`, anchor: 'middle', colour },
    ]
    return { width, height, shapes }
  })
  const look = { cropMarks: true, offsetX: 0, offsetY: 0 }
  const sheet = pageShapes(paper, page, (index) => labels[index] ?? null, look)
  const pdf = createPdfWriter({ title: 'bench', language: 'zh', write: () => undefined })
  for (let count = 0; count < 5; count += 1) await pdf.addPage(sheet, page)
  const cpu = process.cpuUsage()
  for (let count = 0; count < pages; count += 1) await pdf.addPage(sheet, page)
  const { user, system } = process.cpuUsage(cpu)
  await pdf.end()
  const value = pages / ((user + system) / 1e6)
  return { name: 'A4 pages of 24 codes for one second of CPU', value, unit: '/s', goal: { atLeast: 40 } }
}

async function makeStyled(client: Client, pool: { query(sql: string, values: unknown[]): Promise<unknown> }) {
  const ids: string[] = []
  for (let from = 0; from < codes; from += 100) {
    const items = Array.from({ length: Math.min(100, codes - from) }, (_, place) => ({
      name: `灭火器 ${String(from + place).padStart(4, '0')}`,
      blocks: [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }],
    }))
    ids.push(...(await client.qrCodes.bulkSave({ items })).list.map(({ id }) => id))
  }
  for (const [place, look] of looks.entries()) {
    const some = ids.filter((_, index) => index % looks.length === place)
    await pool.query('update qr_code set style = $1::jsonb where id = any($2)', [JSON.stringify(look), some])
  }
  return ids
}

async function print(client: Client, { origin, pid }: { origin: string; pid: number }, ids: string[]) {
  const text = { type: 'field' as const, x: 36, width: 25, height: 12 }
  const design = {
    width: 63.5,
    height: 33.9,
    layers: [
      { id: 'r', type: 'rectangle' as const, x: 0.5, y: 0.5, width: 62.5, height: 32.9, radius: 2 },
      { id: 'c', type: 'code' as const, x: 2, y: 2, width: 30, height: 30 },
      { ...text, id: 'n', field: 'name' as const, y: 5, size: 4, bold: true },
      { ...text, id: 'i', field: 'id' as const, y: 18, size: 3 },
    ],
  }
  const { id: labelTemplateId } = await client.labels.save({ name: '设备', design })
  const gaps = { left: 7.25, top: 12.9, gapX: 2.5, gapY: 0 }
  const a4 = { width: 210, height: 297, columns: 3, rows: 8, labelWidth: 63.5, labelHeight: 33.9 }
  const settings = { labelTemplateId, paper: { kind: 'paper' as const, ...a4, ...gaps } }
  const finish = async () => {
    const start = performance.now()
    const { task } = await client.labels.print({ ids, settings })
    for (;;) {
      const { state, problem } = await client.exports.taskInfo({ id: task.id })
      if (state === 'done' && problem === '') return (performance.now() - start) / 1000
      if (state !== 'waiting' && state !== 'running') throw new Error(`the print is not whole: ${state} ${problem}`)
      if (problem !== '') throw new Error(`some labels were left out: ${problem}`)
      await sleep(50)
    }
  }
  const order: LoadOrder = { url: origin, paths: ids.map((id) => `/q/${id}`), ...scans }
  const load = async () => JSON.parse(await runChild(loader, [JSON.stringify(order)])) as LoadResult

  const idle = await load()
  const memory = watchMemory(pid)
  const alone = await finish()
  const [busy, beside] = await Promise.all([load(), finish()])
  const most = await memory.lap()
  memory.stop()
  return [
    { name: '993 labels on A4, every code read back', value: alone, unit: 's', goal: { atMost: 15 } },
    { name: 'the same while people scan', value: beside, unit: 's' },
    { name: 'memory of the server, most of it', value: most / MB, unit: 'MB', goal: { atMost: 400 } },
    { name: 'scans meanwhile, p99 at 100/s', value: busy.p99, unit: 'ms', goal: { atMost: 100 } },
    { name: 'scans alone, p99 at 100/s', value: idle.p99, unit: 'ms' },
    { name: 'scans that failed', value: busy.failures, unit: '', goal: { atMost: 0 } },
  ] satisfies Figure[]
}
