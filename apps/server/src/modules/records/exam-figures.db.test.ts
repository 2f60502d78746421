import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { type OpenForm, publish, submit } from './records.fixture.ts'

const option = (id: string) => ({ id, label: `选项 ${id}`, fileId: null })
const blank = (id: string, accepted: string) => ({ id, label: id, accepted: [accepted], points: 2.5 })
const questions = [
  {
    id: 'one',
    type: 'exam_radio' as const,
    settings: { title: '单选', options: ['a', 'b'].map(option), right: 'a', points: 10 },
  },
  {
    id: 'some',
    type: 'exam_checkbox' as const,
    settings: { title: '多选', options: [...'abcd'].map(option), right: ['a', 'b', 'c'], points: 10, partial: 'share' },
  },
  {
    id: 'words',
    type: 'exam_fill' as const,
    settings: { title: '填空', blanks: [blank('x', '119'), blank('y', '120')] },
  },
]
const sheets = [
  { one: { option: 'a' }, some: { options: ['a', 'b', 'c'] }, words: { blanks: { x: '119', y: '120' } } },
  { one: { option: 'a' }, some: { options: ['a', 'b'] }, words: { blanks: { x: '119', y: '12' } } },
  { one: { option: 'b' }, some: { options: ['a', 'd'] }, words: { blanks: { x: '1', y: '2' } } },
  { one: { option: 'b' }, words: { blanks: { y: '120' } } },
]
/** As the list asks for them. */
const outcomes = { none: [null, '0'], part: ['0.01', '99.99'], full: ['100', null], wrong: [null, '99.99'] } as const

let app: TestApp
let who: SignedUp
let form: OpenForm
const sent: number[] = []
beforeAll(async () => {
  app = await startTestApp()
  who = await app.signUp({ tier: 'flagship' })
  form = await publish(who, questions, { exam: { passMark: 15 } })
  for (const answers of sheets) {
    const { data, msg } = await submit(app, form, answers)
    expect(msg).toBe('')
    sent.push(data.id)
  }
})
afterAll(() => app.close())

/** Which of the sheets are found. */
async function found(filters: object): Promise<number[]> {
  const { list, total } = await who.client.records.search({ filters: { formId: form.formId, ...filters } })
  expect(total).toBe(list.length)
  return list.map(({ id }) => sent.indexOf(id)).sort()
}

const withOutcome = (component: string, outcome: keyof typeof outcomes) => {
  const [from, until] = outcomes[outcome]
  return found({
    answers: [
      ...(from ? [{ component, comparison: 'atLeast', value: from }] : []),
      ...(until ? [{ component, comparison: 'atMost', value: until }] : []),
    ],
  })
}

const report = () => who.client.recordReports.getReport({ formId: form.formId })
const rows = async () =>
  (
    await app.database.pool.query<{ written: string; number: string | null }>(
      `select xmin::text || ':' || ctid::text as written, number from form_answer
       where account_id = $1 and form_id = $2 order by record_id, place`,
      [who.accountId, form.formId],
    )
  ).rows
/** Records as an older server left them. */
async function forget(): Promise<void> {
  const mine = [who.accountId, form.formId]
  await app.database.pool.query('update form_answer set number = null where account_id = $1 and form_id = $2', mine)
  await app.database.pool.query('update form_tally set worth_due = true where account_id = $1 and form_id = $2', mine)
}

it('every tenth of the points, and who passed, is found as often as the report counts it', async () => {
  const { exam } = await report()
  const counts = await Promise.all(exam?.steps.map(async (_, tenth) => (await found({ tenth })).length) ?? [])
  expect(counts).toEqual(exam?.steps)
  expect(await found({ tenth: 9 })).toEqual([0])
  expect(await found({ tenth: 0 })).toEqual([2, 3])
  expect(await found({ passed: true })).toEqual([0, 1])
  expect(await found({ passed: false })).toEqual([2, 3])
  expect(exam?.passed).toBe(2)
})

const byOutcome = async () => ({
  one: [await withOutcome('one', 'full'), await withOutcome('one', 'part'), await withOutcome('one', 'none')],
  some: [await withOutcome('some', 'full'), await withOutcome('some', 'part'), await withOutcome('some', 'none')],
  words: [await withOutcome('words', 'full'), await withOutcome('words', 'part'), await withOutcome('words', 'none')],
})
const expected = { one: [[0, 1], [], [2, 3]], some: [[0], [1], [2]], words: [[0], [1, 3], [2]] }

it('how right a question was answered is found as often as the report counts it', async () => {
  expect(await byOutcome()).toEqual(expected)
  expect(await withOutcome('words', 'wrong')).toEqual([1, 2, 3])
  const counted = (await report()).questions.map(({ component, value }) => [
    component,
    value.shape === 'exam' && [value.full, value.part, value.none],
  ])
  expect(Object.fromEntries(counted)).toEqual({ one: [2, 0, 2], some: [1, 1, 1], words: [1, 2, 1] })
})

it('records from before are found once the job has been there; a job that runs again changes nothing', async () => {
  const { weigh } = app.modules.records
  await forget()
  expect(await withOutcome('one', 'full')).toEqual([])
  await Promise.all([weigh(), weigh()])
  expect(await byOutcome()).toEqual(expected)
  const written = await rows()
  await weigh()
  expect(await rows()).toEqual(written)
  // Also where somebody has it look at all of them once more.
  await app.database.pool.query('update form_tally set worth_due = true where account_id = $1', [who.accountId])
  await weigh()
  expect(await rows()).toEqual(written)
})

it('whoever corrects an answer is found by what it is worth then', async () => {
  const id = sent[2] ?? 0
  await who.client.records.editRecord({ id, edits: 0, answers: { one: { option: 'a' } } as never })
  expect(await withOutcome('one', 'full')).toEqual([0, 1, 2])
  expect(await found({ tenth: 0 })).toEqual([3])
  expect(await found({ tenth: 3 })).toEqual([2])
})
