import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type LabelTemplate, labelTemplatesMax } from '@matai/contract'
import { defaultStyle } from '@matai/qr'
import { createDecoder } from '@matai/qr/scan-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

const zxing = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))

let app: TestApp
let owner: SignedUp
let code: { id: string; url: string; directoryId: number }
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp()
  const hall = await owner.client.directories.add({ name: '一号厂房' })
  const room = await owner.client.directories.add({ name: '水泵房', parentId: hall.id })
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
  code = await owner.client.qrCodes.save({ name: '二号喷淋泵', blocks, directoryId: room.id })
})
afterAll(() => app.close())

const box = { id: 'q', type: 'code' as const, x: 30, y: 5, width: 26, height: 26 }
const name = { id: 'n', type: 'field' as const, field: 'name' as const, x: 2, y: 4, width: 26, height: 12, size: 4 }
const design = { width: 60, height: 40, layers: [box, name] }

async function upload(who: SignedUp, width: number, height: number, background = '#e8f4ef'): Promise<string> {
  const picture = sharp({ create: { width, height, channels: 3, background } })
  const file = new File([new Uint8Array(await picture.png().toBuffer())], 'back.png')
  return (await who.client.files.simple({ sign: await app.sealed('back', 'upload'), file })).id
}

async function picture(body: object, { path = 'label/custom_create', language = 'zh', token = owner.token } = {}) {
  return app.fetch(`/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify(body),
  })
}

async function decoded(png: ArrayBuffer): Promise<string | null> {
  const decode = await createDecoder(new Uint8Array(zxing).buffer)
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decode({ data: new Uint8ClampedArray(data), width: info.width, height: info.height })
}

describe('label templates', () => {
  it('are saved, found, changed and removed', async () => {
    const { client } = owner
    const saved = await client.labels.save({ name: '水泵', design })
    expect(saved).toMatchObject({ name: '水泵', design: { bgColor: '#FFFFFF', bgUrl: null }, files: [] })
    const changed = await client.labels.save({
      id: saved.id,
      name: '水泵 60×40',
      design: { ...design, bgColor: '#F0F5F3' },
    })
    expect(changed).toMatchObject({ id: saved.id, name: '水泵 60×40', creator: { id: owner.userId } })
    await client.labels.save({ name: '门牌', design })
    expect((await client.labels.list({})).list.map((one) => one.name)).toEqual(['门牌', '水泵 60×40'])
    expect(await client.labels.list({ keyword: '水泵' })).toMatchObject({ total: 1, list: [{ id: saved.id }] })
    const first = await client.labels.list({ pageSize: 1 })
    const second = await client.labels.list({ pageSize: 1, ...(first.next ? { cursor: first.next } : {}) })
    expect(second.list.map(({ id }) => id)).toEqual([saved.id])
    expect(await client.labels.get({ id: saved.id })).toEqual(changed)
    const { rows } = await app.database.pool.query(
      `insert into batch_template (account_id, name, columns, blocks, name_pattern, place, created_by, label_template_id)
       values ($1, '水泵', '[]', '[]', '', 9, $2, $3) returning id`,
      [owner.accountId, owner.userId, saved.id],
    )
    expect(await client.labels.del({ id: saved.id })).toEqual({ removed: 1 })
    const { rows: after } = await app.database.pool.query('select * from batch_template where id = $1', [rows[0].id])
    expect(after).toMatchObject([{ label_template_id: null, name: '水泵' }])
    await expect(client.labels.get({ id: saved.id })).rejects.toMatchObject({ code: 1002 })
  })

  it('are as many as the limit allows', async () => {
    const who = await app.signUp()
    await app.database.pool.query(
      `insert into label_template (account_id, name, design, created_by)
       select $1, 'x', $2, $3 from generate_series(1, $4)`,
      [who.accountId, { bgColor: '#FFFFFF', bgUrl: null, ...design }, who.userId, labelTemplatesMax - 1],
    )
    const both = await Promise.allSettled([1, 2].map(() => who.client.labels.save({ name: '最后', design })))
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toMatchObject([{ code: 1005, message: '最多保存 200 个标签模板，请先删除不用的' }])
  })

  it('are saved by one of many who edited the same version, and nothing of the others is kept', async () => {
    const { client } = owner
    const { id, version } = await client.labels.save({ name: '门牌', design })
    const tries = Array.from({ length: 200 }, (_, at) =>
      client.labels.save({ id, version, name: `门牌 ${at}`, design }),
    )
    const answers = await Promise.allSettled(tries)
    const won = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const lost = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect([won.length, new Set(lost)]).toEqual([1, new Set([1006])])
    expect(await client.labels.get({ id })).toEqual(won[0])
    const again = await client.labels.save({ id, version: version + 1, name: '门牌', design })
    expect(again.version).toBe(version + 2)
    await client.labels.del({ id })
    await expect(client.labels.save({ id, version, name: '门牌', design })).rejects.toMatchObject({ code: 1002 })
  })

  it('take only styles of their own that scan', async () => {
    const layers = [{ ...box, style: { ...defaultStyle, foreColor: '#DDDDDD' } }]
    const coded = { ...design, layers: [name] }
    await expect(owner.client.labels.save({ name: '无码', design: coded })).rejects.toMatchObject({
      code: 1001,
      data: { issues: [{ path: ['design', 'layers'], message: '标签上要有二维码。请加一个二维码图层再保存。' }] },
    })
    await expect(owner.client.labels.save({ name: '浅', design: { ...design, layers } })).rejects.toMatchObject({
      message: expect.stringContaining('太接近'),
    })
  })

  it('can be renamed when they were saved under other rules, as long as the design stays', async () => {
    const { client } = owner
    const { id } = await client.labels.save({ name: '旧', design })
    const layers = JSON.stringify([name])
    await app.database.pool.query(
      `update label_template set design = jsonb_set(design, '{layers}', $2::jsonb) where id = $1`,
      [id, layers],
    )
    const old = await client.labels.get({ id })
    const renamed = await client.labels.save({ id, version: old.version, name: '新', design: old.design })
    expect(renamed).toMatchObject({ name: '新', version: old.version + 1 })
    const wider = { ...old.design, width: 70 }
    await expect(client.labels.save({ id, name: '宽', design: wider })).rejects.toMatchObject({ code: 1001 })
  })

  it('take logos of one megabyte at most; one that was there before stays', async () => {
    const logoUrl = await upload(owner, 40, 40)
    const logoOf = (x: number) => ({ ...design, layers: [name, { ...box, x, style: { ...defaultStyle, logoUrl } }] })
    const { id } = await owner.client.labels.save({ name: '标', design: logoOf(30) })
    await app.database.pool.query('update file set size = 1024 * 1024 + 1 where id = $1', [logoUrl])
    await expect(owner.client.labels.save({ name: '大', design: logoOf(30) })).rejects.toMatchObject({
      data: {
        issues: [{ path: ['design', 'layers', 1, 'style', 'logoUrl'], message: expect.stringContaining('1 MB') }],
      },
    })
    expect((await owner.client.labels.save({ id, name: '标', design: logoOf(31) })).design.layers[1]?.x).toBe(31)
  })

  it('take pictures of their account, and backgrounds that are good enough for print', async () => {
    const bgUrl = await upload(owner, 720, 480)
    const saved: LabelTemplate = await owner.client.labels.save({ name: '底图', design: { ...design, bgUrl } })
    expect(saved.files).toMatchObject([{ id: bgUrl, width: 720 }])
    const other = await app.signUp()
    await expect(other.client.labels.save({ name: '偷', design: { ...design, bgUrl } })).rejects.toMatchObject({
      code: 1002,
    })
    const stolen = { id: 'p', type: 'picture' as const, fileId: bgUrl, x: 0, y: 0, width: 9, height: 9 }
    await expect(
      other.client.labels.save({ name: '偷', design: { ...design, layers: [box, stolen] } }),
    ).rejects.toMatchObject({ code: 1002 })
    const square = { ...design, bgUrl: await upload(owner, 900, 900) }
    await expect(owner.client.labels.save({ name: '方', design: square })).rejects.toMatchObject({
      message: '背景图的长宽比和标签不一样。这个标签需要 709×472 像素的图片。',
    })
    const coarse = { ...design, bgUrl: await upload(owner, 300, 200) }
    await expect(owner.client.labels.save({ name: '小', design: coarse })).rejects.toMatchObject({
      message: '背景图太小，打印出来会模糊。至少需要 354×236 像素。',
    })
  })
})

describe('labels as pictures', () => {
  it('scan to the address, in every format', async () => {
    const { id } = await owner.client.labels.save({ name: '水泵', design })
    const png = await picture({ labelTemplateId: id, id: code.id }, { path: 'label/create' })
    expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png'])
    const bytes = await png.arrayBuffer()
    expect(await decoded(bytes)).toBe(code.url)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 709, density: 300 })
    const svg = await picture({ design, id: code.id, format: 'svg' })
    expect([svg.headers.get('content-type'), await svg.text()]).toEqual([
      'image/svg+xml',
      expect.stringContaining('>二号喷淋泵</text>'),
    ])
    const pdf = await picture({ design, id: code.id, format: 'pdf' })
    expect([pdf.headers.get('content-type'), (await pdf.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
  })

  it('show their pictures', async () => {
    const bgUrl = await upload(owner, 720, 480)
    const logo = { id: 'p', type: 'picture' as const, fileId: await upload(owner, 90, 90, '#0b6b50') }
    const layers = [box, { ...logo, x: 2, y: 25, width: 10, height: 10 }]
    const png = await picture({ design: { ...design, bgUrl, layers }, id: code.id })
    const { data, info } = await sharp(await png.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true })
    const colourAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
    expect(colourAt(3, 3)).toEqual([0xe8, 0xf4, 0xef])
    expect(colourAt(80, 350)).toEqual([0x0b, 0x6b, 0x50])
    const foreign = await app.signUp()
    const stolen = await picture({ design: { ...design, bgUrl }, id: code.id }, { token: foreign.token })
    expect(await stolen.json()).toMatchObject({ code: 1002 })
  })

  it('are refused with the reason in the language of the caller', async () => {
    const messageOf = async (answer: Response) => ((await answer.json()) as { msg: string }).msg
    const tiny = { ...design, layers: [{ ...box, width: 6, height: 6 }] }
    expect(await messageOf(await picture({ design: tiny, id: code.id }, { language: 'en' }))).toMatch(
      /^The code is too small to scan once printed\. Make it at least [\d.]+ mm wide\.$/,
    )
    const huge = { ...design, width: 420, height: 420 }
    expect(await messageOf(await picture({ design: huge, id: code.id, dpi: 600 }))).toBe(
      '这个标签很大，分辨率最高 362 dpi',
    )
  })
})

it('knows what the batch of a code knows of it', async () => {
  const { accountId, userId } = owner
  const { rows } = await app.database.pool.query(
    `insert into batch_template (account_id, name, columns, blocks, name_pattern, place, created_by)
     values ($1, '水泵', $2, '[]', '', 0, $3) returning id`,
    [accountId, JSON.stringify([{ key: 'who', name: '责任人', type: 'text', required: false, note: '' }]), userId],
  )
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
  const { id } = await owner.client.qrCodes.save({ name: '一号喷淋泵', blocks })
  await app.database.pool.query(
    `insert into batch_child (account_id, qr_code_id, template_id, place, number, values, version)
     values ($1, $2, $3, 0, 'A01-B01', '{"who": "张三"}', 1)`,
    [accountId, id, rows[0].id],
  )
  const { list } = await owner.client.labels.printData({ ids: [code.id, id] })
  expect(list).toMatchObject([
    { id: code.id, number: '', columns: {} },
    { id, number: 'A01-B01', columns: { 责任人: '张三' } },
  ])
})

it('tells what a label is filled with, in the words and the zone of whoever asks', async () => {
  const { list } = await owner.client.labels.printData({ ids: [code.id] })
  expect(list).toEqual([
    {
      name: '二号喷淋泵',
      number: '',
      id: code.id,
      address: code.url,
      directories: ['一号厂房', '水泵房'],
      state: '正常',
      created: expect.stringMatching(/^\d{4}年\d{1,2}月\d{1,2}日$/),
      printed: expect.stringMatching(/^\d{4}年\d{1,2}月\d{1,2}日$/),
      columns: {},
      style: null,
      files: [],
    },
  ])
  const english = await app.clientOf(owner.token, 'en').labels.printData({ ids: [code.id] })
  expect(english.list[0]).toMatchObject({ state: 'Normal', created: expect.stringMatching(/^\d{1,2} \w{3,4} \d{4}$/) })
})
