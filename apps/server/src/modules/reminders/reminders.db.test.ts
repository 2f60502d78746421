import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mintAccountId } from '../../platform/db/account-id.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { type OpenForm, publish, submit, text } from '../records/records.fixture.ts'
import { messagesTo, questionFor, workOff } from './reminders.fixture.ts'

let app: TestApp
let who: SignedUp
let form: OpenForm
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  who = await app.signUp({ tier: 'flagship' })
  form = await publish(who, [text('q1')])
})

const address = () => `reader-${who.userId}@example.com`
const bad = { join: 'all' as const, tests: [{ component: 'q1', comparison: 'is' as const, value: '坏了' }] }
const log = async () => (await who.client.reminders.list({ pageSize: 200 })).list
const fates = async () =>
  (await log())
    .map(({ receiver, channel, state, reason }) => `${receiver.name} ${channel} ${state} ${reason}`.trim())
    .toSorted()

/** Somebody outside of the account, who has agreed unless told otherwise. */
async function reader({ agrees = true, ...more }: { agrees?: boolean; quiet?: { from: string; until: string } } = {}) {
  const receiver = await who.client.reminders.addReceiver({ name: '王师傅', email: address(), ...more })
  await workOff(app, who)
  if (agrees) await app.fetch(`${await questionFor(app, address())}/yes`, { method: 'POST' })
  return receiver
}

const rule = (more: object = {}) =>
  who.client.reminders.addRule({
    name: '设备坏了',
    on: { event: 'record', formId: form.formId, when: bad },
    channels: ['bell', 'mail'],
    ...more,
  })
const fill = (answer: string) => submit(app, form, { q1: answer })

describe('reminders', () => {
  it('are mailed and rung when an answer is such and such, once, however often the job runs', async () => {
    const receiver = await reader()
    const made = await rule({ receivers: [receiver.id], others: ['admins'] })
    expect(made).toMatchObject({ about: '登记', receivers: [{ name: '王师傅' }], enabled: true })
    await fill('没问题')
    await fill('坏了')
    const { rows } = await app.database.pool.query<{ payload: { occasion: never } }>(
      `select payload from graphile_worker._private_jobs where (payload ->> 'accountId')::bigint = $1
       and payload ->> 'occasion' is not null`,
      [who.accountId],
    )
    expect(rows).toHaveLength(2)
    await workOff(app, who)
    const account = mintAccountId(who.accountId)
    const again = rows.map(({ payload }) => app.modules.reminders.happened(account, payload.occasion, app.clock.now()))
    await Promise.all([...again, ...again])
    await workOff(app, who)
    expect((await fates()).filter((line) => line.startsWith('王师傅'))).toEqual(['王师傅 mail sent'])
    expect((await fates()).filter((line) => line.includes('bell'))).toHaveLength(1)
    const [mail, question, ...more] = await messagesTo(app, address())
    expect(mail?.text).toContain('“登记”收到第 2 条记录（设备坏了）')
    expect([question?.text.includes('/v/reminders/'), more]).toEqual([true, []])
    const { list } = await who.client.notices.list({})
    expect(list).toMatchObject([{ kind: 'reminderRecord', details: { number: 2, rule: '设备坏了' } }])
  })

  it('go to nobody who has not agreed, and to nobody any more who has said no', async () => {
    const receiver = await reader({ agrees: false })
    await rule({ receivers: [receiver.id], channels: ['mail'] })
    const page = await questionFor(app, address())
    const seen = await app.fetch(page)
    expect([seen.status, (await seen.text()).includes('想给 r***@example.com 发送提醒邮件')]).toEqual([200, true])
    expect((await app.fetch(`${page.slice(0, -2)}xx`)).status).toBe(404)
    await fill('坏了')
    await workOff(app, who)
    expect(await fates()).toEqual(['王师傅 mail skipped unconfirmed'])

    await app.fetch(`${page}/yes`, { method: 'POST' })
    expect((await who.client.reminders.listReceivers({})).list).toMatchObject([{ emailState: 'confirmed', rules: 1 }])
    await fill('坏了')
    await app.fetch(`${page}/no`, { method: 'POST' })
    await workOff(app, who)
    expect(await fates()).toEqual(['王师傅 mail skipped stopped', '王师傅 mail skipped unconfirmed'])
    expect(await messagesTo(app, address())).toHaveLength(1)

    await who.client.reminders.delReceiver({ id: receiver.id })
    const back = who.client.reminders.addReceiver({ name: '王师傅', email: address().toUpperCase() })
    await expect(back).rejects.toThrow('拒绝')
  })

  it('wait for the end of quiet hours and for the digest, and then go as one', async () => {
    const receiver = await reader()
    const now = app.clock.now()
    const clock = (minutes: number) =>
      new Date(now.getTime() + minutes * 60_000 + 8 * 3_600_000).toISOString().slice(11, 16)
    await rule({ receivers: [receiver.id], channels: ['mail'], digestAt: clock(120) })
    await who.client.reminders.editReceiver({
      ...{ id: receiver.id, name: '王师傅', email: address(), quiet: { from: clock(60), until: clock(180) } },
    })
    await fill('坏了')
    await fill('坏了')
    await workOff(app, who)
    expect(await fates()).toEqual(['王师傅 mail waiting quiet', '王师傅 mail waiting quiet'])
    const { turn } = app.modules.reminders.sending
    await turn(new Date(now.getTime() + 121 * 60_000))
    expect(await workOff(app, who)).toBe(0)
    const end = new Date(now.getTime() + 181 * 60_000)
    await Promise.all([turn(end), turn(end)])
    expect(await workOff(app, who)).toBe(1)
    const [mail] = await messagesTo(app, address())
    expect(mail?.text).toMatch(/：2 条提醒\n/)
    expect((await log()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  })

  it('are not sent again after a kill in the middle, and the log says so', async () => {
    const receiver = await reader()
    await rule({ receivers: [receiver.id], channels: ['mail'] })
    await fill('坏了')
    const jobs = await app.database.pool.query<{ payload: { occasion: never } }>(
      `delete from graphile_worker._private_jobs where (payload ->> 'accountId')::bigint = $1 returning payload`,
      [who.accountId],
    )
    const account = mintAccountId(who.accountId)
    for (const { payload } of jobs.rows)
      await app.modules.reminders.happened(account, payload.occasion, app.clock.now())
    // As a worker leaves it that was killed between taking on and sending.
    await app.database.pool.query(`update reminder set claimed_at = now() where account_id = $1`, [who.accountId])
    await workOff(app, who)
    await app.modules.reminders.sending.turn(new Date(app.clock.now().getTime() + 16 * 60_000))
    expect(await fates()).toEqual(['王师傅 mail failed interrupted'])
    expect(await messagesTo(app, address())).toHaveLength(1)
  })

  it('are tried along a rule, also one that is off', async () => {
    const receiver = await reader()
    const { id } = await rule({ receivers: [receiver.id], enabled: false, channels: ['mail'] })
    await fill('坏了')
    const { list } = await who.client.reminders.test({ ruleId: id })
    expect(list).toMatchObject([{ receiver: { name: '王师傅' }, channel: 'mail', state: 'sending' }])
    await workOff(app, who)
    expect(await fates()).toEqual(['王师傅 mail sent', '王师傅 mail skipped ruleOff'])
    expect((await messagesTo(app, address()))[0]?.text).toContain('测试提醒')
  })
})

describe('receivers', () => {
  it('are as many as the tier has', async () => {
    const free = await app.signUp()
    await free.client.reminders.addReceiver({ name: '我', userId: free.userId })
    const second = free.client.reminders.addReceiver({ name: '他', email: 'x@example.com' })
    await expect(second).rejects.toMatchObject({ code: 1005 })
    const { list } = await free.client.reminders.listReceivers({})
    expect(list).toMatchObject([
      { name: '我', user: { id: free.userId }, mobileState: 'confirmed', emailState: 'none' },
    ])
  })

  it('are people of the account once, and others by an address', async () => {
    const { reminders } = who.client
    await reminders.addReceiver({ name: '我', userId: who.userId })
    await expect(reminders.addReceiver({ name: '我', userId: who.userId })).rejects.toThrow('已经是接收人')
    await expect(reminders.addReceiver({ name: '谁' })).rejects.toThrow('邮箱或手机号')
    const stranger = await app.signUp()
    await expect(reminders.addReceiver({ name: '谁', userId: stranger.userId })).rejects.toThrow('不在账号里')
  })
})

describe('other events', () => {
  it('ring for statuses, follow-ups and redeemed coupons', async () => {
    const { client } = who
    const status = await client.statuses.add({
      name: '设备状态',
      items: [
        { key: 'a', name: '正常', colour: 'green', shape: 'circle', isDefault: true },
        { key: 'b', name: '异常', colour: 'red', shape: 'triangle' },
      ],
    })
    const itemId = status.items[1]?.id ?? 0
    const directory = await client.directories.add({ name: '一楼' })
    const { list: codes } = await client.qrCodes.bulkSave({
      items: [1, 2].map((at) => ({
        name: `灭火器 ${at}`,
        directoryId: directory.id,
        blocks: [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }],
      })),
    })
    const admins = { others: ['admins' as const], channels: ['bell' as const] }
    await rule({ ...admins, name: '异常', on: { event: 'status', statusId: status.id, itemIds: [itemId] } })
    await rule({ ...admins, name: '完成', on: { event: 'recordState', formId: form.formId, states: ['done'] } })
    await client.statuses.setOnQrCodes({ statusId: status.id, ids: codes.map(({ id }) => id), itemId })
    const { data } = await fill('好')
    for (const state of ['inProgress', 'done'] as const)
      await client.followUps.add({ recordId: data.id, text: '看过了', state })
    const coupon = await client.coupons.add({
      name: '咖啡券',
      mode: 'merchant',
      items: [{ name: '拿铁', quantity: 1 }],
      from: '2026-01-01T00:00:00Z',
      until: '2099-01-01T00:00:00Z',
    })
    await rule({ ...admins, name: '核销', on: { event: 'coupon', couponId: coupon.id } })
    const {
      list: [code],
    } = await client.coupons.listCodes({ filters: { couponId: coupon.id } })
    await client.coupons.writeCode({ code: code?.code ?? '' })
    await workOff(app, who)
    const { list } = await client.notices.list({})
    expect(list.map(({ kind, details }) => `${kind} ${details.rule}`).toSorted()).toEqual([
      'reminderCoupon 核销',
      'reminderState 完成',
      'reminderStatusMany 异常',
    ])
  })
})
