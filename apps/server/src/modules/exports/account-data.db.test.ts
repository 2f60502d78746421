import { createHash } from 'node:crypto'
import { defaultStyle } from '@matai/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { extinguishers, importRows, makeTemplate, rowsOf } from '../batches/batches.fixture.ts'
import { mintAccountId } from '../../platform/db/account-id.ts'
import { publish, submit, text } from '../records/records.fixture.ts'
import { fetchZip, textOf } from './exports.fixture.ts'

let app: TestApp
let owner: SignedUp
let code: { id: string; url: string }
let entries: Record<string, Uint8Array>
let made: Awaited<ReturnType<typeof makeDesigns>>
const lines = (path: string) =>
  textOf(entries[path])
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
const fileText = '检查标准，第 3 版'

const paper = { kind: 'grid' as const, perPage: 12, margin: 8, gap: 0 }

/** A saved style, a label with two pictures, a printer, a print, and a batch with two codes. */
async function makeDesigns(who: SignedUp, printed: string) {
  const { client } = who
  const upload = async (width: number, height: number, background: string) => {
    const bytes = await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer()
    const sign = await app.sealed('back', 'upload')
    return (await client.files.simple({ sign, file: new File([new Uint8Array(bytes)], 'back.png') })).id
  }
  const [logo, back] = [await upload(90, 90, '#0b6b50'), await upload(720, 480, '#e8f4ef')]
  const style = await client.styleTemplates.saveTemplate({ name: '门店绿', style: { ...defaultStyle, logoUrl: logo } })
  await client.styleTemplates.setUserTemplate({ id: style.id })
  const box = { rotate: 0, locked: false, group: null }
  const design = {
    width: 60,
    height: 40,
    bgUrl: back,
    layers: [
      { id: 'c', type: 'code' as const, x: 2, y: 2, width: 30, height: 36, ...box },
      { id: 'p', type: 'picture' as const, fileId: logo, x: 40, y: 10, width: 10, height: 10, ...box },
    ],
  }
  const label = await client.labels.save({ name: '设备标签', design })
  const printer = await client.labels.savePrinter({ name: '前台打印机', offsetX: 0.5, offsetY: -1 })
  const settings = { paper, labelTemplateId: label.id, printerId: printer.id }
  await client.labels.print({ ids: [printed], settings })
  const batch = await makeTemplate(who, { labelTemplateId: label.id })
  await importRows(app, who, batch.id, rowsOf(2))
  const gone = await makeTemplate(who, { name: '不用的' })
  await importRows(app, who, gone.id, rowsOf(1, 9))
  await client.batches.del({ id: gone.id })
  return { logo, back, style, label, printer, batch }
}

beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp()
  const { client } = owner
  const file = await client.files.upload({
    sign: await app.sealed('检查标准', 'upload'),
    file: new File([fileText], '检查标准.txt'),
  })
  const directory = await client.directories.add({ name: '一楼' })
  const blocks = [
    { id: 't', type: 'richText' as const, html: '<p>第一版</p>' },
    { id: 'f', type: 'file' as const, fileId: file.id, title: '' },
  ]
  const saved = await client.qrCodes.save({ name: '=消防栓, "3"', directoryId: directory.id, blocks })
  await client.qrCodes.save({
    id: saved.id,
    name: '消防栓',
    blocks: [{ id: 't', type: 'richText', html: '<p>第二版</p>' }],
  })
  await client.codeAccess.setAuth({ ids: [saved.id], settings: { password: 'a1b2c3', hint: '问保安' } })
  await client.codeAccess.addMobile({ id: saved.id, mobiles: [{ mobile: '13800138000', name: '王师傅' }] })
  const trashed = await client.qrCodes.save({
    name: '旧的',
    blocks: [{ id: 't', type: 'richText', html: '<p>旧</p>' }],
  })
  await client.qrCodes.bulkRemove({ ids: [trashed.id] })
  await app.database.pool.query(
    `insert into scan_day (account_id, qr_code_id, day, people, machines) values ($1, $2, '2026-11-20', 7, 2)`,
    [owner.accountId, saved.id],
  )
  code = saved
  made = await makeDesigns(owner, saved.id)

  const { task } = await client.exports.accountData({})
  await app.modules.exports.work()
  expect(await client.exports.taskInfo({ id: task.id })).toMatchObject({
    state: 'done',
    problem: '',
    done: 9,
    total: 9,
  })
  entries = (await fetchZip(app, owner, task.id)).entries
}, 180_000)
afterAll(() => app.close())

describe('the data of an account', () => {
  it('holds its live codes with their addresses, also those in the trash, and all their versions', () => {
    expect(lines('codes.jsonl').map(({ name, state }) => [name, state])).toEqual(
      expect.arrayContaining([
        ['消防栓', 'normal'],
        ['旧的', 'deleted'],
      ]),
    )
    const versions = lines('versions.jsonl').filter(({ qrCodeId }) => qrCodeId === code.id)
    expect(versions.map(({ number, name }) => [number, name])).toEqual([
      [1, '=消防栓, "3"'],
      [2, '消防栓'],
    ])
    expect(JSON.stringify(versions[1].blocks)).toContain('第二版')
    expect(textOf(entries['codes.csv'])).toContain(`${code.id},${code.url},消防栓,一楼,normal,`)
  })

  it('holds settings and phones, but no password in any form', () => {
    const [access] = lines('access.jsonl')
    expect(access).toMatchObject({ qrCodeId: code.id, hasPassword: true, settings: { hint: '问保安' } })
    expect(access).not.toHaveProperty('password')
    expect(textOf(entries['phones.csv'])).toContain('8613800138000,王师傅')
    const all = Object.values(entries).map(textOf).join('\n')
    expect(all).not.toContain('a1b2c3')
    expect(all).not.toMatch(/passwordHash|argon2/)
  })

  it('holds files with their sums, where the list says', async () => {
    const row = textOf(entries['files.csv'])
      .split('\r\n')
      .find((line) => line.includes('检查标准'))
    const [id, name, , , size, sha256, path] = row?.split(',') ?? []
    const bytes = entries[path ?? '']
    expect([name, path]).toEqual(['检查标准.txt', `files/${id}-检查标准.txt`])
    expect(textOf(bytes)).toBe(fileText)
    expect([
      bytes?.length,
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    ]).toEqual([Number(size), sha256])
  })

  it('holds the person, members, directories, scans and the log', () => {
    expect(JSON.parse(textOf(entries['user.json']))).toMatchObject({
      id: owner.userId,
      mobile: expect.stringContaining('139'),
    })
    expect(JSON.parse(textOf(entries['members.json']))).toMatchObject([{ userId: owner.userId, role: 'admin' }])
    expect(JSON.parse(textOf(entries['directories.json'])).map(({ name }: { name: string }) => name)).toContain('一楼')
    expect(textOf(entries['scans.csv'])).toContain(`${code.id},2026-11-20,7,2`)
    expect(lines('audit.jsonl').map(({ verb }) => verb)).toEqual(expect.arrayContaining(['created', 'removed']))
  })

  it('holds saved styles and label templates with their pictures, printers and the print log', () => {
    const pathOf = (id: string) => Object.keys(entries).find((path) => path.startsWith(`files/${id}-`)) ?? ''
    const [style] = lines('styles.jsonl')
    expect(style).toMatchObject({ id: made.style.id, name: '门店绿', style: { logoUrl: made.logo } })
    expect(JSON.parse(textOf(entries['members.json']))).toMatchObject([{ styleTemplateId: made.style.id }])
    const [label] = lines('labels.jsonl')
    expect(label).toMatchObject({ id: made.label.id, name: '设备标签', createdBy: owner.userId })
    expect(label.design).toMatchObject({ width: 60, bgUrl: made.back, layers: [{ id: 'c' }, { fileId: made.logo }] })
    for (const id of [label.design.bgUrl, label.design.layers[1].fileId]) {
      expect(entries[pathOf(id)]?.length).toBeGreaterThan(100)
    }
    expect(lines('printers.jsonl')).toMatchObject([{ id: made.printer.id, name: '前台打印机', offsetX: 0.5 }])
    expect(lines('prints.jsonl')).toMatchObject([
      { userId: owner.userId, qrCodeIds: [code.id], codes: 1, labelName: '设备标签', settings: { paper } },
    ])
  })

  it('holds batch templates with their columns, and number and values of each code, without those that were let go', () => {
    const templates = lines('batches.jsonl')
    expect(templates.map(({ name }) => name)).toEqual(['灭火器'])
    expect(templates[0]).toMatchObject({
      id: made.batch.id,
      columns: made.batch.columns,
      labelTemplateId: made.label.id,
    })
    expect(templates[0].blocks).toHaveLength(extinguishers.blocks.length)
    const children = lines('batch-codes.jsonl')
    const values = children.map((child) => child.values.no).sort()
    expect([values, children.every(({ templateId }) => templateId === made.batch.id)]).toEqual([['FH-1', 'FH-2'], true])
    expect(new Set(children.map(({ number }) => number)).size).toBe(2)
    const known = lines('codes.jsonl').map(({ id }) => id)
    expect(known).toEqual(expect.arrayContaining(children.map(({ qrCodeId }) => qrCodeId)))
  })

  it('leaves what only this server understands out of the records', () => {
    const all = ['styles', 'labels', 'printers', 'prints', 'batches', 'batch-codes'].flatMap((name) =>
      lines(`${name}.jsonl`).flatMap(Object.keys),
    )
    expect(all).toContain('qrCodeId')
    expect(all.filter((key) => ['accountId', 'taskId', 'aliveAt', 'search', 'importId'].includes(key))).toEqual([])
  })

  it('explains every entry in the reader’s language', () => {
    const readme = textOf(entries['README.txt'])
    const explained = Object.keys(entries).filter((path) => !path.startsWith('files/') && path !== 'README.txt')
    expect(explained.filter((path) => !readme.includes(path))).toEqual([])
    expect(readme).toContain('码台账号数据')
  })

  it('is for the administrator, and of this account only', async () => {
    const helper = await app.signUp()
    await app.joinAccount(helper, owner.accountId, 'subAdmin')
    await expect(helper.client.exports.accountData({})).rejects.toMatchObject({ code: 1003 })
    const stranger = await app.signUp()
    const { task } = await stranger.client.exports.accountData({})
    await app.modules.exports.work()
    const foreign = (await fetchZip(app, stranger, task.id)).entries
    expect(Object.values(foreign).map(textOf).join('\n')).not.toContain(code.id)
    const own = ['codes', 'styles', 'labels', 'printers', 'prints', 'batches', 'batch-codes']
    for (const name of own) expect([name, textOf(foreign[`${name}.jsonl`])]).toEqual([name, ''])
    // Who is no administrator any more does not fetch what was made before.
    await app.database.pool.query(`update membership set role = 'subAdmin' where user_id = $1`, [stranger.userId])
    await expect(stranger.client.exports.taskFile({ id: task.id })).rejects.toMatchObject({ code: 1003 })
  })

  it('holds what was filled in with its follow-ups and edits, where it is filled, and nothing that the tier locks', async () => {
    const who = await app.signUp()
    const form = await publish(who, [text('name')])
    const [read, locked] = [await submit(app, form, { name: '王师傅' }), await submit(app, form, { name: '锁住的' })]
    expect([read.code, locked.code]).toEqual([0, 0])
    await app.database.pool.query(
      `update form_record set locked = true where account_id = $1 and id = (select max(id) from form_record where account_id = $1)`,
      [who.accountId],
    )
    const { task } = await who.client.exports.accountData({})
    await app.modules.exports.work()
    const { entries: held } = await fetchZip(app, who, task.id)
    expect(JSON.parse(textOf(held['form-addresses.jsonl']))).toEqual({ formId: form.formId, id: form.id })
    const record = JSON.parse(textOf(held['records.jsonl']))
    expect(record).toMatchObject({ formId: form.formId, version: form.version, answers: { name: '王师傅' } })
    const inner = ['accountId', 'attempt', 'attemptInput', 'seed', 'claims', 'redeemCode']
    expect(inner.filter((key) => key in record)).toEqual([])
    expect(Object.keys(held)).toEqual(expect.arrayContaining(['record-follow-ups.jsonl', 'record-changes.jsonl']))
    expect(
      await app.modules.tiers.usageOf(app.database.tx, { id: mintAccountId(who.accountId), tier: 'free' }),
    ).toContainEqual(expect.objectContaining({ key: 'records', used: 2 }))
  })

  it('is refused at once when the disk has no room for the files', async () => {
    const who = await app.signUp()
    await app.database.pool.query("insert into file_total values ($1, 'video', 1, 1e17::bigint)", [who.accountId])
    const { task } = await who.client.exports.accountData({})
    await app.modules.exports.work()
    expect(await who.client.exports.taskInfo({ id: task.id })).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('空间'),
    })
  })

  it('holds no file that is blocked', async () => {
    const who = await app.signUp()
    const upload = { sign: await app.sealed('note', 'upload'), file: new File(['evil'], 'note.txt') }
    const { id } = await who.client.files.upload(upload)
    await app.database.pool.query('update file set blocked_at = now() where id = $1', [id])
    const { task } = await who.client.exports.accountData({})
    await app.modules.exports.work()
    const { entries: held } = await fetchZip(app, who, task.id)
    expect(Object.keys(held).filter((path) => path.startsWith('files/'))).toEqual([])
    expect(textOf(held['missing-files.txt'])).toContain('note.txt')
  })

  it('says which files were not found, and goes on', async () => {
    const { rows } = await app.database.pool.query('select id from file where account_id = $1 and name = $2', [
      owner.accountId,
      '检查标准.txt',
    ])
    await app.database.pool.query('update file set id = $1 where id = $2', ['A'.repeat(22), rows[0].id])
    const { task } = await owner.client.exports.accountData({})
    await app.modules.exports.work()
    const done = await owner.client.exports.taskInfo({ id: task.id })
    expect(done).toMatchObject({ state: 'done', problem: '1 个文件的内容找不到，见压缩包里的 missing-files.txt' })
    expect(textOf((await fetchZip(app, owner, task.id)).entries['missing-files.txt'])).toContain('检查标准.txt')
  })
})
