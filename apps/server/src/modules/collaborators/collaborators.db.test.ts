import { collaboratorsMax, errorCodes } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newNumber, type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createFiller, publish, text } from '../records/records.fixture.ts'

let app: TestApp
let who: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  who = await app.signUp()
})
afterAll(() => app.close())

const sheet = (...lines: string[][]) => Buffer.from(lines.map((cells) => cells.join(',')).join('\n')).toString('base64')
const peopleOf = async ({ client }: SignedUp, asked: object = {}) =>
  (await client.collaborators.list({ pageSize: 200, ...asked })).list
const brief = (rows: Awaited<ReturnType<typeof peopleOf>>) =>
  rows.map(({ name, mobile, groups }) => [name, mobile, groups.map((group) => group.name).join('、')]).sort()

describe('collaborators', () => {
  it('have a name, a phone once in an account, and groups by which they are found', async () => {
    const { collaborators, identityGroups } = who.client
    const guards = await identityGroups.add({ name: '保安' })
    await expect(identityGroups.add({ name: '保安' })).rejects.toMatchObject({ code: errorCodes.inputInvalid })
    const mobile = newNumber()
    const wang = await collaborators.add({ name: '王芳', mobile: `+${mobile}`, groupIds: [guards.id] })
    expect(wang).toMatchObject({ mobile, groups: [{ id: guards.id, name: '保安' }], boundAt: null, version: 1 })
    await expect(collaborators.add({ name: '另一个', mobile })).rejects.toMatchObject({ code: errorCodes.inputInvalid })
    const li = await collaborators.add({ name: '李雷', mobile: newNumber() })
    expect(brief(await peopleOf(who, { filters: { groupId: guards.id } }))).toEqual([['王芳', mobile, '保安']])
    expect((await peopleOf(who, { keyword: mobile.slice(-8) })).map(({ id }) => id)).toEqual([wang.id])
    expect((await peopleOf(who, { keyword: '李' })).map(({ id }) => id)).toEqual([li.id])

    expect(await collaborators.setGroup({ ids: [wang.id, li.id], groupId: guards.id, isIn: true })).toEqual({
      changed: 1,
    })
    expect((await identityGroups.list({})).list).toEqual([{ id: guards.id, name: '保安', people: 2 }])
    await expect(collaborators.edit({ id: li.id, version: 1, name: '李磊', mobile: li.mobile })).rejects.toMatchObject({
      code: errorCodes.conflict,
    })
    await expect(collaborators.edit({ id: li.id, name: '李磊', mobile })).rejects.toMatchObject({
      code: errorCodes.inputInvalid,
    })
    expect((await collaborators.edit({ id: li.id, name: '李磊', mobile: li.mobile })).groups).toEqual([])
    await identityGroups.del({ id: guards.id })
    expect((await peopleOf(who)).flatMap(({ groups }) => groups)).toEqual([])
    expect(await collaborators.del({ ids: [wang.id, li.id] })).toEqual({ removed: 2 })
    expect(await peopleOf(who)).toEqual([])
  })

  it('are so many in an account and no more, one by one and from a sheet', async () => {
    const full = await app.signUp()
    await app.database.pool.query(
      `insert into collaborator (account_id, name, mobile, updated_at)
       select $1, 'n' || n, (8613000000000 + n)::text, now() from generate_series(1, $2::int) n`,
      [full.accountId, collaboratorsMax - 1],
    )
    const { collaborators } = full.client
    const refusal = { code: errorCodes.limitReached, data: { limit: collaboratorsMax, used: collaboratorsMax + 1 } }
    const workbook = sheet(['姓名', '手机号'], ['甲', newNumber()], ['乙', newNumber()])
    await expect(collaborators.import({ workbook })).rejects.toMatchObject(refusal)
    await collaborators.add({ name: '最后一个', mobile: newNumber() })
    await expect(collaborators.add({ name: '多一个', mobile: newNumber() })).rejects.toMatchObject(refusal)
  })

  it('come from a workbook: what will happen is said, all rows are taken in one, and it is taken back', async () => {
    const owner = await app.signUp()
    const { collaborators } = owner.client
    const [old, first, second] = [newNumber(), newNumber(), newNumber()]
    const before = await collaborators.add({ name: '老张', mobile: old })
    const workbook = sheet(
      ['姓名', '手机号', '身份组'],
      ['张师傅', old, '电工'],
      ['王芳', first, '保安、夜班'],
      ['坏的', '12'],
      ['李雷', second],
    )
    const will = { added: 2, changed: 1, same: 0, newGroups: ['电工', '保安', '夜班'] }
    const skipped = [{ row: 4, column: 'mobile', message: '第 4 行：手机号不正确' }]
    expect(await collaborators.import({ workbook, looksOnly: true })).toEqual({ id: null, ...will, skipped })
    expect(brief(await peopleOf(owner))).toEqual([['老张', old, '']])
    await expect(collaborators.import({ workbook })).rejects.toMatchObject({ code: errorCodes.inputInvalid })
    expect((await peopleOf(owner)).length).toBe(1)

    const done = await collaborators.import({ workbook, skipBad: true })
    expect(done).toEqual({ id: expect.any(Number), ...will, skipped })
    const after = [
      ['张师傅', old, '电工'],
      ['李雷', second, ''],
      ['王芳', first, expect.stringMatching(/保安|夜班/)],
    ].sort()
    expect(brief(await peopleOf(owner))).toEqual(after)
    expect(await collaborators.import({ workbook, skipBad: true })).toMatchObject({ id: null, same: 3 })

    const li = (await peopleOf(owner, { keyword: '李雷' }))[0]
    await collaborators.edit({ id: li?.id ?? 0, name: '李磊', mobile: second })
    expect(await collaborators.undoImport({ id: done.id ?? 0 })).toEqual({ removed: 1, restored: 1, kept: 1 })
    expect(brief(await peopleOf(owner))).toEqual(
      [
        ['李磊', second, ''],
        ['老张', old, ''],
      ].sort(),
    )
    expect((await peopleOf(owner, { keyword: '老张' }))[0]?.id).toBe(before.id)
    await expect(collaborators.undoImport({ id: done.id ?? 0 })).rejects.toMatchObject({ code: errorCodes.notFound })
  })

  it('of one phone are one, however many add it at once', async () => {
    const owner = await app.signUp()
    const mobile = newNumber()
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => owner.client.collaborators.add({ name: '王芳', mobile })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await peopleOf(owner)).toHaveLength(1)
  })
})

describe('a form for collaborators', () => {
  it('is given to them alone, with groups to those who are in one, and a proven phone is bound', async () => {
    const { collaborators, identityGroups, formSettings } = who.client
    const guards = await identityGroups.add({ name: '夜班' })
    const mobile = newNumber()
    const form = await publish(who, [text('q1')])
    const { formId } = form
    await formSettings.setFillers({ formId, settings: { who: 'collaborators' } })
    const filler = createFiller(app)
    await filler.prove(form.id, mobile)
    expect((await filler.submit(form, { q1: 'a' })).msg).toBe('这个手机号不在可以填写的协作成员里')

    const { id } = await collaborators.add({ name: '王芳', mobile })
    expect((await filler.submit(form, { q1: 'a' })).code).toBe(0)
    expect((await peopleOf(who, { filters: { bound: true } })).map((one) => one.id)).toContain(id)
    await formSettings.setFillers({ formId, settings: { who: 'collaborators', groupIds: [guards.id] } })
    expect((await filler.submit(form, { q1: 'b' })).code).toBe(errorCodes.conflict)
    await collaborators.setGroup({ ids: [id], groupId: guards.id, isIn: true })
    expect((await filler.submit(form, { q1: 'b' })).code).toBe(0)

    // A group that is gone lets nobody in, rather than everybody.
    await identityGroups.del({ id: guards.id })
    expect((await filler.submit(form, { q1: 'c' })).code).toBe(errorCodes.conflict)
    const read = await formSettings.get({ formId })
    expect(read.fillers.groupIds).toEqual([guards.id])
  })

  it('names no group of somebody else', async () => {
    const other = await app.signUp()
    const foreign = await other.client.identityGroups.add({ name: '别人的' })
    const { formId } = await publish(who, [text('q1')])
    await expect(
      who.client.formSettings.setFillers({ formId, settings: { who: 'collaborators', groupIds: [foreign.id] } }),
    ).rejects.toMatchObject({ code: errorCodes.notFound })
  })
})
