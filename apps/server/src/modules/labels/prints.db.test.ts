import type { CallError } from '@matai/client'
import { createDecoder } from '@matai/qr/scan-check'
import { defaultStyle, type PrintSettings } from '@matai/contract'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeCodes } from '../exports/exports.fixture.ts'

let app: TestApp
let owner: SignedUp
let codes: { id: string; name: string; url: string }[]
const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
const decoder = createDecoder(new Uint8Array(wasm).buffer)

const grid = (perPage: number) => ({ kind: 'grid' as const, perPage, margin: 8, gap: 0 })
const settings = (some: Partial<PrintSettings> = {}) => ({ paper: grid(12), ...some }) as PrintSettings

beforeAll(async () => {
  app = await startTestApp({ environment: { LOG_LEVEL: 'silent' } })
  owner = await app.signUp()
  codes = await makeCodes(app, owner, 14)
}, 180_000)
afterAll(() => app.close())

async function print(some: Partial<PrintSettings> = {}, ids = codes.map(({ id }) => id), who = owner) {
  const { task } = await who.client.labels.print({ ids, settings: settings(some) })
  await app.modules.exports.work()
  return who.client.exports.taskInfo({ id: task.id })
}

async function fetchPdf(path: string): Promise<Buffer> {
  const answer = await app.fetch(path, { headers: { Authorization: `Bearer ${owner.token}` } })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  return Buffer.from(await answer.arrayBuffer())
}
const fileOf = (id: number) => fetchPdf(`/qruser/console/export/task_file?id=${id}`)

/** What one label of a page says: the page drawn at 150 dpi and cut where the cell lies. */
async function readCell(svg: string, box: { x: number; y: number; width: number; height: number }) {
  const scale = 150 / 25.4
  const part = {
    left: Math.round(box.x * scale),
    top: Math.round(box.y * scale),
    width: Math.floor(box.width * scale),
    height: Math.floor(box.height * scale),
  }
  const page = await sharp(Buffer.from(svg), { density: 150 }).flatten({ background: '#fff' }).png().toBuffer()
  const { data, info } = await sharp(page).extract(part).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return (await decoder)({ data: new Uint8ClampedArray(data), width: info.width, height: info.height })
}

describe('a PDF of labels', () => {
  it('holds every code where its cell is, with its name, from the chosen cell on', async () => {
    const done = await print({ start: 11, caption: 'nameAndNumber' })
    expect(done).toMatchObject({ state: 'done', done: 14, total: 14, problem: '', kind: 'labelPdf' })
    expect(done.fileName).toMatch(/^标签-\d{4}-\d\d-\d\d\.pdf$/)
    const pages = readPdf(await fileOf(done.id))
    expect(pages).toHaveLength(2)
    expect(pages[0]?.lines).toHaveLength(2 * 2 + 0)
    const all = pages.flatMap(({ lines }) => lines)
    for (const { id, name } of codes) expect(all).toEqual(expect.arrayContaining([id, name]))
    const [width, height] = [(210 - 16) / 3, (297 - 16) / 4]
    const cell = (place: number) => ({
      x: 8 + (place % 3) * width,
      y: 8 + Math.floor(place / 3) * height,
      width,
      height,
    })
    expect(await readCell(pages[0]?.svg ?? '', cell(10))).toBe(codes[0]?.url)
    expect(await readCell(pages[0]?.svg ?? '', cell(11))).toBe(codes[1]?.url)
    for (let place = 0; place < 12; place++) {
      expect(await readCell(pages[1]?.svg ?? '', cell(place))).toBe(codes[place + 2]?.url)
    }
  }, 180_000)

  it('prints a label template on a roll, one a page, shrunk to fit', async () => {
    const design = {
      width: 100,
      height: 60,
      layers: [
        { id: 'c', type: 'code' as const, x: 2, y: 2, width: 56, height: 56 },
        { id: 'n', type: 'field' as const, field: 'name' as const, x: 60, y: 4, width: 38, height: 20, size: 5 },
      ],
    }
    const label = await owner.client.labels.save({ name: '设备标签', design })
    const ids = codes.slice(0, 3).map(({ id }) => id)
    const done = await print({ labelTemplateId: label.id, paper: { kind: 'roll', width: 60, height: 40 } }, ids)
    expect(done).toMatchObject({ state: 'done', problem: '' })
    const pages = readPdf(await fileOf(done.id))
    expect(pages.map(({ lines }) => lines.join(''))).toEqual(codes.slice(0, 3).map(({ name }) => name))
    expect(pages[0]?.width).toBeCloseTo((60 / 25.4) * 72)
    for (const [place, { svg }] of pages.entries()) {
      expect(await readCell(svg, { x: 0, y: 0, width: 60, height: 40 })).toBe(codes[place]?.url)
    }
    const [logged] = (await owner.client.labels.printList({ filters: { id: ids[0] } })).list
    expect(logged).toMatchObject({ labelName: '设备标签', codes: 3, taskId: done.id })
    await owner.client.labels.del({ id: label.id })
    expect((await owner.client.labels.printInfo({ id: logged?.id ?? 0 })).ids).toEqual(ids)
    await expect(print({ labelTemplateId: label.id }, ids)).rejects.toMatchObject({ code: 1002 })
  }, 180_000)

  it('leaves out what cannot be read, names it and letters without a shape, and fails when nothing is left', async () => {
    const [bad, gone, good] = await makeCodes(app, owner, 3)
    const style = JSON.stringify({ ...defaultStyle, foreColor: '#FFFF00' })
    await app.database.pool.query('update qr_code set style = $1::jsonb, name = $3 where id = $2', [
      style,
      bad?.id,
      '黄的',
    ])
    await app.database.pool.query('update qr_code set name = $2 where id = $1', [good?.id, '好 🔥 مر'])
    const ids = [bad, gone, good].map((code) => code?.id ?? '')
    const { list } = await owner.client.labels.printCheck({ ids, settings: settings() })
    expect(list.map(({ problem }) => problem !== '')).toEqual([true, false, false])
    expect(list.map(({ unprintable }) => unprintable)).toEqual([[], [], ['م', 'ر']])
    const { task } = await owner.client.labels.print({ ids, settings: settings() })
    await owner.client.qrCodes.bulkRemove({ ids: [gone?.id ?? ''] })
    await app.modules.exports.work()
    const done = await owner.client.exports.taskInfo({ id: task.id })
    expect(done.problem).toContain('1 / 3 个能扫')
    expect(done.problem).toContain(`黄的（${list[0]?.problem}）`)
    expect(done.problem).toContain('已被删除')
    expect(done.problem).toContain('1 张标签里的 م ر 无法打印，会显示为方框')
    expect(readPdf(await fileOf(done.id))[0]?.lines).toEqual(['好 🔥 □□'])
    const none = await print({}, [bad?.id ?? ''])
    expect(none).toMatchObject({ state: 'failed', problem: expect.stringContaining(list[0]?.problem ?? '-') })
    const [again] = (await owner.client.labels.printList({ filters: { id: good?.id } })).list
    expect(await owner.client.labels.printInfo({ id: again?.id ?? 0 })).toMatchObject({
      ids: [bad?.id, good?.id],
      gone: 1,
    })
    // What never became a file is not offered as one.
    const [failed] = (await owner.client.labels.printList({ filters: { id: bad?.id } })).list
    expect(failed?.taskId).toBeNull()
  }, 180_000)

  it('is not there for another account, nor are its prints and printers', async () => {
    const stranger = await app.signUp()
    const ids = codes.slice(0, 1).map(({ id }) => id)
    await expect(print({}, ids, stranger)).rejects.toMatchObject({ code: 1002 })
    await expect(stranger.client.labels.printCheck({ ids, settings: settings() })).rejects.toMatchObject({ code: 1002 })
    expect((await stranger.client.labels.printList({})).list).toEqual([])
  })
})

describe('the print log', () => {
  it('pages by cursor, the newest first', async () => {
    const ids = codes.slice(0, 1).map(({ id }) => id)
    const { client } = owner
    for (let start = 1; start <= 3; start++) {
      const { task } = await client.labels.print({ ids, settings: settings({ start }) })
      await client.exports.taskCancel({ id: task.id })
    }
    const first = await client.labels.printList({ pageSize: 2 })
    const second = await client.labels.printList({ pageSize: 2, cursor: first.next ?? '' })
    expect([...first.list, ...second.list].slice(0, 3).map((one) => one.settings.start)).toEqual([3, 2, 1])
    expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(4)
  }, 180_000)
})

describe('a printer', () => {
  it('makes calibration pages for accounts in turn', async () => {
    const other = await app.signUp()
    const ended: string[] = []
    const ask = (who: SignedUp, name: string) =>
      who.client.labels.calibration({}).then(
        () => void ended.push(name),
        (error: CallError) => void ended.push(`${name} ${error.code}`),
      )
    const many = Array.from({ length: 12 }, () => ask(owner, 'mine'))
    await Promise.all([...many, ask(other, 'theirs')])
    const made = ended.filter((name) => !name.endsWith(' 1007'))
    expect(made.indexOf('theirs')).toBeGreaterThan(-1)
    // Two of one account are under way at a time, and theirs comes in its turn.
    expect(made.indexOf('theirs')).toBeLessThan(6)
  }, 60_000)

  it('shifts what is printed by its offsets, and its calibration page too', async () => {
    const { client } = owner
    const printer = await client.labels.savePrinter({ name: '前台', offsetX: 2, offsetY: -1 })
    const ids = codes.slice(0, 1).map(({ id }) => id)
    const [plain, moved] = [await print({}, ids), await print({ printerId: printer.id }, ids)]
    const svgs = [readPdf(await fileOf(plain.id)), readPdf(await fileOf(moved.id))].map(([page]) => page?.svg ?? '')
    expect(svgs[0]).not.toContain('matrix(1 0 0 1 2 -1)')
    expect(svgs[1]).toContain('matrix(1 0 0 1 2 -1)')
    const [page, ladder] = readPdf(await fetchPdf(`/qruser/console/qrcode/print/calibration?printerId=${printer.id}`))
    expect(page?.lines.join()).toContain('打印校准页 · 前台')
    expect(page?.svg).toContain('matrix(1 0 0 1 2 -1)')
    expect(ladder?.lines.join()).toContain('0.35 毫米')
    const changed = { id: printer.id, name: '前台', offsetX: 0.5, offsetY: 0 }
    const untried = { leastModule: null, phone: '' }
    expect(await client.labels.savePrinter(changed)).toEqual({ ...changed, ...untried })
    await client.labels.delPrinter({ id: printer.id })
    expect((await client.labels.printers({})).list).toEqual([])
    await expect(print({ printerId: printer.id }, ids)).rejects.toMatchObject({ code: 1002 })
  }, 180_000)

  it('keeps to what somebody read from the ladder, both ways', async () => {
    const { client } = owner
    const ids = codes.slice(0, 1).map(({ id }) => id)
    const told = { name: '仓库', offsetX: 0, offsetY: 0, leastModule: 0.6 as const, phone: '小米 14' }
    const printer = await client.labels.savePrinter(told)
    expect((await client.labels.printers({})).list).toContainEqual({ ...told, id: printer.id })
    const problemOf = async (some: Partial<PrintSettings>) =>
      (await client.labels.printCheck({ ids, settings: settings(some) })).list[0]?.problem
    const fine = { paper: { ...grid(60), gap: 6 } }
    expect(await problemOf(fine)).toBe('')
    expect(await problemOf({ ...fine, printerId: printer.id })).toMatch(/至少要 0.6 毫米.*至少 [\d.]+ 毫米宽/)
    expect((await print({ ...fine, printerId: printer.id }, ids)).state).toBe('failed')
    // What was not told again stays, and a sharp printer may go below the usual.
    const { leastModule: _, phone: __, ...offsets } = { ...told, id: printer.id }
    expect(await client.labels.savePrinter(offsets)).toEqual({ ...told, id: printer.id })
    await client.labels.savePrinter({ ...offsets, leastModule: 0.2 })
    const tiny = { paper: { ...grid(60), margin: 20, gap: 12 }, caption: 'nameAndNumber' as const }
    expect(await problemOf(tiny)).toContain('码太小')
    expect(await problemOf({ ...tiny, printerId: printer.id })).toBe('')
    const least = { format: 'svg' as const, content: codes[0]?.url ?? '', mm: 11 }
    await expect(client.styles.create({ ...least, ladder: 0.6 })).rejects.toMatchObject({ code: 1001 })
    expect((await client.styles.create({ ...least, ladder: 0.25 })).mime).toBe('image/svg+xml')
    await client.labels.delPrinter({ id: printer.id })
  }, 60_000)

  it('is refused when there are twenty already', async () => {
    const who = await app.signUp()
    const values = { offsetX: 0, offsetY: 0 }
    for (let count = 0; count < 20; count++) await who.client.labels.savePrinter({ name: `P${count}`, ...values })
    await expect(who.client.labels.savePrinter({ name: 'P20', ...values })).rejects.toMatchObject({ code: 1005 })
  })
})
