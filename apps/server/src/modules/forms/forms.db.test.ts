import { formsMax } from '@matai/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const titlesOf = async ({ client }: SignedUp, filters: { groupId?: number | null } = {}) =>
  (await client.forms.list({ filters })).list.map(({ title }) => title)

it('are made, renamed, moved between groups and removed', async () => {
  const who = await app.signUp()
  const { client } = who
  const group = await client.formGroups.add({ name: '设备' })
  const check = await client.forms.save({ title: '灭火器点检', groupId: group.id })
  expect(check).toMatchObject({ number: 1, title: '灭火器点检', groupId: group.id, creator: { id: who.userId } })
  const visit = await client.forms.save({ title: '访客登记' })
  expect([visit.number, visit.groupId]).toEqual([2, null])
  expect(await titlesOf(who, { groupId: group.id })).toEqual(['灭火器点检'])
  expect(await titlesOf(who, { groupId: null })).toEqual(['访客登记'])
  expect(await client.formGroups.list({})).toMatchObject({ list: [{ forms: 1 }], withoutGroup: 1 })

  const renamed = await client.forms.save({ id: check.id, title: '灭火器月检' })
  expect([renamed.title, renamed.groupId]).toEqual(['灭火器月检', group.id])
  expect(await client.forms.changeGroup({ ids: [check.id, visit.id], groupId: group.id })).toEqual({ changed: 1 })
  expect(await client.formGroups.listPage({})).toMatchObject({ list: [{ forms: 2 }] })

  expect(await client.forms.delete({ ids: [visit.id] })).toEqual({ removed: 1 })
  await expect(client.forms.info({ id: visit.id })).rejects.toMatchObject({ code: 1002 })
  expect((await client.forms.save({ title: '报修' })).number).toBe(3)
  const { list } = await client.audit.createlog({})
  expect(list.filter(({ subject }) => subject === 'form').map(({ verb, name }) => [verb, name])).toEqual([
    ['created', '报修'],
    ['removed', '访客登记'],
    ['moved', '访客登记'],
    ['renamed', '灭火器月检'],
    ['created', '访客登记'],
    ['created', '灭火器点检'],
  ])
})

it('stay when their group is deleted, in none', async () => {
  const who = await app.signUp()
  const { client } = who
  const group = await client.formGroups.add({ name: '设备' })
  const { id } = await client.forms.save({ title: '点检', groupId: group.id })
  await client.formGroups.del({ id: group.id })
  expect((await client.forms.info({ id })).groupId).toBeNull()
  expect(await client.formGroups.list({})).toEqual({ list: [], withoutGroup: 1 })
  await expect(client.forms.save({ title: '巡检', groupId: group.id })).rejects.toMatchObject({ code: 1002 })
})

it.each([
  ['', '请填写表单标题'],
  [' \u200b', '请填写表单标题'],
  ['入库/出库', '表单标题不能包含“/”'],
  ['长'.repeat(101), '最多 100 个字符'],
])('have a title that says something: %j', async (title, message) => {
  const { client } = await app.signUp()
  await expect(client.forms.save({ title })).rejects.toMatchObject({
    code: 1001,
    data: { issues: [{ path: ['title'], message }] },
  })
})

it('have numbers of their own, although many are made at once', async () => {
  const { client } = await app.signUp()
  const made = await Promise.all(Array.from({ length: 12 }, (_, at) => client.forms.save({ title: `表单 ${at}` })))
  expect(made.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(made.map((_, at) => at + 1))
})

it('are as many as the limit allows', async () => {
  const who = await app.signUp()
  await app.database.pool.query(
    `insert into form (account_id, number, title, created_by, updated_at)
     select $1, n, 'x', $2, now() from generate_series(1, $3) n`,
    [who.accountId, who.userId, formsMax],
  )
  await expect(who.client.forms.save({ title: '再来一个' })).rejects.toMatchObject({ code: 1005 })
})

it('are deleted by whom the administrator lets, all or none', async () => {
  const [owner, helper] = [await app.signUp(), await app.signUp()]
  await app.joinAccount(helper, owner.accountId, 'subAdmin')
  const { id } = await helper.client.forms.save({ title: '点检' })
  expect((await helper.client.forms.info({ id })).can).toEqual({ edit: true, delete: false })
  await expect(helper.client.forms.delete({ ids: [id] })).rejects.toMatchObject({ code: 1003 })
  await expect(owner.client.forms.delete({ ids: [id, 2 ** 40] })).rejects.toMatchObject({ code: 1002 })
  expect(await titlesOf(owner)).toEqual(['点检'])
  expect((await owner.client.forms.info({ id })).can.delete).toBe(true)
})
