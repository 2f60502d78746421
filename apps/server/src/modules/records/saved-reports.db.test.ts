import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mintAccountId } from '../../platform/db/account-id.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { type OpenForm, publish, submit, text } from './records.fixture.ts'

let app: TestApp
let who: SignedUp
let form: OpenForm
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const options = ['好', '坏'].map((label, at) => ({ id: `o${at}`, label }))
const address = (code: string, name: string) => ({ areas: [{ code, name }], street: '', position: null })

beforeEach(async () => {
  who = await app.signUp()
  form = await publish(who, [
    { id: 'how', type: 'radio', settings: { title: '怎么样', options } },
    { ...text('why'), type: 'textarea' },
    { id: 'where', type: 'address', settings: { title: '在哪', depth: 'province', street: false } },
  ])
  for (const [how, why, where] of [
    ['o1', '电梯停了 13800000000', address('440000', '广东省')],
    ['o1', '电梯又停了', address('440000', '广东省')],
    ['o0', '正常', address('110000', '北京市')],
  ])
    expect(await submit(app, form, { how: { option: how }, why, where })).toMatchObject({ code: 0 })
})

const save = (query: object = {}, name = '周报') => who.client.savedReports.save({ formId: form.formId, name, query })
const read = async (url: string, language = 'zh') => {
  const answer = await app.fetch(new URL(url).pathname, { headers: { 'Accept-Language': language } })
  return { status: answer.status, html: (await answer.text()).replace(/<style>.*?<\/style>/g, '') }
}

describe('a report', () => {
  it('says words without numbers of people, provinces, and what its filters leave', async () => {
    const report = await who.client.recordReports.getReport({ formId: form.formId })
    const [, why, where] = report.questions.map(({ value }) => value)
    expect(why).toMatchObject({ shape: 'words', words: expect.arrayContaining([{ word: '电梯', count: 2 }]) })
    expect(JSON.stringify(why)).not.toContain('138')
    expect(where).toMatchObject({
      shape: 'places',
      provinces: [{ code: '44', label: '广东省', count: 2 }, { code: '11' }],
    })
    const answers = [{ component: 'how', comparison: 'is' as const, value: 'o1' }]
    const narrowed = await who.client.recordReports.getReport({ formId: form.formId, answers })
    expect([narrowed.records, narrowed.days.at(-1)?.count]).toEqual([2, 2])
  })

  it('is saved for everybody of the account, and changed by the version that was read', async () => {
    const made = await save({ span: 'lastMonth', compare: true })
    expect(made).toMatchObject({ version: 1, query: { span: 'lastMonth', compare: true, answers: [] }, sharedAt: null })
    const { formId } = form
    const again = { id: made.id, version: 1, formId, name: '月报', query: {} }
    expect(await who.client.savedReports.save(again)).toMatchObject({ version: 2, name: '月报' })
    await expect(who.client.savedReports.save(again)).rejects.toMatchObject({ code: 1006 })
    await expect(save({ span: 'days' })).rejects.toMatchObject({ code: 1001 })
    expect((await who.client.savedReports.list({ formId })).list).toHaveLength(1)
    expect(await who.client.savedReports.del({ id: made.id })).toEqual({ removed: 1 })
  })

  it('is read by whoever has its address: figures, no words; until it is taken back', async () => {
    const { id } = await save()
    const { url } = await who.client.savedReports.share({ id })
    const page = await read(url)
    expect(page.status).toBe(200)
    expect(page.html).toContain('共 3 条记录')
    expect(page.html).toContain('广东')
    expect(page.html).not.toMatch(/电梯|formData/)
    expect((await read(url, 'en')).html).toContain('3 records')
    const other = await who.client.savedReports.share({ id })
    expect((await read(url)).status).toBe(404)
    expect((await read(other.url)).status).toBe(200)
    expect(await who.client.savedReports.unshare({ id })).toMatchObject({ sharedAt: null })
    expect((await read(other.url)).status).toBe(404)
    expect((await read(`${other.url.slice(0, -1)}x`)).status).toBe(404)
  })

  it('is mailed once when its time comes, to people who still work there', async () => {
    const { id } = await save({}, '每日报表')
    const email = `report-${who.userId}@example.com`
    await app.database.pool.query('update "user" set email = $1 where id = $2', [email, who.userId])
    await expect(who.client.savedReports.mail({ id, schedule: { every: 'day' }, userIds: [] })).rejects.toThrow(
      '收件人',
    )
    const set = await who.client.savedReports.mail({ id, schedule: { every: 'day', hour: 8 }, userIds: [who.userId] })
    const due = new Date(set.nextAt ?? 0)
    expect(due.toISOString()).toMatch(/T00:00:00/)
    const { turn, send } = app.modules.reportMails
    await turn(new Date(due.getTime() - 1000))
    const account = mintAccountId(who.accountId)
    const take = async () => {
      const { rows } = await app.database.pool.query<{ payload: { id: number; userId: number; due: string } }>(
        `delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
         where task.id = job.task_id and task.identifier = 'records:mailReport'
           and (job.payload ->> 'accountId')::bigint = $1 returning job.payload`,
        [who.accountId],
      )
      return rows.map(({ payload }) => payload)
    }
    expect(await take()).toEqual([])
    await Promise.all([turn(due), turn(due)])
    const jobs = await take()
    expect(jobs).toHaveLength(1)
    for (const job of jobs) await send(account, job, due)
    const mails = (await app.outbox.list()).filter(({ to }) => to === email)
    expect(mails.map(({ text: said }) => said).join()).toMatch(/共 3 条记录[\s\S]*怎么样：.*坏 2（67%）/)
  })
})
