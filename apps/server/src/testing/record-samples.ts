import type { CallKey } from '@matai/contract'
import { newRedeemCode } from '../modules/records/rules/redeem-code.ts'
import { randomPageId } from '../platform/ids.ts'
import type { Belongings } from './belongings.ts'
import { newNumber, type TestApp } from './test-app.ts'

type RecordKey = Extract<
  CallKey,
  `${
    | 'record'
    | 'retention'
    | 'shownRecord'
    | 'filling'
    | 'deskSignature'
    | 'ownRecord'
    | 'followUp'
    | 'appointment'
    | 'savedReport'}${string}`
>
type Sample = (own: Belongings, app: TestApp) => Promise<Record<string, unknown>> | Record<string, unknown>

/** An input of each call of records that is right in every field. */
export const recordSamples = {
  'deskSignatures.begin': async (own, app) => ({ id: await addressOf(own, app), component: 'sign' }),
  'deskSignatures.open': async (own, app) => ({ token: await signingOf(own, app) }),
  'deskSignatures.sign': async (own, app) => ({
    token: await signingOf(own, app),
    picture: 'data:image/png;base64,iVBORw0KGgo=',
  }),
  'deskSignatures.collect': async (own, app) => ({ token: await signingOf(own, app) }),
  'filling.getAddress': () => ({ longitude: 116.403988, latitude: 39.914266 }),
  'filling.forgetPhone': async (own, app) => ({ id: await addressOf(own, app) }),
  'filling.sendCode': async (own, app) => ({ id: await addressOf(own, app), mobile: newNumber() }),
  'filling.prove': async (own, app) => {
    const id = await addressOf(own, app)
    const mobile = newNumber()
    await app.anyone.filling.sendCode({ id, mobile }).catch(() => undefined) // a closed form sends none
    const mobileCode = await app.smsCodeFor(mobile)
    return { id, mobile, mobileCode: mobileCode === 'none' ? '000000' : mobileCode }
  },
  'filling.open': async (own, app) => ({ id: await addressOf(own, app) }),
  'filling.submit': async (own, app) => ({
    id: await addressOf(own, app),
    version: 1,
    answers: { q1: 'XF-0007' },
    qrCodeId: own.qrCode,
    visitor: `visitor-${Math.random().toString(36).slice(2).padEnd(12, '0')}`,
  }),
  'filling.saveFile': async (own, app) => ({ id: await addressOf(own, app), fileId: own.file }),
  'ownRecords.list': async (own, app) => ({
    id: await addressOf(own, app),
    attempts: [`sample-${own.word}`.padEnd(32, '-')],
  }),
  'ownRecords.read': async (own, app) => ({
    id: await addressOf(own, app),
    recordId: own.record,
    attempt: `sample-${own.word}`.padEnd(32, '-'),
  }),
  'ownRecords.change': async (own, app) => ({
    id: await addressOf(own, app),
    recordId: own.record,
    edits: await editsOf(own, app),
    answers: { q1: 'XF-0008' },
  }),
  'ownRecords.remove': async (own, app) => ({ id: await addressOf(own, app), recordId: own.record }),
  'records.address': (own) => ({ formId: own.form }),
  'records.search': (own) => ({
    filters: { formId: own.form, answers: [{ component: 'q1', comparison: 'begins', value: own.word }] },
  }),
  'records.find': (own) => ({ keyword: own.word.slice(0, 100) }),
  'records.formerQuestions': (own) => ({ formId: own.form }),
  'records.recordInfo': (own) => ({ id: own.record }),
  'records.editRecord': async (own, app) => ({
    id: own.record,
    edits: await editsOf(own, app),
    answers: { q1: `XF-${Math.random().toString(36).slice(2, 8)}` },
  }),
  'records.writeCode': async (own, app) => ({ code: await redeemCodeOf(own, app) }),
  'records.delWriteCode': (own) => ({ formId: own.form, recordIds: [own.record] }),
  'followUps.list': (own) => ({ filters: { recordId: own.record } }),
  'followUps.add': (own) => ({
    ...{ recordId: own.record, text: '已联系', state: 'inProgress', fileIds: [own.file] },
    dueAt: '2030-01-07T01:00:00.000Z',
  }),
  'followUps.addMany': (own) => ({ recordIds: [own.record], state: 'inProgress' }),
  'shownRecords.get': (own) => ({ formId: own.form }),
  'shownRecords.set': (own) => ({ formId: own.form, shown: { last: true, name: false } }),
  'retention.get': (own) => ({ formId: own.form }),
  'retention.set': (own) => ({ formId: own.form, days: 90 }),
  'retention.list': (own) => ({ filters: { formId: own.form } }),
  'followUpSettings.get': (own) => ({ formId: own.form }),
  'followUpSettings.set': (own) => ({
    formId: own.form,
    settings: {
      dueHours: { pending: 24, inProgress: null },
      rules: [{ when: { tests: [{ component: 'q1', comparison: 'filled' }] }, state: 'inProgress' }],
      statusRules: [{ itemId: own.statusItem, state: 'done' }],
    },
  }),
  'followUpSettings.figures': (own) => ({ formId: own.form }),
  'followUps.fill': (own) => ({ recordId: own.record, formId: own.form, formVersion: 1, answers: { q1: '已修好' } }),
  'followUps.people': () => ({}),
  'followUps.del': (own) => ({ id: own.followUp }),
  'recordReports.getReport': (own) => ({ formId: own.form }),
  'recordReports.getSheetReportList': () => ({}),
  'recordExports.records': (own) => ({ formId: own.form, ids: [own.record] }),
  'recordExports.pdfRecord': (own) => ({ recordId: own.record }),
  'recordExports.pdfAllRecord': (own) => ({ formId: own.form, list: {} }),
  'recordExports.pdfDisposal': (own) => ({ disposalId: own.disposal }),
  'recordViews.list': (own) => ({ formId: own.form }),
  'recordViews.save': (own) => ({
    formId: own.form,
    name: own.word.slice(0, 30),
    search: '?followUp=pending',
    columns: ['number'],
  }),
  'recordViews.setColumns': (own) => ({ formId: own.form, columns: ['number', 'at'] }),
  'recordViews.del': (own) => ({ id: own.recordView }),
  'recordLayouts.get': (own) => ({ formId: own.form }),
  'recordLayouts.set': (own) => ({ formId: own.form, blocks: [{ kind: 'title' }, { kind: 'answers' }] }),
  'recordLayouts.preview': (own) => ({ formId: own.form, blocks: null }),
  'savedReports.list': (own) => ({ formId: own.form }),
  'savedReports.save': (own) => ({ formId: own.form, name: `报表 ${own.word}`.slice(0, 40), query: {} }),
  'savedReports.del': (own) => ({ id: own.savedReport }),
  'savedReports.mail': (own) => ({ id: own.savedReport, schedule: null }),
  'savedReports.share': (own) => ({ id: own.savedReport }),
  'savedReports.unshare': (own) => ({ id: own.savedReport }),
  'recordApprovals.get': (own) => ({ formId: own.form }),
  'recordApprovals.set': (own) => ({ formId: own.form, levels: [{ userIds: [], groupIds: [own.identityGroup] }] }),
  'recordApprovals.ofRecord': (own) => ({ recordId: own.record }),
  'recordApprovals.decide': async (own, app) => {
    await app.database.pool.query(`update form_record set approval = 'waiting', approval_level = 1 where id = $1`, [
      own.record,
    ])
    await app.database.pool.query('delete from record_approval where record_id = $1', [own.record])
    return { recordId: own.record, level: 1, approved: true }
  },
  'recordEvidence.ofRecord': (own) => ({ id: own.record }),
  'recordEvidence.ofForm': (own) => ({ formId: own.form }),
  'recordExports.fillers': (own) => ({ formId: own.form }),
  'recordExports.reports': (own) => ({ formId: own.form, format: 'csv' }),
  'appointments.list': (own) => ({ filters: { formId: own.form } }),
  'appointments.setAppoint': (own) => ({
    formId: own.form,
    component: 'when',
    day: '2030-01-07',
    slot: 'am',
    places: 3,
  }),
  'records.deleteRecord': (own) => ({ id: own.record }),
  'records.batchDelete': (own) => ({ ids: [own.record] }),
  'records.delByRecordId': (own) => ({ formId: own.form, recordIds: [own.record] }),
  'records.userlist': (own) => ({ filters: { formId: own.form } }),
  'records.getUserinfo': (own) => ({ id: own.filler }),
} satisfies Record<RecordKey, Sample>

/** Where the form of an account is filled. */
async function addressOf(own: Belongings, app: TestApp): Promise<string> {
  const { rows } = await app.database.pool.query<{ id: string }>('select id from form_address where form_id = $1', [
    own.form,
  ])
  return rows[0]?.id ?? 'A'.repeat(16)
}

/** What lets a phone sign; of a closed form there is none. */
async function signingOf(own: Belongings, app: TestApp): Promise<string> {
  const begun = app.anyone.deskSignatures.begin({ id: await addressOf(own, app), component: 'sign' })
  return begun.then(
    ({ token }) => token,
    () => `${'A'.repeat(16)}.${'x'.repeat(32)}`,
  )
}

async function redeemCodeOf(own: Belongings, app: TestApp): Promise<string> {
  const { rows } = await app.database.pool.query<{ code: string }>(
    'select redeem_code as code from form_record where id = $1',
    [own.record],
  )
  return rows[0]?.code ?? 'none'
}

async function editsOf(own: Belongings, app: TestApp): Promise<number> {
  const { rows } = await app.database.pool.query<{ edits: number }>('select edits from form_record where id = $1', [
    own.record,
  ])
  return rows[0]?.edits ?? 0
}

/** A form's address, and a record of somebody. */
export async function makeRecords(
  { accountId, userId, form, word }: { accountId: number; userId: number; form: number; word: string },
  app: TestApp,
  one: (sql: string, values: unknown[]) => Promise<number>,
) {
  const { pool } = app.database
  const address = randomPageId()
  await pool.query('insert into form_address (id, account_id, form_id) values ($1, $2, $3)', [address, accountId, form])
  await pool.query(`insert into address (id, kind, account_id) values ($1, 'form', $2)`, [address, accountId])
  const filler = await one(
    `insert into form_filler (account_id, form_id, key, facts, records, first_at, last_at)
     values ($1, $2, $3, $4, 1, now(), now())`,
    [accountId, form, `name:${word}`, JSON.stringify({ name: word })],
  )
  const record = await one(
    `insert into form_record (account_id, form_id, version, period, number, answers, claims, filler_id, locked, attempt,
       attempt_input, redeem_code, at)
     values ($1, $2, 1, '', 1, $3, '[]', $4, false, $5, '', $6, now())`,
    [accountId, form, JSON.stringify({ q1: word }), filler, `sample-${word}`.padEnd(32, '-'), newRedeemCode()],
  )
  const followUp = await one(
    `insert into record_follow_up (account_id, record_id, user_id, text, files, at) values ($1, $2, $3, $4, '[]', now())`,
    [accountId, record, userId, `跟进 ${word}`],
  )
  await pool.query('insert into form_tally (account_id, form_id, records, last_at) values ($1, $2, 1, now())', [
    accountId,
    form,
  ])
  await pool.query(`insert into form_serial (account_id, form_id, period, last) values ($1, $2, '', 1)`, [
    accountId,
    form,
  ])
  await pool.query(
    `insert into form_answer (account_id, record_id, place, form_id, component, part, text, at)
     values ($1, $2, 0, $3, 'q1', '', $4, now())`,
    [accountId, record, form, word],
  )
  const recordView = await one(
    `insert into record_view (account_id, user_id, form_id, name, search) values ($1, $2, $3, $4, '')`,
    [accountId, userId, form, `视图 ${word}`.slice(0, 30)],
  )
  const savedReport = await one(
    `insert into saved_report (account_id, form_id, user_id, name, query, readers)
     values ($1, $2, $3, $4, '{"span":"all","from":null,"until":null,"compare":false,"answers":[],"followUp":null,"qrCodeId":null}', '[]')`,
    [accountId, form, userId, `报表 ${word}`.slice(0, 40)],
  )
  const disposal = await one(
    `insert into record_disposal (account_id, form_id, day, days, records, by_day, "from", until, at)
     values ($1, $2, '2026-03-02', 90, 3, '{"2025-12-01": 3}', now(), now(), now())`,
    [accountId, form],
  )
  return { record, filler, followUp, recordView, savedReport, disposal }
}
