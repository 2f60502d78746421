import { afterAll, beforeAll, expect, it } from 'vitest'
import { mintAccountId } from '../../platform/db/account-id.ts'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish, submit } from '../records/records.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const phone = '+8613912345678'
const idcard = '110101199003074258'
const questions = [
  { id: 'n', type: 'name' as const, settings: { title: '姓名' } },
  { id: 't', type: 'phone' as const, settings: { title: '手机', masked: true } },
  { id: 'i', type: 'idcard' as const, settings: { title: '身份证', masked: true } },
]

/** The bytes of a file that somebody has made. */
async function fileOf(who: SignedUp, started: Promise<{ task: { id: number } }>): Promise<Uint8Array> {
  const { task } = await started
  await app.modules.exports.work()
  const headers = { Authorization: `Bearer ${who.token}` }
  const answer = await app.fetch(`/qruser/console/export/task_file?id=${task.id}`, { headers })
  return new Uint8Array(await answer.arrayBuffer())
}

/** All that somebody is told of a form's records, by every door. */
async function doors(who: SignedUp, formId: number, recordId: number): Promise<Record<string, string>> {
  const { records, recordExports, recordReports, recordLayouts, followUps } = who.client
  const list = { filters: { formId } }
  const asked = { component: 't', comparison: 'is' as const, value: phone }
  const texts = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
  const { list: fillers } = await records.userlist(list)
  const pdf = readPdf(await fileOf(who, recordExports.pdfAllRecord({ formId })))
  return {
    list: JSON.stringify(await records.search(list)),
    record: JSON.stringify(await records.recordInfo({ id: recordId })),
    fillers: JSON.stringify(fillers),
    filler: JSON.stringify(await records.getUserinfo({ id: fillers[0]?.id ?? 0 })),
    report: JSON.stringify(await recordReports.getReport({ formId })),
    records: texts(await fileOf(who, recordExports.records({ formId, format: 'csv' }))),
    people: texts(await fileOf(who, recordExports.fillers({ formId, format: 'csv' }))),
    // A masked answer is found by nobody who may not read it, and so not counted either.
    counted: JSON.stringify((await recordReports.getReport({ formId, answers: [asked] })).records),
    found: JSON.stringify(await Promise.all([phone, '王芳'].map((keyword) => records.find({ keyword })))),
    reportFile: texts(await fileOf(who, recordExports.reports({ formId, format: 'csv' }))),
    paper: (await recordLayouts.preview({ formId, blocks: [{ kind: 'title' }, { kind: 'answers' }] })).pages.join(),
    thread: JSON.stringify((await followUps.list({ filters: { recordId } })).list),
    pdf: pdf.flatMap(({ lines }) => lines).join(' '),
  }
}

/** All mails about a record that somebody gets, given the record to see to. */
async function mailsTo(who: SignedUp, owner: SignedUp, recordId: number): Promise<string> {
  const { pool } = app.database
  const email = `charge-${who.userId}@example.com`
  await pool.query('update "user" set email = $2 where id = $1', [who.userId, email])
  await owner.client.followUps.add({ recordId, chargeId: who.userId })
  const { rows } = await pool.query<{ id: number }>(
    'select id::int from notice where user_id = $1 and account_id = $2',
    [who.userId, owner.accountId],
  )
  for (const { id } of rows) await app.modules.notices.mail(mintAccountId(owner.accountId), id, app.clock.now())
  const mails = (await app.outbox.list()).filter(({ to }) => to === email)
  return JSON.stringify(mails)
}

it('hides masked answers behind every door from who may not change records, and from nobody else', async () => {
  const owner = await app.signUp({ tier: 'flagship' })
  const form = await publish(owner, questions)
  const { formId } = form
  const sent = await submit(app, form, { n: '王芳', t: phone, i: idcard })
  expect(sent.msg).toBe('')
  const { id } = sent.data
  await owner.client.records.editRecord({ id, edits: 0, answers: { t: '+8613912345679' } })
  await owner.client.records.editRecord({ id, edits: 1, answers: { t: phone } })
  const reader = await app.signUp()
  await app.joinAccount(reader, owner.accountId, 'subAdmin')
  const editor = await app.signUp()
  await app.joinAccount(editor, owner.accountId, 'subAdmin', ['editRecord'])

  for (const who of [owner, editor]) {
    const seen = await doors(who, formId, id)
    expect(seen.counted).toBe('1')
    for (const door of ['list', 'record', 'fillers', 'filler', 'records', 'people', 'pdf', 'paper']) {
      expect(seen[door], door).toContain(phone.slice(-8))
      expect(seen[door], door).toContain(idcard)
    }
  }
  for (const [door, seen] of Object.entries(await doors(reader, formId, id))) {
    expect(seen, door).not.toContain(phone.slice(-8))
    expect(seen, door).not.toContain('12345679')
    expect(seen, door).not.toContain(idcard.slice(6))
    if (!['report', 'reportFile', 'counted', 'thread'].includes(door)) expect(seen, door).toContain('王芳')
    if (door === 'counted') expect(seen).toBe('0')
  }
  for (const who of [reader, editor]) {
    const mails = await mailsTo(who, owner, id)
    expect(mails).toContain('登记')
    for (const hidden of [phone.slice(-8), idcard.slice(6)]) expect(mails).not.toContain(hidden)
  }
  const saved = await owner.client.savedReports.save({ formId, name: '公开', query: {} })
  const { url } = await owner.client.savedReports.share({ id: saved.id })
  const page = await (await app.fetch(new URL(url).pathname)).text()
  expect(page).toContain('公开')
  for (const hidden of [phone.slice(-8), idcard.slice(6), '王芳']) expect(page).not.toContain(hidden)
  const { records } = reader.client
  for (const comparison of ['is', 'begins', 'contains', 'atLeast'] as const)
    for (const [component, value] of [
      ['t', phone],
      ['i', idcard],
      ['gone', idcard],
    ] as const) {
      const found = await records.search({ filters: { formId, answers: [{ component, comparison, value }] } })
      expect(found.total, `${component} ${comparison}`).toBe(0)
    }
  for (const keyword of [phone, idcard]) {
    expect((await records.search({ keyword, filters: { formId } })).total).toBe(0)
    expect((await records.userlist({ keyword, filters: { formId } })).total).toBe(0)
    expect((await owner.client.records.search({ keyword, filters: { formId } })).total).toBe(1)
  }
  expect((await records.search({ keyword: '王芳', filters: { formId } })).total).toBe(1)
})

it('shows what is pushed to administrators alone, who see all of it', async () => {
  const owner = await app.signUp({ tier: 'flagship' })
  const form = await publish(owner, questions)
  await owner.client.push.sendCode({})
  const mobileCode = await app.smsCodeFor(owner.mobile)
  const { push } = await owner.client.push.add({ url: 'http://127.0.0.1:9/hook', mobileCode })
  await submit(app, form, { n: '王芳', t: phone, i: idcard })
  await app.modules.pushes.workOff()
  const of = { filters: { pushId: push.id } }
  const [delivery] = (await owner.client.push.deliveries(of)).list
  const id = delivery?.id ?? 0
  expect((await owner.client.push.delivery({ id })).body).toContain(phone)
  for (const flags of [[], ['editRecord'] as const]) {
    const member = await app.signUp()
    await app.joinAccount(member, owner.accountId, 'subAdmin', [...flags])
    const { get, deliveries, delivery: one } = member.client.push
    for (const ask of [() => get({}), () => deliveries(of), () => one({ id })])
      await expect(ask()).rejects.toMatchObject({ code: 1003 })
  }
})
