import { afterAll, beforeAll, expect, it } from 'vitest'
import { samples } from '../../testing/samples.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let owner: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp()
})
afterAll(() => app.close())

const info = { name: '海滨物业', intro: '二十年的小区管家' }
const blocks = [{ id: 't', type: 'richText' as const, html: '<p>修水管</p>' }]
const page = async (id: string) => (await app.fetch(`/q/${id}`)).text()

async function picture(who: SignedUp) {
  const input = (await samples['files.simple']({} as never, app)) as { sign: string; file: File }
  return who.client.files.simple(input)
}

it('introduces the company on its home page, at once after each change', async () => {
  const { client } = owner
  expect(await client.company.getHome({})).toEqual({ company: null, home: null, can: { edit: true } })
  const logo = await picture(owner)
  const set = await client.company.setHome({ ...info, logoId: logo.id })
  expect(set).toMatchObject({ company: { ...info, logo: { id: logo.id } }, home: null })
  const { id } = await client.qrCodes.save({ name: '海滨物业', kind: 'home', blocks })
  expect((await client.company.getHome({})).home).toMatchObject({ id, kind: 'home', blocks })

  const first = await page(id)
  for (const shown of [...Object.values(info), logo.url, '修水管']) expect(first).toContain(shown)
  expect(first.match(/<h1/g)).toHaveLength(1)
  expect((await client.qrCodes.preview({ name: '', blocks, kind: 'home' })).html).toContain(info.intro)
  await client.company.setHome({ ...info, intro: '三十年的小区管家' })
  expect(await page(id)).toContain('三十年的小区管家')
})

it('refuses a picture of somebody else, and codes that are no pages', async () => {
  const stranger = await app.signUp()
  const foreign = await picture(stranger)
  await expect(owner.client.company.setHome({ ...info, logoId: foreign.id })).rejects.toMatchObject({
    message: '图片格式错误',
  })
  await stranger.client.company.setHome(info)
  const jump = await stranger.client.qrCodes.save({ name: '商城', kind: 'jump', target: 'https://shop.example/' })
  await expect(stranger.client.company.setHome({ ...info, qrCodeId: jump.id })).rejects.toMatchObject({ code: 1001 })
})

it('makes a printed page the home page and a page again; what is printed goes on showing it', async () => {
  const { client } = await app.signUp()
  const { id } = await client.qrCodes.save({ name: '关于我们', blocks })
  expect((await client.company.setHome({ ...info, qrCodeId: id })).home).toMatchObject({ id, kind: 'home' })
  expect(await page(id)).toContain(info.intro)
  await expect(client.qrCodes.bulkRemove({ ids: [id] })).rejects.toMatchObject({ code: 1001 })
  const other = await client.qrCodes.save({ name: '另一个', blocks })
  await expect(client.company.setHome({ ...info, qrCodeId: other.id })).rejects.toMatchObject({
    message: '企业主页已存在',
  })

  expect(await client.company.delHome({})).toMatchObject({ company: info, home: null })
  const after = await page(id)
  expect(after).toContain('修水管')
  expect(after).not.toContain(info.intro)
  expect(await client.qrCodes.bulkRemove({ ids: [id] })).toEqual({ removed: 1, waits: null })
})
