import { CallError } from '@matai/client'
import { made } from '@matai/content/schema'
import { errorCodes } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mintAccountId } from '../../platform/db/account-id.ts'
import { makeBelongings } from '../../testing/samples.ts'
import { newNumber, type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const rights = { name: '三厂的小王' }

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 0,
    (error: unknown) => (error instanceof CallError ? error.code : error),
  )

/** Somebody who was invited by number into an account and came. */
async function makeMember(owner: SignedUp, more: object = {}): Promise<SignedUp> {
  const who = await app.signUp()
  await owner.client.team.add({ ...rights, mobile: who.mobile, sms: false, ...more })
  const [invitation] = (await who.client.team.getAccountList({})).invitations
  await who.client.team.join({ id: invitation?.id ?? 0 })
  return who
}

describe('a member', () => {
  it('is invited by number, chooses the account and works there with what was granted', async () => {
    const owner = await app.signUp({ tier: 'flagship' })
    const who = await app.signUp()
    const { link } = await owner.client.team.add({ ...rights, mobile: who.mobile, flags: ['deleteForm'], sms: false })
    expect(link).toMatch(/\/join\?code=\d+-\w{14}$/)
    expect(await who.client.accounts.getUserinfo({})).toMatchObject({ invitations: 1, choose: true })
    const { invitations } = await who.client.team.getAccountList({})
    const { accountId } = await who.client.team.join({ id: invitations[0]?.id ?? 0 })
    expect(accountId).toBe(owner.accountId)
    const info = await who.client.accounts.getUserinfo({})
    expect(info).toMatchObject({ choose: false, flags: ['deleteForm'], account: { role: 'subAdmin' } })
    const { list } = await owner.client.team.list({})
    expect(list).toMatchObject([{ id: who.userId, state: 'active', name: '三厂的小王', invitationId: null }])
    expect(await codeOf(who.client.team.add({ name: '别人' }))).toBe(errorCodes.noPermission)

    const blocks = [made.richText('b0', { html: '<p>1</p>' })]
    const code = await owner.client.qrCodes.save({ name: '消防栓', blocks })
    const remove = () => who.client.qrCodes.bulkRemove({ ids: [code.id] })
    expect(await codeOf(remove())).toBe(errorCodes.noPermission)
    await owner.client.team.edit({ id: who.userId, ...rights, flags: ['deleteQrCode'] })
    expect(await codeOf(remove())).toBe(0)
  })

  it('comes by a link once, and only with the number that it is for', async () => {
    const owner = await app.signUp({ tier: 'advanced' })
    const [one, other] = [await app.signUp(), await app.signUp()]
    const named = await owner.client.team.add({ ...rights, mobile: newNumber(), sms: false })
    const codeIn = (link: string) => new URL(link).searchParams.get('code') ?? ''
    expect(await codeOf(one.client.team.join({ code: codeIn(named.link) }))).toBe(errorCodes.noPermission)
    const open = codeIn((await owner.client.team.add({ ...rights })).link)
    expect((await app.anyone.team.invitationInfo({ code: open })).invitation).toMatchObject({ name: '三厂的小王' })
    const tries = await Promise.all([one, other].map(({ client }) => codeOf(client.team.join({ code: open }))))
    expect(tries.toSorted()).toEqual([0, errorCodes.notFound])
    expect((await app.anyone.team.invitationInfo({ code: open })).invitation).toBeNull()
  })

  it('who is removed is out at once on every node, and of two who remove only one did', async () => {
    const owner = await app.signUp({ tier: 'advanced' })
    const who = await makeMember(owner)
    const ended = vi.fn()
    const watcher = { accountId: mintAccountId(owner.accountId), wallId: undefined, userId: who.userId }
    app.modules.statuses.live.watch({ ...watcher, changed: () => undefined, end: ended })
    const removals = await Promise.all([1, 2].map(() => codeOf(owner.client.team.del({ id: who.userId }))))
    expect(removals.toSorted()).toEqual([0, errorCodes.notFound])
    expect(await codeOf(who.client.qrCodes.getCodeList({}))).toBe(errorCodes.sessionInvalid)
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), { timeout: 10_000 })
  })

  it('leaves by himself, and the administrator cannot', async () => {
    const owner = await app.signUp({ tier: 'advanced' })
    const who = await makeMember(owner)
    expect(await codeOf(owner.client.team.quitCompany({}))).toBe(errorCodes.inputInvalid)
    await who.client.team.quitCompany({})
    // The session goes on at home.
    expect((await who.client.accounts.getUserinfo({})).account.id).toBe(who.accountId)
    expect((await owner.client.team.list({})).total).toBe(0)
    expect((await owner.client.audit.createlog({ filters: { verb: 'left' } })).total).toBe(1)
  })

  it('who is a guest looks, changes nothing, and is gone when the time is over', async () => {
    const owner = await app.signUp({ tier: 'advanced' })
    const until = new Date(app.clock.now().getTime() + 3_600_000)
    const who = await makeMember(owner, { viewOnly: true, until: until.toISOString() })
    expect(await codeOf(who.client.qrCodes.getCodeList({}))).toBe(0)
    expect(await codeOf(who.client.qrCodes.save({ name: '消防栓', blocks: [] }))).toBe(errorCodes.noPermission)
    await app.database.pool.query(`update membership set until = $1 where user_id = $2 and account_id = $3`, [
      new Date(app.clock.now().getTime() - 1),
      who.userId,
      owner.accountId,
    ])
    expect(await codeOf(who.client.qrCodes.getCodeList({}))).toBe(errorCodes.sessionInvalid)
    expect((await owner.client.team.list({})).list).toMatchObject([{ state: 'ended' }])
  })

  it('an administrator looks as a member does, and back', async () => {
    const owner = await app.signUp({ tier: 'advanced' })
    const who = await makeMember(owner, { flags: ['deleteForm'] })
    await owner.client.team.seeAs({ id: who.userId })
    expect(await owner.client.accounts.getUserinfo({})).toMatchObject({
      viewOnly: true,
      flags: ['deleteForm'],
      seenAs: { id: who.userId, name: '三厂的小王' },
    })
    expect(await codeOf(owner.client.team.list({}))).toBe(errorCodes.noPermission)
    expect(await codeOf(owner.client.qrCodes.save({ name: '消防栓', blocks: [] }))).toBe(errorCodes.noPermission)
    await owner.client.team.seeAsEnd({})
    expect(await codeOf(owner.client.team.list({}))).toBe(0)
  })
})

it('what hangs on who goes is with the heir in the same moment, once each', async () => {
  const owner = await app.signUp({ tier: 'advanced' })
  const [who, heir] = [await makeMember(owner), await makeMember(owner)]
  const own = await makeBelongings({ ...who, accountId: owner.accountId }, app)
  const { pool } = app.database
  const both = JSON.stringify([who.userId, heir.userId])
  await pool.query('update plan set people = $1::jsonb where id = $2', [both, own.plan])
  await pool.query('update status set members = $1::jsonb where id = $2', [both, own.status])
  await pool.query('update form_record set charge_id = $1 where id = $2', [who.userId, own.record])
  const { holdings, heirs } = await owner.client.team.holdings({ id: who.userId })
  expect(holdings.map(({ kind }) => kind).toSorted()).toEqual(['forms', 'plans', 'qrCodes', 'records', 'statuses'])
  expect(heirs.slice(0, 2).map(({ id }) => id)).toEqual([owner.userId, heir.userId])
  await owner.client.team.del({ id: who.userId, heirId: heir.userId })
  await app.modules.qrCodes.handOver({ accountId: owner.accountId, from: who.userId, to: heir.userId })
  const one = async (sql: string, id: unknown) => (await pool.query(sql, [id])).rows[0]
  expect(await one('select people from plan where id = $1', own.plan)).toEqual({ people: [heir.userId] })
  expect(await one('select members from status where id = $1', own.status)).toEqual({ members: [heir.userId] })
  for (const [table, column, id] of [
    ['qr_code', 'created_by', own.qrCode],
    ['form', 'created_by', own.form],
    ['form_record', 'charge_id', own.record],
  ])
    expect(await one(`select ${column}::int as whose from ${table} where id = $1`, id)).toEqual({ whose: heir.userId })
})

it('of 200 invitations at once the tier gets exactly as many as it has', async () => {
  const owner = await app.signUp({ tier: 'advanced' })
  const codes = await Promise.all(Array.from({ length: 200 }, () => codeOf(owner.client.team.add({ ...rights }))))
  expect(codes.filter((code) => code === 0)).toHaveLength(5)
  expect(codes.filter((code) => code === errorCodes.limitReached)).toHaveLength(195)
})

it('directories are given where the tier has that, and only those of the account', async () => {
  const owner = await app.signUp({ tier: 'advanced' })
  const { id } = await owner.client.directories.add({ name: '三厂' })
  expect(await codeOf(owner.client.team.add({ ...rights, directories: [id] }))).toBe(errorCodes.featureMissing)
  const foreign = await app.signUp({ tier: 'flagship' })
  expect(await codeOf(foreign.client.team.add({ ...rights, directories: [id] }))).toBe(errorCodes.notFound)
})
