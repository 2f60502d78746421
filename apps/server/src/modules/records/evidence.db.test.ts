import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { type OpenForm, publish, submit, text } from './records.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** What the public page says of a record's number; anybody can ask. */
async function page({ id }: Pick<OpenForm, 'id'>, number: string, language = 'zh'): Promise<string> {
  const answer = await app.fetch(`/v/evidence/${id}?n=${encodeURIComponent(number)}`, {
    headers: { 'Accept-Language': language },
  })
  expect(answer.status).toBe(200)
  return answer.text()
}

async function filled(who: SignedUp, count: number): Promise<{ form: OpenForm; ids: number[] }> {
  const form = await publish(who, [text('q1')])
  const ids: number[] = []
  for (let at = 1; at <= count; at += 1) ids.push((await submit(app, form, { q1: `answer ${at}` })).data.id)
  return { form, ids }
}

const byHand = (statement: string, values: unknown[]) => app.database.pool.query(statement, values)
const intact = '记录完好'
const differs = '记录与封存的内容不一致'

describe('the public page of a form', () => {
  it('says of a number whether its record is what was sealed, and nothing of what was filled in', async () => {
    const who = await app.signUp()
    const { form, ids } = await filled(who, 3)
    const [, second = 0, third = 0] = ids
    await who.client.records.editRecord({ id: second, edits: 0, answers: { q1: 'corrected' } })
    await who.client.records.deleteRecord({ id: third })
    expect(await page(form, '1')).toContain(intact)
    const edited = await page(form, '№2')
    expect(edited).toContain(intact)
    expect(edited).toContain('修改 1 次')
    expect(edited).not.toContain('corrected')
    expect(await page(form, '3')).toContain('记录已由账号的成员删除')
    expect(await page(form, '4')).toContain('没有这个编号的记录')
    expect(await page(form, '1', 'en')).toContain('The record is intact')
    expect((await app.fetch(`/v/evidence/${'A'.repeat(16)}?n=1`)).status).toBe(404)
  })

  it.each([
    ['an answer', `update form_record set answers = '{"q1": "forged"}' where id = $1`],
    ['the day', `update form_record set at = at - interval '1 day' where id = $1`],
    ['the number', 'update form_record set number = 99 where id = $1'],
    ['an edit', `update record_change set before = '{"q1": "forged"}' where record_id = $1`],
    ['an edit that is taken away', 'delete from record_change where record_id = $1'],
    ['a seal', `update record_link set digest = 'forged' where record_id = $1 and kind = 'changed'`],
    ['the order of the chain', 'update record_link set seq = seq + 100 where record_id = $1'],
    ['the whole record', 'delete from form_record where id = $1'],
  ])('names the record of which somebody changed %s by hand, and no other', async (_, statement) => {
    const who = await app.signUp()
    const { form, ids } = await filled(who, 3)
    const [first = 0, second = 0] = ids
    await who.client.records.editRecord({ id: second, edits: 0, answers: { q1: 'corrected' } })
    await byHand(statement, [second])
    expect(await page(form, '2')).toContain(differs)
    expect(await page(form, '1')).toContain(intact)
    const { differing } = await who.client.recordEvidence.ofForm({ formId: form.formId })
    expect(differing.map(({ recordId }) => recordId)).toContain(second)
    expect(differing.map(({ recordId }) => recordId)).not.toContain(first)
    expect((await who.client.recordEvidence.ofRecord({ id: first })).state).toBe('intact')
  })
})

describe('what is said and decided about a record', () => {
  async function followed() {
    const who = await app.signUp()
    const { userId } = who
    const form = await publish(who, [text('q1')])
    await who.client.recordApprovals.set({ formId: form.formId, levels: [{ userIds: [userId] }] })
    const [first, second] = [await submit(app, form, { q1: 'one' }), await submit(app, form, { q1: 'two' })]
    const recordId = second.data.id
    await who.client.followUps.add({ recordId, text: 'looked at', state: 'inProgress' })
    const taken = await who.client.followUps.add({ recordId, text: 'taken back' })
    await who.client.followUps.del({ id: taken.id })
    await who.client.recordApprovals.decide({ recordId, level: 1, approved: true, reason: 'as agreed' })
    return { who, form, first: first.data.id, recordId }
  }

  it('is sealed with it', async () => {
    const { who, form, recordId } = await followed()
    expect(await page(form, '2')).toContain(intact)
    expect(await page(form, '2')).toContain('跟进 1 次')
    expect(await who.client.recordEvidence.ofRecord({ id: recordId })).toMatchObject({ state: 'intact', decisions: 1 })
    expect(await who.client.recordEvidence.ofForm({ formId: form.formId })).toMatchObject({
      isTorn: false,
      differing: [],
    })
  })

  it.each([
    ['跟进', `update record_follow_up set text = 'forged' where record_id = $1`],
    ['跟进', 'delete from record_follow_up where record_id = $1'],
    [
      '跟进',
      `insert into record_follow_up (account_id, record_id, user_id, text, files, at)
       select account_id, id, 0, 'put in', '[]', at from form_record where id = $1`,
    ],
    ['审批', 'update record_approval set approved = false where record_id = $1'],
    ['填写内容', `update form_record set answers = '{"q1": "forged"}' where id = $1`],
  ])('names the part that somebody changed by hand: %s', async (part, statement) => {
    const { who, form, first, recordId } = await followed()
    await byHand(statement, [recordId])
    const said = await page(form, '2')
    expect(said).toContain(differs)
    expect(said).toContain(`不一致的部分：${part}<`)
    expect(await page(form, '1')).toContain(intact)
    expect((await who.client.recordEvidence.ofRecord({ id: first })).differs).toEqual([])
  })
})

it('tells its owner piece by piece that nothing is missing, and that something was put in or cut off', async () => {
  const who = await app.signUp()
  const { form, ids } = await filled(who, 4)
  const { formId } = form
  const check = () => who.client.recordEvidence.ofForm({ formId })
  expect(await check()).toEqual({ reached: 4, isEnd: true, isTorn: false, unproven: 0, differing: [] })
  await byHand(
    `insert into form_record (account_id, form_id, version, period, number, answers, claims, locked, attempt, attempt_input, at)
     select account_id, form_id, version, period, 77, answers, claims, locked, 'put in', '', at from form_record where id = $1`,
    [ids[0]],
  )
  expect(await check()).toMatchObject({ unproven: 1, isTorn: false })
  expect(await page(form, '77')).toContain('记录没有封存')
  await byHand('delete from record_link where record_id = $1', [ids[3]])
  expect(await check()).toMatchObject({ isTorn: true, unproven: 2 })
})

it('keeps one chain however many submit at once', async () => {
  const who = await app.signUp()
  const form = await publish(who, [text('q1')])
  await Promise.all(Array.from({ length: 12 }, (_, at) => submit(app, form, { q1: `at once ${at}` })))
  expect(await who.client.recordEvidence.ofForm({ formId: form.formId })).toMatchObject({
    ...{ reached: 12, isEnd: true, isTorn: false, differing: [], unproven: 0 },
  })
})
