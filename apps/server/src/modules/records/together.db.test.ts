import { randomUUID } from 'node:crypto'
import { errorCodes } from '@matai/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish, submit, text } from './records.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const name = { id: 'who', type: 'name' as const, settings: { title: '姓名' } }
const counted = (most: number) => Array.from({ length: most }, (_, at) => at + 1)

interface Kept {
  id: string
  number: number
  transaction: string
  name: string
}
const kept = async (formId: number): Promise<Kept[]> =>
  (
    await app.database.pool.query(
      `select id, number, xmin::text as transaction, answers ->> 'who' as name
       from form_record where form_id = $1 order by number`,
      [formId],
    )
  ).rows

it('is written with others that come at once, each refused, doubled and answered by itself', async () => {
  const who = await app.signUp({ tier: 'enterprise' })
  const form = await publish(who, [text('q1', { required: true }), name])
  const twice = randomUUID()
  const sent = await Promise.all(
    Array.from({ length: 40 }, (_, at) => {
      const answers = { who: `人${at % 20}`, ...(at % 8 === 7 ? {} : { q1: `${at}` }) }
      return at === 1 || at === 2
        ? submit(app, form, { who: '人1', q1: '1' }, { key: twice })
        : submit(app, form, answers)
    }),
  )
  expect(sent.map(({ code }) => code)).toEqual(sent.map((_, at) => (at % 8 === 7 ? errorCodes.inputInvalid : 0)))
  expect(sent[1]).toEqual(sent[2])
  const rows = await kept(form.formId)
  expect(rows.map(({ number }) => number)).toEqual(counted(34))
  expect(new Set(rows.map(({ transaction }) => transaction)).size).toBeLessThan(10)
  const byId = new Map(rows.map((row) => [Number(row.id), row]))
  for (const [at, { code, data }] of sent.entries())
    if (code === 0)
      expect(byId.get(data.id)).toMatchObject({ number: data.number, name: `人${at === 2 ? 1 : at % 20}` })
  const fillers = await app.database.pool.query(
    'select sum(records)::int as records, count(*)::int as people from form_filler where form_id = $1',
    [form.formId],
  )
  expect(fillers.rows).toEqual([{ records: 34, people: 20 }])
  const ids = rows.map(({ id }) => Number(id))
  const { rows: links } = await app.database.pool.query('select seq from record_link where form_id = $1 order by seq', [
    form.formId,
  ])
  expect(links.map(({ seq }) => seq)).toEqual(counted(34))
  const proven = await Promise.all(ids.slice(0, 3).map((id) => who.client.recordEvidence.ofRecord({ id })))
  expect(proven.map(({ state }) => state)).toEqual(['intact', 'intact', 'intact'])
})

it('keeps what a form and a person may at most, whoever comes at once', async () => {
  const who = await app.signUp({ tier: 'enterprise' })
  const form = await publish(who, [text('q1'), name])
  await who.client.formSettings.setLimits({ formId: form.formId, settings: { perPerson: 2, total: 10 } as never })
  const sent = await Promise.all(
    Array.from({ length: 30 }, (_, at) => submit(app, form, { q1: `${at}`, who: `人${at % 7}` })),
  )
  expect(sent.filter(({ code }) => code === 0)).toHaveLength(10)
  const rows = await kept(form.formId)
  expect(rows.map(({ number }) => number)).toEqual(counted(10))
  const own = Map.groupBy(rows, (row) => row.name)
  expect(Math.max(...[...own.values()].map(({ length }) => length))).toBeLessThanOrEqual(2)
})
