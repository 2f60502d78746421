import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endings, runCommand } from '@matai/client/folder'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from './test-app.ts'

const sheet = `
directories:
  - name: 一楼
    summary: 泵房在东区
    published: true
    directories:
      - name: 东区
codes:
  - name: 水泵 1
    directory: 一楼/东区
    blocks:
      - type: richText
        html: <p>每月润滑</p>
      - { type: formEntry, text: 填写, form: 巡检表 }
  - name: 官网
    directory: 一楼
    target: https://example.com/a
forms:
  - title: 巡检表
    pages:
      - id: p1
        components:
          - { id: q1, type: text, settings: { title: 编号, required: true } }
plans:
  - name: 每周巡检
    form: 巡检表
    directories: [一楼]
    codes: [一楼/东区/水泵 1]
    cycle: { every: week, from: 1, until: 5 }
    opensAt: 08:00
    warnsAt: 16:00
    closesAt: 18:00
    startsOn: 2026-01-05
    state: running
`

const areas = ['directories', 'codes', 'forms', 'plans']
const reading = areas.map((area) => `${area}:read`)
const writing = [...reading, ...areas.map((area) => `${area}:write`)]
const pruning = [...writing, ...areas.map((area) => `${area}:delete`)]

let app: TestApp
let owner: SignedUp
let origin: string
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  origin = await app.http.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())
beforeEach(async () => {
  owner = await app.signUp({ tier: 'flagship' })
  folder = await mkdtemp(join(tmpdir(), 'matai-folder-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const say = (text: string, name = 'all.yaml') => writeFile(join(folder, name), text)

async function run(
  words: string[],
  {
    scopes = writing,
    ...more
  }: { scopes?: string[]; fetch?: typeof fetch; folder?: string; ask?: () => Promise<string> } = {},
) {
  const { token } = await owner.client.keys.add({ name: 'folder', scopes, until: null })
  const lines: string[] = []
  const environment = { MATAI_ORIGIN: origin, MATAI_KEY: token, MATAI_LANGUAGE: 'en' }
  const print = (line: string) => void lines.push(line)
  const [verb = '', ...options] = words
  const status = await runCommand([verb, more.folder ?? folder, ...options], {
    print,
    warn: print,
    environment,
    ...more,
  })
  return { status, lines, text: lines.join('\n') }
}

/** All have seen the same before one of them begins. */
async function atOnce(folders: string[]) {
  const seen = Promise.withResolvers<void>()
  let waiting = 0
  const ask = async () => {
    if ((waiting += 1) === folders.length) seen.resolve()
    await seen.promise
    return 'y'
  }
  return Promise.all(folders.map((each) => run(['apply'], { ask, folder: each })))
}

describe('a folder of YAML', () => {
  it('is shown, done, and done once', async () => {
    await say(sheet)
    const plan = await run(['plan'], { scopes: reading })
    expect(plan).toMatchObject({ status: endings.differs, text: expect.stringContaining('6 to make, 0 to change') })
    expect(plan.lines).toContain('+ live code 一楼/东区/水泵 1  (all.yaml:9)')
    expect((await owner.client.qrCodes.getCodeList({})).total).toBe(0)
    expect((await run(['apply'])).text).toContain('--yes')
    expect((await run(['apply', '--yes'])).status).toBe(endings.done)
    for (const verb of [['plan'], ['apply', '--yes']])
      expect(await run(verb)).toMatchObject({
        status: endings.done,
        lines: ['Nothing to do, all 6 are as they should be'],
      })
    const { list } = await owner.client.plans.list({})
    expect(list).toMatchObject([{ name: '每周巡检', state: 'running', codeIds: [expect.any(String)] }])
    expect((await owner.client.directories.listPage({ filters: { published: true } })).list).toMatchObject([
      { name: '一楼', summary: '泵房在东区' },
    ])
  })

  it('changes field by field, and only what was seen', async () => {
    await say(sheet)
    await run(['apply', '--yes'])
    await say(
      sheet.replace('每月润滑', '每季润滑').replace('until: 5', 'until: 6').replace('编号, required', '铭牌, required'),
    )
    const plan = await run(['plan'])
    expect(plan.lines).toContain('    blocks.0.html: "<p>每月润滑</p>" → "<p>每季润滑</p>"')
    expect(plan.lines).toContain('    cycle.until: 5 → 6')
    expect(plan.lines).toContain('    pages.0.components.0.settings.title: "编号" → "铭牌"')
    const [, fingerprint = ''] = /Fingerprint (\w+)/.exec(plan.text) ?? []
    expect(await run(['apply', '--yes', '--expect', 'another'])).toMatchObject({ status: endings.failed })
    expect(await run(['apply', '--yes', '--expect', fingerprint])).toMatchObject({ status: endings.done })
    expect((await owner.client.plans.list({})).list).toMatchObject([{ state: 'running', cycle: { until: 6 } }])
    expect((await run(['plan'])).status).toBe(endings.done)
  })

  it('goes on where it was cut off, wherever that was', async () => {
    await say(sheet)
    // The server does the first change, and whoever waits for the answer is gone by then.
    const cut: typeof fetch = async (address, request) => {
      const answer = await fetch(address, request)
      if (/\/(add|save|set_summary|change_status)$/.test(String(address))) throw new DOMException('cut', 'TimeoutError')
      return answer
    }
    let cuts = 0
    while ((await run(['apply', '--yes'], { fetch: cut })).status === endings.failed && cuts < 20) cuts += 1
    // Two directories, one page, a form, two codes, a plan and its start.
    expect(cuts).toBe(8)
    expect((await run(['plan'])).status).toBe(endings.done)
    expect((await owner.client.qrCodes.getCodeList({})).total).toBe(2)
    expect((await owner.client.forms.list({})).total).toBe(1)
    expect((await owner.client.plans.list({})).total).toBe(1)
  })

  it('follows what an id names through a new name and a new place', async () => {
    await say(sheet)
    await run(['apply', '--yes'])
    const { list } = await owner.client.qrCodes.getCodeList({ keyword: '官网' })
    const moved = sheet.replace(
      '- name: 官网\n    directory: 一楼',
      `- name: 主页\n    id: ${list[0]?.id}\n    directory: 一楼/东区`,
    )
    await say(moved)
    expect((await run(['apply', '--yes'])).status).toBe(endings.done)
    expect(await owner.client.qrCodes.getInfo({ id: list[0]?.id ?? '' })).toMatchObject({ name: '主页' })
    expect((await owner.client.qrCodes.getCodeList({})).total).toBe(2)
  })

  it('leaves alone what it does not name, unless it is told to prune, and codes go to the trash', async () => {
    await say(sheet)
    await run(['apply', '--yes'])
    await say(sheet.replace(/ {2}- name: 官网[^]*?(?=forms:)/, ''))
    expect(await run(['plan'])).toMatchObject({
      status: endings.done,
      text: expect.stringContaining('not in the folder: live code × 1: 一楼/官网'),
    })
    expect((await run(['apply', '--prune', '--yes'])).text).toContain('lacks the scopes: directories:delete')
    expect((await run(['apply', '--prune', '--yes'], { scopes: pruning })).status).toBe(endings.done)
    expect((await owner.client.qrCodes.trashList({})).list).toMatchObject([{ name: '官网' }])
    expect((await owner.client.qrCodes.getCodeList({})).total).toBe(1)
  })

  it('makes nothing twice when two do it at once, nor again what was thrown away', async () => {
    await say(sheet)
    const counts = async () => {
      const { client } = owner
      const [codes, forms, plans] = await Promise.all([
        client.qrCodes.getCodeList({}),
        client.forms.list({}),
        client.plans.list({}),
      ])
      return [codes.total, forms.total, plans.total]
    }
    const runs = await atOnce([folder, folder, folder])
    expect(runs.map(({ status }) => status)).toEqual(Array(3).fill(endings.done))
    expect(await counts()).toEqual([2, 1, 1])
    expect((await run(['plan'])).status).toBe(endings.done)

    // What is gone is made anew, although the server still knows what it answered then.
    const { list } = await owner.client.qrCodes.getCodeList({ keyword: '官网' })
    await owner.client.qrCodes.bulkRemove({ ids: list.map(({ id }) => id) })
    await atOnce([folder, folder])
    expect(await counts()).toEqual([2, 1, 1])
    const again = await owner.client.qrCodes.getCodeList({ keyword: '官网' })
    expect(again.list[0]?.id).not.toBe(list[0]?.id)
  })

  it('stops where another says otherwise of the same name at the same moment', async () => {
    const folders = ['一', '二'].map((text) => ({ path: join(folder, text), text }))
    for (const { path, text } of folders) {
      await mkdir(path)
      const code = `codes:\n  - { name: 甲, blocks: [{ type: richText, html: <p>${text}</p> }] }\n`
      await writeFile(join(path, 'all.yaml'), code)
    }
    const runs = await atOnce(folders.map(({ path }) => path))
    expect(runs.map(({ status }) => status).sort()).toEqual([endings.done, endings.failed])
    expect(runs.map(({ text }) => text).join()).toContain('was made by somebody else meanwhile')
    expect((await owner.client.qrCodes.getCodeList({})).total).toBe(1)
  })

  it('is refused at the line, before anything is asked of the server', async () => {
    await say(sheet.replace('until: 5', 'until: 9').replace('name: 官网', 'nome: 官网'))

    const { status, lines } = await run(['apply', '--yes'])
    expect(status).toBe(endings.failed)
    expect(lines.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual(
      expect.arrayContaining(['all.yaml:15: codes.1.nome', 'all.yaml:29: plans.0.cycle.until']),
    )
    await say(sheet.replace('type: text,', 'type: texts,').replace('type: richText', 'type: richTexts'))
    expect((await run(['plan'])).lines.map((line) => line.split(': ')[0])).toEqual(['all.yaml:12', 'all.yaml:23'])
    await say('codes: [\n  {name: a', 'all.yaml')
    expect((await run(['plan'])).text).toMatch(/^all\.yaml:2: /)
    await say(sheet.replace('form: 巡检表\n    directories: [一楼]', 'form: 没有\n    directories: [一楼]'))
    expect((await run(['plan'])).lines).toEqual(['all.yaml:26: There is no form “没有”'])
    expect((await owner.client.qrCodes.getCodeList({})).total).toBe(0)
  })

  it('needs no more of its key than what the folder speaks of', async () => {
    await say('codes:\n  - { name: 甲, blocks: [{ type: richText, html: <p>一</p> }] }\n')
    const scopes = ['directories:read', 'codes:read']
    expect(await run(['apply', '--yes'], { scopes })).toMatchObject({
      status: endings.failed,
      lines: ['This key lacks the scopes: codes:write'],
    })
    const asked = await run(['apply', '--yes'], { scopes: [...scopes, 'codes:write'] })
    expect(asked.status).toBe(endings.done)
  })

  it('is written from a server, and has nothing to do there then', async () => {
    await say(sheet)
    await run(['apply', '--yes'])
    await owner.client.qrCodes.save({ name: '官网', blocks: [{ id: 'a', type: 'richText', html: '<p>二</p>' }] })
    const copy = join(folder, 'copy')
    expect(await run(['export'], { scopes: reading, folder: copy })).toMatchObject({ status: endings.done })
    expect(await readFile(join(copy, 'codes.yaml'), 'utf8')).toContain('每月润滑')
    expect((await run(['plan'], { folder: copy })).lines).toEqual([expect.stringContaining('Nothing to do')])
    expect((await run(['export'], { folder: copy })).text).toContain('not empty')
  })
})
