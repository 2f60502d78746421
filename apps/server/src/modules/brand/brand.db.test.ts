import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { samples } from '../../testing/samples.ts'

let app: TestApp
let owner: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp()
})
afterAll(() => app.close())

async function picture(who: SignedUp) {
  const input = (await samples['files.simple']({} as never, app)) as { sign: string; file: File }
  return who.client.files.simple(input)
}

it('dresses the pages of the account, and refuses what is no picture of its own', async () => {
  const { client } = owner
  expect(await client.brand.get({})).toEqual({ theme: 'plain', colour: '', logo: null, cover: null })
  const logo = await picture(owner)
  const set = { theme: 'sand', colour: '#ffe600', logoId: logo.id, coverId: null } as const
  expect(await client.brand.set(set)).toMatchObject({ theme: 'sand', logo: { id: logo.id }, cover: null })
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
  const { id } = await client.qrCodes.save({ name: '消防栓', blocks })
  const page = await (await app.fetch(`/q/${id}`)).text()
  expect(page).toContain(logo.url)
  expect(page).toContain('@media screen{:root{--paper:')
  expect(page).toContain('内容更新于')
  expect((await client.qrCodes.preview({ name: '', blocks })).html).toContain(logo.url)

  const stranger = await app.signUp()
  const foreign = { ...set, logoId: (await picture(stranger)).id }
  await expect(client.brand.set(foreign)).rejects.toMatchObject({ message: '图片格式错误' })
  expect((await client.brand.get({})).logo?.id).toBe(logo.id)
  expect((await stranger.client.brand.get({})).theme).toBe('plain')
})
