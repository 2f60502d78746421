import { formGroupsMax } from '@matai/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const namesOf = async ({ client }: SignedUp) => (await client.formGroups.list({})).list.map(({ name }) => name)

it('are made, renamed, put into an order and removed', async () => {
  const owner = await app.signUp()
  const { client } = owner
  const [repair, visit, exam] = [
    await client.formGroups.add({ name: '报修' }),
    await client.formGroups.add({ name: '访客' }),
    await client.formGroups.add({ name: '考试' }),
  ]
  expect(repair).toEqual({ id: repair.id, name: '报修', forms: 0, position: 1, can: { edit: true, delete: true } })
  const { list } = await client.formGroups.changeOrder({ ids: [exam.id, repair.id] })
  expect(list.map(({ name }) => name)).toEqual(['考试', '报修', '访客'])
  expect((await client.formGroups.edit({ id: visit.id, name: '来访' })).name).toBe('来访')
  expect(await client.formGroups.del({ id: repair.id })).toEqual({ removed: 1 })
  expect(await namesOf(owner)).toEqual(['考试', '来访'])
  expect((await client.formGroups.add({ name: '点检' })).position).toBe(4)
  const log = await client.audit.createlog({})
  expect(log.list.map(({ verb, subject, name, details }) => [subject, verb, name, details])).toEqual([
    ['formGroup', 'created', '点检', {}],
    ['formGroup', 'removed', '报修', {}],
    ['formGroup', 'renamed', '来访', { from: '访客' }],
    ['formGroup', 'ordered', '考试', {}],
    ['formGroup', 'created', '考试', {}],
    ['formGroup', 'created', '访客', {}],
    ['formGroup', 'created', '报修', {}],
  ])
})

it('have names of their own in an account, also when two are made at once', async () => {
  const [who, other] = [await app.signUp(), await app.signUp()]
  const made = await Promise.allSettled([1, 2, 3].map(() => who.client.formGroups.add({ name: '报修' })))
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = made.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  const taken = { code: 1001, message: '同名分组已存在', data: { issues: [{ path: ['name'] }] } }
  expect(refused).toMatchObject([taken, taken])
  expect((await other.client.formGroups.add({ name: '报修' })).name).toBe('报修')
  const visit = await who.client.formGroups.add({ name: '访客' })
  await expect(who.client.formGroups.edit({ id: visit.id, name: '报修' })).rejects.toMatchObject(taken)
  expect(await namesOf(who)).toEqual(['报修', '访客'])
})

it('are as many as the limit allows', async () => {
  const who = await app.signUp()
  await app.database.pool.query(
    `insert into form_group (account_id, name, position) select $1, 'x' || n, n from generate_series(1, $2) n`,
    [who.accountId, formGroupsMax - 1],
  )
  const both = await Promise.allSettled(['甲', '乙'].map((name) => who.client.formGroups.add({ name })))
  const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toMatchObject([{ code: 1005, message: '最多 200 个表单分组，请先删除不用的' }])
})

it('come page by page, in their order or by name', async () => {
  const who = await app.signUp()
  for (const name of ['丙', '甲', 'b', '乙', 'a']) await who.client.formGroups.add({ name })
  const all = async (sort: 'order' | 'name') => {
    const found: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await who.client.formGroups.listPage({ sort, pageSize: 2, ...(cursor ? { cursor } : {}) })
      expect(page.total).toBe(5)
      found.push(...page.list.map(({ name }) => name))
      cursor = page.next
    }
    return found
  }
  expect(await all('order')).toEqual(['丙', '甲', 'b', '乙', 'a'])
  expect(await all('name')).toEqual(['丙', '甲', '乙', 'a', 'b'].toSorted((a, b) => a.localeCompare(b, 'zh')))
  expect(await who.client.formGroups.listPage({ keyword: '甲' })).toMatchObject({ total: 1, next: null })
})
