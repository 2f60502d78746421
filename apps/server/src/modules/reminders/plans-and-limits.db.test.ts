import { afterAll, beforeAll, expect, it } from 'vitest'
import { newNumber, type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish, submit, text } from '../records/records.fixture.ts'
import { messagesTo, questionFor, workOff } from './reminders.fixture.ts'

let app: TestApp
let who: SignedUp
let receiver: { id: number }
beforeAll(async () => {
  app = await startTestApp()
  app.clock.advanceToNoon()
  who = await app.signUp({ tier: 'flagship' })
  // A session does not last for the days of this test.
  await app.database.pool.query(`update session set expires_at = expires_at + interval '30 days' where user_id = $1`, [
    who.userId,
  ])
  receiver = await who.client.reminders.addReceiver({ name: '王师傅', email: address() })
  await workOff(app, who)
  await app.fetch(`${await questionFor(app, address())}/yes`, { method: 'POST' })
})
afterAll(() => app.close())

const address = () => `rounds-${who.userId}@example.com`
/** What was mailed beside the question whether it is wanted, the oldest first. */
const mails = async () =>
  (await messagesTo(app, address()))
    .map((mail) => mail.text)
    .slice(0, -1)
    .reverse()

const zone = 'Asia/Shanghai'
const dayOf = (moment: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(moment)

it('a plan tells that it begins, what is unchecked at its warning, and what was never checked', async () => {
  const { client } = who
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
  const { id: directoryId } = await client.directories.add({ name: '三楼' })
  const { list } = await client.qrCodes.bulkSave({
    items: ['甲', '乙', '丙'].map((name) => ({ name, directoryId, blocks })),
  })
  const form = await publish(who, [text('q1')])
  const today = dayOf(app.clock.now())
  // The window is for a group: of its people those get a text message whose phones are proven.
  const guards = await client.identityGroups.add({ name: '夜班' })
  const mobiles = [newNumber(), newNumber()]
  for (const [at, mobile] of mobiles.entries())
    await client.collaborators.add({ name: `保安 ${at}`, mobile, groupIds: [guards.id] })
  await app.anyone.ownWork.sendCode({ mobile: mobiles[0] ?? '' })
  await app.anyone.ownWork.prove({ mobile: mobiles[0] ?? '', mobileCode: await app.smsCodeFor(mobiles[0] ?? '') })
  const { id: planId } = await client.plans.add({
    name: '月检',
    groupIds: [guards.id],
    ...{ formId: form.formId, directoryIds: [directoryId], cycle: { every: 'day', days: 1 } },
    ...{ opensAt: '06:00', warnsAt: '12:00', closesAt: '18:00', startsOn: today },
  })
  await client.plans.changeStatus({ id: planId, state: 'running' })
  const moments = ['opened' as const, 'warned' as const, 'closed' as const]
  await client.reminders.addRule({
    name: '巡检',
    ...{ on: { event: 'plan', planId, moments }, receivers: [receiver.id], others: ['admins', 'planPeople'] },
    channels: ['bell', 'mail', 'sms'],
  })
  // Whoever steps in hears two hours after the end, once, and only of what is open by then.
  await client.reminders.addRule({
    name: '上级',
    ...{ on: { event: 'plan', planId, moments: ['overdue'], hours: 2 }, receivers: [receiver.id], channels: ['mail'] },
  })
  const tomorrow = Date.parse(`${today}T00:00:30+08:00`) + 86_400_000
  const at = (hour: number) => new Date(tomorrow + hour * 3_600_000)
  const turn = async (hour: number) => {
    app.clock.advance(Math.max(0, (at(hour).getTime() - app.clock.now().getTime()) / 1_000))
    // Two workers look at the same minute.
    await Promise.all([app.modules.plans.turn(at(hour)), app.modules.plans.turn(at(hour))])
    const { escalation } = app.modules.reminders
    await Promise.all([escalation.turn(at(hour)), escalation.turn(at(hour))])
    await workOff(app, who)
  }
  await turn(6)
  await submit(app, form, { q1: '好' }, { qrCodeId: list[0]?.id, visitor: 'visitor-000000001' })
  await turn(12)
  await submit(app, form, { q1: '好' }, { qrCodeId: list[1]?.id, visitor: 'visitor-000000001' })
  await turn(18)
  await turn(19)
  const escalated = async () => (await mails()).filter((mail) => mail.includes('上级') && mail.includes(dayOf(at(0))))
  expect(await escalated()).toEqual([])
  await turn(20)
  await turn(21)
  const texts = (await app.outbox.list()).filter(({ to, text }) => to === `+${mobiles[0]}` && text.includes('月检'))
  expect(texts.length).toBeGreaterThanOrEqual(3)
  expect((await app.outbox.list()).filter(({ to }) => to === `+${mobiles[1]}`)).toEqual([])
  const told = await mails()
  const ofTomorrow = told.filter((mail) => mail.includes(dayOf(at(0))))
  expect(ofTomorrow.map((mail) => /计划“月检”[^\n]*/.exec(mail)?.[0])).toEqual([
    expect.stringMatching(/^计划“月检”开始了：3 个待检查，.*18:00 截止（巡检）/),
    expect.stringMatching(/^计划“月检”还有 2 个没有检查，.*18:00 截止（巡检）/),
    expect.stringMatching(/^计划“月检”已于 .*18:00 截止，1 个没有检查（巡检）/),
    expect.stringMatching(/^计划“月检”于 .*18:00 截止，已逾期 2 小时，仍有 1 个没有检查（上级）/),
  ])
  const bells = (await client.notices.list({})).list.filter(({ kind }) => kind.startsWith('reminderPlan'))
  expect(bells.filter(({ link }) => link === `/planManage?tab=tasks&planId=${planId}`).length).toBe(
    told.filter((mail) => !mail.includes('上级')).length,
  )
})

it('a limit that is nearly reached is told once a month, to whoever a rule names', async () => {
  const before = (await mails()).length
  await who.client.reminders.addRule({
    name: '快满了',
    ...{ on: { event: 'limit' }, receivers: [receiver.id], channels: ['mail'] },
  })
  await app.database.pool.query(`update account set tier = 0 where id = $1`, [who.accountId])
  // Of 1,000 records that the free tier holds 950 are there.
  await app.database.pool.query(
    `insert into form_tally (account_id, form_id, records, last_at) values ($1, 987654, 950, now())`,
    [who.accountId],
  )
  await app.modules.dashboard.watchUsage(app.clock.now())
  await app.modules.dashboard.watchUsage(app.clock.now())
  await workOff(app, who)
  const told = (await mails()).slice(before).filter((mail) => mail.includes('快满了'))
  expect(told.join()).not.toContain('{{')
  expect(told.filter((mail) => mail.includes('表单记录已用 952，上限 1,000（快满了）'))).toHaveLength(1)
})
