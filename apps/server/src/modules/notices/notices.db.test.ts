import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { everybody, mintAccountId } from '../../platform/db/account-id.ts'
import { type Mail, MailError } from '../../platform/mail/mail-sender.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createNotices, type Notices } from './service.ts'
import type { Telling } from './store/notices.ts'

let app: TestApp
let who: SignedUp
let notices: Notices
const email = () => `owner-${who.userId}@example.com`

beforeAll(async () => {
  app = await startTestApp()
  notices = app.modules.notices
})
afterAll(() => app.close())
beforeEach(async () => {
  who = await app.signUp()
})

const accountId = () => mintAccountId(who.accountId)
const telling = (more: Partial<Telling> = {}): Telling => ({
  accountId: accountId(),
  userId: who.userId,
  kind: 'usageHigh',
  details: { key: 'subAdmins', used: 18, limit: 20 },
  link: '/data',
  ...more,
})
const tell = (...tellings: Telling[]) => app.database.transact(everybody, (tx) => notices.tell(tx, tellings))
const bindEmail = (language = 'zh') =>
  app.database.pool.query('update "user" set email = $2, language = $3 where id = $1', [who.userId, email(), language])
const inbox = async () => (await app.outbox.list()).filter(({ to }) => to === email())

/** Ids of notices whose emails stand in the queue. */
async function queued(): Promise<number[]> {
  const { rows } = await app.database.pool.query<{ id: number }>(
    `select (payload ->> 'id')::int as id from graphile_worker._private_jobs
     where (payload ->> 'accountId')::bigint = $1 order by id`,
    [who.accountId],
  )
  return rows.map(({ id }) => id)
}

it('lists the newest first, page by page, and counts what is unread until it is read', async () => {
  await tell(...Array.from({ length: 5 }, (_, index) => telling({ details: { used: index } })))
  const first = await who.client.notices.list({ pageSize: 2 })
  expect([first.total, first.unread, first.list.map(({ details }) => details.used)]).toEqual([5, 5, [4, 3]])
  await tell(telling({ details: { used: 9 } }))
  const second = await who.client.notices.list({ pageSize: 2, cursor: first.next ?? '' })
  expect(second.list.map(({ details }) => details.used)).toEqual([2, 1])

  expect(await who.client.notices.read({ upTo: first.list[0]?.id ?? 0 })).toEqual({ changed: 5 })
  const after = await who.client.notices.list({})
  expect(after.unread).toBe(1)
  expect(after.list.map(({ readAt }) => readAt === null)).toEqual([true, false, false, false, false, false])
})

it('counts files that are ready as one until they are read, beside what else happened', async () => {
  const ready = Array.from({ length: 10 }, () => telling({ kind: 'exportDone', details: { file: 'codes.zip' } }))
  await tell(...ready, telling(), telling({ kind: 'exportFailed', details: {} }))
  const { unread, total, list } = await who.client.notices.list({})
  expect([unread, total]).toEqual([3, 12])
  await who.client.notices.read({ upTo: list[2]?.id ?? 0 })
  expect((await who.client.notices.list({})).unread).toBe(2)
})

it('is for one person in one account', async () => {
  const [other, helper] = [await app.signUp(), await app.signUp()]
  await app.joinAccount(helper, who.accountId, 'subAdmin')
  await tell(telling())
  const [mine] = (await who.client.notices.list({})).list
  for (const { client } of [other, helper]) {
    expect((await client.notices.list({})).list).toEqual([])
    expect(await client.notices.read({ upTo: mine?.id ?? 0 })).toEqual({ changed: 0 })
  }
  expect((await who.client.notices.list({})).unread).toBe(1)
})

it('tells the same thing once, of however many who tell it at the same time', async () => {
  await bindEmail()
  await Promise.all(Array.from({ length: 8 }, () => tell(telling({ once: 'subAdmins 2026-11' }))))
  await tell(telling({ once: 'subAdmins 2026-12' }))
  expect((await who.client.notices.list({})).total).toBe(2)
  expect(await queued()).toHaveLength(2)
})

it('is never told when what happened is undone', async () => {
  await bindEmail()
  const undone = app.database.transact(everybody, async (tx) => {
    await notices.tell(tx, telling())
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  expect([(await who.client.notices.list({})).total, await queued()]).toEqual([0, []])
})

it('goes to the email in the person’s language, once, whoever sends it and however often', async () => {
  await bindEmail('en')
  await tell(telling())
  const [id = 0] = await queued()
  await Promise.all(Array.from({ length: 4 }, () => notices.mail(accountId(), id, app.clock.now())))
  await notices.mail(accountId(), id, app.clock.now())
  const mails = await inbox()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Matai: Limit nearly reached\n\nSub-administrators: 18 used of 20.')
  expect(mails[0]?.text).toContain('turn them off under “Email notices”')
})

const withoutWechat = {
  wechat: {
    offered: false,
    reach: async () => [],
    send: async () => ({ outcome: 'failed', why: '' }) as const,
  },
  zoneOf: async () => 'Asia/Shanghai',
}

it('names addresses in emails when the console has one', async () => {
  await bindEmail()
  const sent: Mail[] = []
  const withOrigin = createNotices({
    database: app.database,
    log: pino({ level: 'silent' }),
    mail: { send: async (mail) => void sent.push(mail) },
    consoleOrigin: 'https://matai.example.com',
    ...withoutWechat,
  })
  await tell(telling())
  const [id = 0] = await queued()
  await withOrigin.mail(accountId(), id, app.clock.now())
  expect(sent[0]).toMatchObject({
    to: email(),
    subject: '码台：用量将满',
    id: expect.stringMatching(`^notice-${id}-\\d{13}$`),
  })
  expect(sent[0]?.text.split('\n')).toEqual(
    expect.arrayContaining(['https://matai.example.com/data', 'https://matai.example.com/user']),
  )
})

it('is not sent without an email, nor against the person’s choice, also one made after the telling', async () => {
  await tell(telling())
  expect(await queued()).toEqual([])
  expect((await who.client.notices.getSubscription({})).email).toBeNull()
  await bindEmail()
  await tell(telling())
  const [id = 0] = await queued()
  const choices = await Promise.all([
    who.client.notices.setSubscription({ kind: 'usageHigh', byEmail: false }),
    who.client.notices.setSubscription({ kind: 'exportDone', byEmail: false }),
  ])
  expect(choices[0].email).toBe(email())
  const { kinds } = await who.client.notices.getSubscription({})
  expect(kinds.map(({ kind }) => kind)).not.toContain('reportFiled')
  expect(kinds.filter(({ byEmail }) => !byEmail).map(({ kind }) => kind)).toEqual(['exportDone', 'usageHigh'])
  await notices.mail(accountId(), id, app.clock.now())
  await tell(telling())
  expect([await queued(), await inbox()]).toEqual([[id], []])

  await who.client.notices.setSubscription({ kind: 'usageHigh', byEmail: true })
  await tell(telling())
  expect(await queued()).toHaveLength(2)
})

it('is not sent to who has left the account meanwhile', async () => {
  const helper = await app.signUp()
  await app.joinAccount(helper, who.accountId, 'subAdmin')
  const address = `helper-${helper.userId}@example.com`
  await app.database.pool.query('update "user" set email = $2 where id = $1', [helper.userId, address])
  await tell(telling({ userId: helper.userId }))
  const [id = 0] = await queued()
  await app.database.pool.query('delete from membership where account_id = $1 and user_id = $2', [
    who.accountId,
    helper.userId,
  ])
  await notices.mail(accountId(), id, app.clock.now())
  expect((await app.outbox.list()).filter(({ to }) => to === address)).toEqual([])
})

it('is tried again after a mail server’s trouble, not when nobody has the address', async () => {
  await bindEmail()
  const sent: Mail[] = []
  let trouble: Error | undefined = new MailError(false, 'try later')
  const troubled = createNotices({
    database: app.database,
    log: pino({ level: 'silent' }),
    consoleOrigin: undefined,
    ...withoutWechat,
    mail: {
      send: async (mail) => {
        if (trouble) throw trouble
        sent.push(mail)
      },
    },
  })
  await tell(telling(), telling())
  const [first = 0, second = 0] = await queued()
  await expect(troubled.mail(accountId(), first, app.clock.now())).rejects.toThrow('try later')
  trouble = new MailError(true, 'no such user')
  await troubled.mail(accountId(), second, app.clock.now())
  trouble = undefined
  for (const id of [first, second, first]) await troubled.mail(accountId(), id, app.clock.now())
  expect(sent.map(({ id }) => id)).toEqual([expect.stringMatching(`^notice-${first}-`)])
})

it('is gone after 180 days', async () => {
  await tell(telling(), telling())
  const age = `update notice set created_at = now() - interval '181 days'
    where account_id = $1 and id = (select min(id) from notice where account_id = $1)`
  await app.database.pool.query(age, [who.accountId])
  await notices.purge(new Date())
  expect((await who.client.notices.list({})).total).toBe(1)
})
