import { AccessSettings } from '@matai/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]

it('names whoever made codes that are there, each once, and nobody of another account', async () => {
  const owner = await app.signUp()
  const helper = await app.signUp()
  const stranger = await app.signUp()
  await stranger.client.qrCodes.save({ name: '甲', blocks })
  await app.joinAccount(helper, owner.accountId, 'subAdmin')
  expect((await owner.client.qrCodes.getCreators({})).list).toEqual([])
  await owner.client.qrCodes.save({ name: '甲', blocks })
  await owner.client.qrCodes.save({ name: '乙', blocks })
  const { id } = await helper.client.qrCodes.save({ name: '丙', blocks })
  const { list } = await owner.client.qrCodes.getCreators({})
  expect(list.map((one) => one.id)).toEqual([owner.userId, helper.userId].sort((a, b) => a - b))
  expect(list.every(({ name }) => name !== '')).toBe(true)
  await owner.client.qrCodes.bulkRemove({ ids: [id] })
  expect((await owner.client.qrCodes.getCreators({})).list.map((one) => one.id)).toEqual([owner.userId])
})

it('marks the codes that keep somebody out, and not those that only say something instead', async () => {
  const { client } = await app.signUp()
  const save = async (name: string) => (await client.qrCodes.save({ name, blocks })).id
  const [open, closed, words] = [await save('甲'), await save('乙'), await save('丙')]
  await client.codeAccess.setAuth({ ids: [closed], settings: AccessSettings.parse({ password: 'open1234' }) })
  await client.codeAccess.setAuth({ ids: [words], settings: AccessSettings.parse({ fallback: '已结束' }) })
  const limited = async () => {
    const { list } = await client.qrCodes.getCodeList({})
    return Object.fromEntries(list.map((item) => [item.id, item.limited]))
  }
  expect(await limited()).toEqual({ [open]: false, [closed]: true, [words]: false })
  await client.codeAccess.setAuth({ ids: [closed], settings: AccessSettings.parse({}) })
  expect(await limited()).toMatchObject({ [closed]: false })
})
