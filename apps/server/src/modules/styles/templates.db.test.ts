import { seal } from '@matai/client/seal'
import { defaultStyle, savedStylesMax } from '@matai/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let owner: SignedUp
let helper: SignedUp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  owner = await app.signUp()
})

const jade = { bodyType: 'round', foreColor: '#0B6B50' } as const
const save = (name: string, style: object = jade) => owner.client.styleTemplates.saveTemplate({ name, style })
const names = async (query = {}) => (await owner.client.styleTemplates.list(query)).list.map(({ name }) => name)
const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]

async function uploadPicture(who: SignedUp): Promise<string> {
  const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#ded' } })
    .png()
    .toBuffer()
  const { key } = await app.anyone.accounts.sealKey({})
  const file = new File([new Uint8Array(picture)], 'back.png')
  return (await who.client.files.simple({ sign: seal('back', 'upload', key), file })).id
}

describe('saved styles', () => {
  it('are kept whole, renamed, changed, found again and deleted', async () => {
    const made = await save(' 青玉 ')
    expect(made).toMatchObject({ name: '青玉', isDefault: false, files: [], style: { ...defaultStyle, ...jade } })
    await save('朱红', { foreColor: '#B42318' })
    expect(await names()).toEqual(['朱红', '青玉'])
    const { client } = owner
    await client.styleTemplates.renameTemplate({ id: made.id, name: '门口' })
    expect(await names()).toEqual(['门口', '朱红'])
    const style = { ...made.style, foreColor: '#2E4E7E' }
    await client.styleTemplates.saveTemplate({ id: made.id, name: '门口 2', style })
    expect(await client.styleTemplates.get({ id: made.id })).toMatchObject({ name: '门口 2', style })
    expect(await client.styleTemplates.del({ id: made.id })).toEqual({ removed: 1 })
    expect(await names()).toEqual(['朱红'])
    await expect(client.styleTemplates.get({ id: made.id })).rejects.toMatchObject({ code: 1002 })
  })

  it('take a logo of one megabyte at most, as codes do; one that was there before stays', async () => {
    const logoUrl = await uploadPicture(owner)
    const kept = await save('旧', { logoUrl })
    await app.database.pool.query('update file set size = 1024 * 1024 + 1 where id = $1', [logoUrl])
    const message = 'Logo 不能超过 1 MB，请换一张小一点的图片'
    const refusal = { code: 1001, message, data: { issues: [{ path: ['style', 'logoUrl'], message }] } }
    await expect(save('新', { logoUrl })).rejects.toMatchObject(refusal)
    await owner.client.styleTemplates.saveTemplate({ id: kept.id, name: '旧', style: { ...kept.style, margin: 3 } })
    const { id } = await owner.client.qrCodes.save({ name: '门', blocks })
    const style = { ...defaultStyle, logoUrl }
    await expect(owner.client.qrCodes.setStyle({ id, style })).rejects.toMatchObject(refusal)
    await expect(owner.client.qrCodes.bulkSetStyle({ ids: [id], style: { logoUrl } })).rejects.toMatchObject(refusal)
    await app.database.pool.query('update file set size = 1024 * 1024 where id = $1', [logoUrl])
    await owner.client.qrCodes.setStyle({ id, style })
  })

  it('are saved by one of many who edited the same version, and nothing of the others is kept', async () => {
    const { styleTemplates } = owner.client
    const { id, version } = await save('青玉')
    const tries = Array.from({ length: 200 }, (_, at) =>
      styleTemplates.saveTemplate({ id, version, name: `青玉 ${at}`, style: jade }),
    )
    const answers = await Promise.allSettled(tries)
    const won = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const lost = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect([won.length, new Set(lost)]).toEqual([1, new Set([1006])])
    expect(await styleTemplates.get({ id })).toEqual(won[0])
    // Whoever named it otherwise meanwhile is not overwritten either.
    await styleTemplates.renameTemplate({ id, name: '朱红' })
    const late = styleTemplates.saveTemplate({ id, version: version + 1, name: '青玉', style: jade })
    await expect(late).rejects.toMatchObject({ code: 1006, message: '内容已被他人修改，请刷新后重试' })
  })

  it('are listed by name and page by page, at both addresses', async () => {
    for (const name of ['一号楼', '二号楼', '100%']) await save(name)
    expect(await names({ keyword: '号楼' })).toEqual(['二号楼', '一号楼'])
    expect(await names({ keyword: '%' })).toEqual(['100%'])
    const first = await owner.client.styleTemplates.listOfUser({ pageSize: 2 })
    const second = await owner.client.styleTemplates.listOfUser({ pageSize: 2, cursor: first.next ?? '' })
    expect([first.total, first.list.length, second.list.map(({ name }) => name), second.next]).toEqual([
      3,
      2,
      ['一号楼'],
      null,
    ])
  })

  it('are refused with the reason when they would not scan, and nothing is kept', async () => {
    const light = { foreColor: '#F5E9C8' }
    await expect(save('浅色', light)).rejects.toMatchObject({ code: 1001, data: { issues: [{ path: ['style'] }] } })
    expect(await names()).toEqual([])
    const { id } = await save('青玉')
    const change = owner.client.styleTemplates.saveTemplate({ id, name: '浅色', style: light })
    await expect(change).rejects.toMatchObject({ code: 1001 })
    expect(await names()).toEqual(['青玉'])
  })

  it('name pictures of their own account only, and tell where those are', async () => {
    const [own, foreign] = [await uploadPicture(owner), await uploadPicture(await app.signUp())]
    await expect(save('x', { bgUrl: foreign })).rejects.toMatchObject({ code: 1002 })
    await expect(save('x', { logoUrl: foreign })).rejects.toMatchObject({ code: 1002 })
    const { files } = await save('背景', { bgUrl: own, bgFade: 80 })
    expect(files.map(({ id }) => id)).toEqual([own])
  })

  it('are no more than an account may have', async () => {
    await app.database.pool.query(
      `insert into style_template (account_id, name, style, created_by)
       select $1, '样式', '{}', $2 from generate_series(1, $3)`,
      [owner.accountId, owner.userId, savedStylesMax],
    )
    await expect(save('再来一个')).rejects.toMatchObject({ code: 1005, data: { limit: savedStylesMax } })
    expect((await owner.client.styleTemplates.list({ pageSize: 1 })).list[0]?.style).toEqual(defaultStyle)
  })
})

describe('the style of new codes', () => {
  const madeIn = async (who: SignedUp) => (await who.client.qrCodes.save({ name: '消防栓', blocks })).style

  it('is what each person chose, until it is deleted', async () => {
    const { id, style } = await save('青玉')
    helper = await app.signUp()
    await app.joinAccount(helper, owner.accountId, 'subAdmin')
    expect(await madeIn(owner)).toBeNull()
    expect(await owner.client.styleTemplates.setUserTemplate({ id })).toEqual({ beautyTemplateId: id })
    expect((await owner.client.accounts.getUserinfo({})).beautyTemplateId).toBe(id)
    expect((await owner.client.styleTemplates.get({ id })).isDefault).toBe(true)
    expect([await madeIn(owner), await madeIn(helper)]).toEqual([style, null])
    const { list } = await owner.client.qrCodes.bulkSave({ items: [{ name: '一', blocks }] })
    expect(list[0]?.style).toEqual(style)

    await helper.client.styleTemplates.setUserTemplate({ id })
    await helper.client.styleTemplates.delOfUser({ id })
    expect((await owner.client.accounts.getUserinfo({})).beautyTemplateId).toBeNull()
    expect([await madeIn(owner), await madeIn(helper)]).toEqual([null, null])
  })

  it('is taken back by choosing none', async () => {
    const { id } = await save('青玉')
    await owner.client.styleTemplates.setUserTemplate({ id })
    await owner.client.styleTemplates.setUserTemplate({ id: null })
    expect((await owner.client.accounts.getUserinfo({})).beautyTemplateId).toBeNull()
    expect(await madeIn(owner)).toBeNull()
  })
})

describe('what a style may be', () => {
  it('is told with names in the caller’s language and pictures', async () => {
    const { list } = await app.anyone.styleTemplates.getImageConfig({})
    expect(list.find(({ field, value }) => field === 'bodyType' && value === 'dots')).toMatchObject({ name: '圆点' })
    expect(list.every(({ svg, name }) => svg.startsWith('<svg') && !name.includes('.'))).toBe(true)
    const colours = (await app.clientOf(undefined, 'en').styleTemplates.getConfigColor({})).list
    expect(colours).toContainEqual({ name: 'Jade', color: '#0B6B50' })
    const looks = (await app.anyone.styleTemplates.getTemplateConfig({})).list
    expect(looks.find(({ id }) => id === 'hydrant')).toMatchObject({ trade: '消防', style: { level: 'H' } })
  })
})
