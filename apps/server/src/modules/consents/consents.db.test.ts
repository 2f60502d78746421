import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let owner: SignedUp
let second: SignedUp
let other: SignedUp
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  owner = await app.signUp({ tier: 'enterprise' })
  ;[second, other] = [await app.signUp(), await app.signUp()]
  await app.joinAccount(second, owner.accountId, 'subAdmin', ['deleteQrCode'])
  await app.joinAccount(other, owner.accountId, 'subAdmin')
})
afterAll(() => app.close())

const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
const messageOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  )

async function makeCodes(count: number, directoryId?: number): Promise<string[]> {
  const items = Array.from({ length: count }, (_, place) => ({
    ...{ name: `消防栓 ${place}`, blocks },
    ...(directoryId === undefined ? {} : { directoryId }),
  }))
  return (await owner.client.qrCodes.bulkSave({ items })).list.map(({ id }) => id)
}
const alive = async () => (await owner.client.qrCodes.getCodeList({})).total
const kindsTold = async (who: SignedUp) => (await who.client.notices.list({})).list.map(({ kind }) => kind)

it('lets a second person agree, never the one who asks, and says so in bell and log', async () => {
  expect(await owner.client.consents.setRule({ most: 2 })).toEqual({
    most: 2,
    others: 1,
    can: { set: true },
    waits: null,
  })
  const ids = await makeCodes(5)
  expect(await owner.client.qrCodes.bulkRemove({ ids: ids.slice(0, 2) })).toEqual({ removed: 2, waits: null })
  // Little by little is no way around it.
  const { removed, waits } = await owner.client.qrCodes.bulkRemove({ ids: ids.slice(2) })
  expect({ removed, left: await alive() }).toEqual({ removed: 0, left: 3 })
  expect((await owner.client.qrCodes.bulkRemove({ ids: ids.slice(2).toReversed() })).waits).toBe(waits)
  const id = waits ?? 0
  expect(await kindsTold(second)).toEqual(['consentWanted'])
  expect(await kindsTold(other)).toEqual([])
  expect(await messageOf(owner.client.consents.give({ id }))).toBe('不能同意自己的请求')
  expect(await messageOf(other.client.consents.give({ id }))).not.toBe('done')
  expect((await other.client.consents.list({})).list).toEqual([])
  const stranger = await app.signUp({ tier: 'enterprise' })
  expect(await messageOf(stranger.client.consents.give({ id }))).not.toBe('done')

  const both = await Promise.all([1, 2].map(() => messageOf(second.client.consents.give({ id }))))
  expect(both.filter((one) => one === 'done')).toHaveLength(1)
  expect(await alive()).toBe(0)
  const [seen] = (await owner.client.consents.list({})).list
  expect(seen).toMatchObject({ state: 'given', removed: 3, count: 3, can: { answer: false, withdraw: false } })
  expect(await kindsTold(owner)).toContain('consentGiven')
  const log = (await owner.client.audit.createlog({})).list
  const whats = log.map(({ details }) => details.what).filter(Boolean)
  expect(whats).toEqual(expect.arrayContaining(['consentRule', 'consentAsked', 'consentGiven']))
  expect(log.filter(({ verb, user }) => verb === 'removed' && user.id === owner.userId)).toHaveLength(5)
})

it('holds for a directory with its codes, and does nothing where it is refused, taken back or too late', async () => {
  await owner.client.consents.setRule({ most: 1 })
  const directory = await owner.client.directories.add({ name: '一楼' })
  await makeCodes(3, directory.id)
  const remove = () => second.client.directories.del({ id: directory.id, qrCodes: 'trash' })
  const first = (await remove()).waits ?? 0
  const refused = await owner.client.consents.refuse({ id: first, reason: '还要用' })
  expect(refused).toMatchObject({ state: 'refused', reason: '还要用', directory: '一楼' })
  expect(await messageOf(owner.client.consents.give({ id: first }))).toBe('这个请求已经有结果或已过期')
  const back = (await remove()).waits ?? 0
  expect(await second.client.consents.withdraw({ id: back })).toMatchObject({ state: 'withdrawn' })
  const late = (await remove()).waits ?? 0
  await app.database.pool.query(`update consent_request set expires_at = now() - interval '1 year' where id = $1`, [
    late,
  ])
  expect(await messageOf(owner.client.consents.give({ id: late }))).toBe('这个请求已经有结果或已过期')
  expect(await alive()).toBe(3)
  const id = (await remove()).waits ?? 0
  expect(await owner.client.consents.give({ id })).toMatchObject({ state: 'given', removed: 3 })
  expect({ alive: await alive(), directories: (await owner.client.directories.listAll({})).total }).toEqual({
    ...{ alive: 0, directories: 1 },
  })
  // Moving them up deletes none.
  const again = await owner.client.directories.add({ name: '二楼' })
  await makeCodes(3, again.id)
  expect(await second.client.directories.del({ id: again.id })).toMatchObject({ moved: 3, waits: null })
})

it('asks a second person before the rule is loosened, and nobody where there is none', async () => {
  await owner.client.consents.setRule({ most: 5 })
  expect(await owner.client.consents.setRule({ most: 3 })).toMatchObject({ most: 3, waits: null })
  const { most, waits } = await owner.client.consents.setRule({ most: null })
  expect(most).toBe(3)
  await second.client.consents.give({ id: waits ?? 0 })
  expect((await owner.client.consents.rule({})).most).toBeNull()
  const alone = await app.signUp({ tier: 'enterprise' })
  expect(await messageOf(alone.client.consents.setRule({ most: 5 }))).toContain('没有第二个人可以同意')
})

it('holds for programs, which may not agree themselves', async () => {
  await owner.client.consents.setRule({ most: 1 })
  const ids = await makeCodes(2)
  const { token } = await owner.client.keys.add({ name: '脚本', scopes: ['codes:delete'], until: null })
  const program = app.clientOf(token)
  const { waits } = await program.qrCodes.bulkRemove({ ids })
  expect(waits).not.toBeNull()
  expect(await messageOf(program.consents.give({ id: waits ?? 0 }))).not.toBe('done')
})
