import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeCodes } from '../exports/exports.fixture.ts'

let app: TestApp
let owner: SignedUp

beforeAll(async () => {
  app = await startTestApp({ environment: { LOG_LEVEL: 'silent' } })
  owner = await app.signUp()
}, 180_000)
afterAll(() => app.close())

const mist = { theme: 'mist' as const, colour: '#0b7a5b', logoId: null, coverId: null }
const rose = { theme: 'rose' as const, colour: '', logoId: null, coverId: null }

it('dresses the page of a code for itself, goes with a duplicate, and falls back to that of the account', async () => {
  const { client } = owner
  const [one, other] = await makeCodes(app, owner, 2)
  const ids = [one?.id ?? '', other?.id ?? '']
  await client.brand.set(rose)
  expect(await client.qrCodes.getBrand({ id: ids[0] ?? '' })).toEqual({ brand: null })
  expect(await client.qrCodes.setBrand({ ids: ids.slice(0, 1), brand: mist })).toEqual({ changed: 1 })
  expect(await client.qrCodes.setBrand({ ids: ids.slice(0, 1), brand: mist })).toEqual({ changed: 0 })
  const { brand } = await client.qrCodes.getBrand({ id: ids[0] ?? '' })
  expect(brand).toEqual({ theme: 'mist', colour: '#0b7a5b', logo: null, cover: null })
  const pages = await Promise.all(ids.map((id) => app.fetch(`/q/${id}`).then((page) => page.text())))
  expect(pages[0]).not.toBe(pages[1])
  const copy = await client.qrCodes.duplicate({ id: ids[0] ?? '' })
  expect((await client.qrCodes.getBrand({ id: copy.id })).brand).toEqual(brand)
  await client.qrCodes.setBrand({ ids: [...ids, copy.id], brand: null })
  expect((await client.qrCodes.getBrand({ id: copy.id })).brand).toBeNull()
  const { list } = await client.audit.createlog({ filters: { verb: 'dressed' } })
  expect(list).toHaveLength(3)
})

it('refuses what is no picture, and all codes when one is not there', async () => {
  const [one] = await makeCodes(app, owner, 1)
  const id = one?.id ?? ''
  await expect(
    owner.client.qrCodes.setBrand({ ids: [id], brand: { ...mist, logoId: 'a'.repeat(22) } }),
  ).rejects.toMatchObject({ code: 1001, data: { issues: [{ path: ['logoId'] }] } })
  await expect(owner.client.qrCodes.setBrand({ ids: [id, 'AbC23xyz'], brand: mist })).rejects.toMatchObject({
    code: 1002,
  })
  expect(await owner.client.qrCodes.getBrand({ id })).toEqual({ brand: null })
})
