import { defaultStyle } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createReader, fetchZip, makeCodes, textOf } from './exports.fixture.ts'

let app: TestApp
let owner: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp()
})
afterAll(() => app.close())

/** Starts it, works it off, and opens what came out. */
async function zipOf(who: SignedUp, input: Parameters<SignedUp['client']['exports']['codesZip']>[0]) {
  const { task } = await who.client.exports.codesZip(input)
  await app.modules.exports.work()
  const done = await who.client.exports.taskInfo({ id: task.id })
  return { done, ...(await fetchZip(app, who, task.id)) }
}

const issuesOf = (error: unknown) => (error as { data: { issues: { path: string[]; message: string }[] } }).data.issues

describe('a zip of pictures', () => {
  it('holds more than a hundred codes in their styles, and every one reads as its own address', async () => {
    const codes = await makeCodes(app, owner, 120)
    const { done, entries, answer } = await zipOf(owner, { ids: codes.map(({ id }) => id), pattern: '{id}' })
    expect(done).toMatchObject({ state: 'done', done: 120, total: 120, problem: '' })
    expect(answer.headers.get('content-length')).toBe(String(done.size))
    const read = await createReader()
    const wrong: string[] = []
    for (const { id, url } of codes) {
      const picture = entries[`${id}.png`]
      if (!picture || (await read(picture)) !== url) wrong.push(id)
    }
    expect(wrong).toEqual([])
    expect(Object.keys(entries)).toHaveLength(121)
    const index = textOf(entries['codes.csv']).split('\r\n')
    expect(index).toHaveLength(122)
    expect(index[1]).toBe(`${codes[0]?.id}.png,${codes[0]?.name},${codes[0]?.id},${codes[0]?.url}`)
  }, 240_000)

  it('names files by the pattern, each once, in folders of their directories', async () => {
    const { client } = owner
    const outer = await client.directories.add({ name: '一楼' })
    const inner = await client.directories.add({ name: 'A:B', parentId: outer.id })
    await makeCodes(app, owner, 8, inner.id)
    const filters = { directoryId: outer.id, withSubdirectories: true }
    const list = { sort: 'oldest' as const, filters }
    const { done, entries, answer } = await zipOf(owner, { list, pattern: '{number} {name}', folders: true })
    expect(done.problem).toBe('')
    const paths = Object.keys(entries)
    expect(paths).toHaveLength(9)
    expect(paths.filter((path) => /^一楼\/A B\/[1-8] 灭火器 \d\.png$/.test(path))).toHaveLength(8)
    const same = await zipOf(owner, { list, pattern: '{directory}' })
    expect(Object.keys(same.entries)).toEqual(expect.arrayContaining(['A B.png', 'A B (2).png', 'A B (8).png']))
    const disposition = decodeURIComponent(answer.headers.get('content-disposition') ?? '')
    expect(disposition).toMatch(/^attachment; .*UTF-8''活码图片-\d{4}-\d\d-\d\d\.zip$/)
    expect([answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([
      'application/zip',
      'nosniff',
    ])
  })

  it('holds drawings that read as their addresses', async () => {
    const codes = await makeCodes(app, owner, 4)
    const ids = codes.map(({ id }) => id)
    const { entries } = await zipOf(owner, { ids, pattern: '{id}', format: 'svg', size: 500 })
    const read = await createReader()
    for (const { id, url } of codes) {
      const drawing = entries[`${id}.svg`] ?? new Uint8Array()
      expect(textOf(drawing)).toContain('width="500"')
      expect(await read(drawing)).toBe(url)
    }
  })

  it('leaves out what cannot be read and says why, in the zip and with the task', async () => {
    const codes = await makeCodes(app, owner, 5)
    const styles = [
      { ...defaultStyle, foreColor: '#FFFF00' },
      { ...defaultStyle, logoUrl: 'A'.repeat(22) },
      { ...defaultStyle, bodyType: 'nonsense' },
    ]
    for (const [place, style] of styles.entries()) {
      const values = [JSON.stringify(style), codes[place]?.id]
      await app.database.pool.query('update qr_code set style = $1::jsonb where id = $2', values)
    }
    const { task } = await owner.client.exports.codesZip({ ids: codes.map(({ id }) => id) })
    await owner.client.qrCodes.bulkRemove({ ids: [codes[3]?.id ?? ''] })
    await app.modules.exports.work()
    const done = await owner.client.exports.taskInfo({ id: task.id })
    expect(done).toMatchObject({ state: 'done', problem: '4 个活码没有放进压缩包，原因见其中的 problems.txt' })
    const { entries } = await fetchZip(app, owner, task.id)
    expect(Object.keys(entries)).toHaveLength(3)
    const problems = textOf(entries['problems.txt'])
    for (const { id } of codes.slice(0, 4)) expect(problems).toContain(id)
    expect(problems).toContain('样式里的图片找不到')
    expect(textOf(entries['codes.csv'])).toContain(codes[4]?.id)
  })

  it('keeps spreadsheets from calculating names', async () => {
    const code = await owner.client.qrCodes.save({
      name: '=HYPERLINK("http://x.example","y")',
      blocks: [{ id: 't', type: 'richText', html: '<p>1</p>' }],
    })
    const { entries } = await zipOf(owner, { ids: [code.id], pattern: '../{name}' })
    expect(Object.keys(entries)[0]).toBe('=HYPERLINK( http x.example , y ).png')
    expect(textOf(entries['codes.csv'])).toContain(`"'=HYPERLINK(""http://x.example"",""y"")"`)
  })
})

describe('what is not to be downloaded', () => {
  it('is refused at the field, in the reader’s language', async () => {
    const stranger = await app.signUp()
    const refusals: [object, string, string, string][] = [
      [{ ids: [] }, 'ids', '请先选择要下载的项', 'Select the items to download first'],
      [{}, 'ids', '请先选择要下载的项', 'Select the items to download first'],
      [{ list: {} }, 'list', '没有数据,无法下载', 'No data, cannot download'],
    ]
    for (const [input, field, zh, en] of refusals) {
      for (const [language, sentence] of [['zh', zh] as const, ['en', en] as const]) {
        const asked = app.clientOf(stranger.token, language).exports.codesZip(input)
        const error = await asked.catch((refused: unknown) => refused)
        expect(error).toMatchObject({ code: 1001, message: sentence })
        expect(issuesOf(error)).toEqual([{ path: [field], message: sentence }])
      }
    }
  })

  it('is not there for another account', async () => {
    const stranger = await app.signUp()
    const [code] = await makeCodes(app, owner, 1)
    await expect(stranger.client.exports.codesZip({ ids: [code?.id ?? ''] })).rejects.toMatchObject({ code: 1002 })
    const directory = await owner.client.directories.add({ name: '机房' })
    await makeCodes(app, owner, 1, directory.id)
    const list = { filters: { directoryId: directory.id } }
    await expect(stranger.client.exports.codesZip({ list })).rejects.toMatchObject({ code: 1001 })
  })
})
