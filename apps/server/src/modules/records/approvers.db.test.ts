import { errorCodes, type Flag } from '@matai/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish, submit, text } from './records.fixture.ts'

let app: TestApp
let owner: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp({ tier: 'flagship' })
})
afterAll(() => app.close())

async function helper(flags: Flag[] = [], directoryIds?: number[]): Promise<SignedUp> {
  const who = await app.signUp()
  await app.joinAccount(who, owner.accountId, 'subAdmin', flags)
  if (directoryIds)
    await app.database.pool.query('update membership set directories = $1::jsonb where user_id = $2', [
      JSON.stringify(directoryIds),
      who.userId,
    ])
  return who
}

const told = async ({ client }: SignedUp) =>
  (await client.notices.list({})).list.filter(({ kind }) => kind === 'approvalWanted').length

it('a level asks a role, a right or an identity group; whoever comes into it later decides as well', async () => {
  const { recordApprovals, identityGroups, collaborators } = owner.client
  const [editor, foreman] = [await helper(['editRecord']), await helper()]
  const group = await identityGroups.add({ name: '班长' })
  const form = await publish(owner, [text('q1')])
  const { formId } = form
  const levels = [{ roles: ['editRecord' as const] }, { groupIds: [group.id] }, { roles: ['admin' as const] }]
  expect((await recordApprovals.set({ formId, levels })).levels).toEqual([
    { people: [], roles: ['editRecord'], groups: [] },
    { people: [], roles: [], groups: [{ id: group.id, name: '班长' }] },
    { people: [], roles: ['admin'], groups: [] },
  ])
  const recordId = (await submit(app, form, { q1: '要审批' })).data.id
  expect(await Promise.all([editor, foreman, owner].map(told))).toEqual([1, 0, 0])
  const levelOf = async () => (await owner.client.records.search({ filters: { formId } })).list[0]?.approvalLevel
  expect(await levelOf()).toBe(1)
  await expect(foreman.client.recordApprovals.decide({ recordId, level: 1, approved: true })).rejects.toMatchObject({
    code: errorCodes.conflict,
  })
  // Of an empty group the administrator decides; who comes into it takes that over.
  expect(await editor.client.recordApprovals.decide({ recordId, level: 1, approved: true })).toMatchObject({
    ...{ level: 2, waitsFor: [{ id: owner.userId }] },
  })
  await collaborators.add({ name: '王班长', mobile: foreman.mobile, groupIds: [group.id] })
  expect(await levelOf()).toBe(2)
  expect((await recordApprovals.ofRecord({ recordId })).waitsFor.map(({ id }) => id)).toEqual([foreman.userId])
  const decided = await foreman.client.recordApprovals.decide({ recordId, level: 2, approved: true, reason: '同意' })
  expect(decided).toMatchObject({ level: 3, waitsFor: [{ id: owner.userId }], can: { decide: false } })
  expect((await recordApprovals.decide({ recordId, level: 3, approved: true })).state).toBe('approved')
  expect(await levelOf()).toBe(0)
  await identityGroups.del({ id: group.id })
  expect((await recordApprovals.get({ formId })).levels[1]).toEqual({ people: [], roles: [], groups: [] })
  const stranger = await app.signUp({ tier: 'flagship' })
  const foreign = await stranger.client.identityGroups.add({ name: '别人的' })
  await expect(recordApprovals.set({ formId, levels: [{ groupIds: [foreign.id] }] })).rejects.toMatchObject({
    code: errorCodes.notFound,
  })
})

it('asks nobody who cannot open the record', async () => {
  const { directories, qrCodes, recordApprovals } = owner.client
  const [east, west] = [await directories.add({ name: '东楼' }), await directories.add({ name: '西楼' })]
  const [eastern, western] = [await helper(['deleteRecord'], [east.id]), await helper(['deleteRecord'], [west.id])]
  const form = await publish(owner, [text('q1')])
  const blocks = [{ id: 'f', type: 'formEntry' as const, text: '填写', formId: form.formId }]
  const { id: qrCodeId } = await qrCodes.save({ name: '东门', directoryId: east.id, blocks })
  await recordApprovals.set({ formId: form.formId, levels: [{ roles: ['deleteRecord'] }] })
  const waiting = async (more: { qrCodeId?: string }) => {
    const recordId = (await submit(app, form, { q1: '要审批' }, more)).data.id
    return (await recordApprovals.ofRecord({ recordId })).waitsFor.map(({ id }) => id)
  }
  expect(await waiting({ qrCodeId })).toEqual([eastern.userId])
  expect(await waiting({})).toEqual([owner.userId])
  expect([await told(eastern), await told(western)]).toEqual([1, 0])
})
