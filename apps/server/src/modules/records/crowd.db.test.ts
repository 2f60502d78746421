import { errorCodes } from '@matai/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish, submit } from './records.fixture.ts'

let nodes: TestApp[]
beforeAll(async () => {
  const first = await startTestApp()
  nodes = [first, await startTestApp({ dataDir: first.dataDir })]
})
afterAll(async () => {
  for (const node of nodes.toReversed()) await node.close()
})

it('gives nine places to at most nine people of fifty who come at once through two nodes', async () => {
  const [app, other] = nodes as [TestApp, TestApp]
  const slots = [{ id: 'am', from: '09:00', until: '12:00', capacity: 9 }]
  const when = { id: 'when', type: 'appointment' as const, settings: { title: '预约', slots, partyMax: 3 } }
  const { formId, ...form } = await publish(await app.signUp({ tier: 'basic' }), [when])
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      submit(at % 2 === 0 ? app : other, form, { when: { day: '2030-01-07', slot: 'am', people: 1 + (at % 3) } }),
    ),
  )
  const kept = answers.filter(({ code }) => code === 0)
  const { rows } = await app.database.pool.query<{ people: number; used: number; records: number; last: number }>(
    `select (select sum((answers -> 'when' ->> 'people')::int) from form_record where form_id = $1)::int as people,
       (select used from form_use where form_id = $1) as used,
       (select records::int from form_tally where form_id = $1) as records,
       (select last from form_serial where form_id = $1) as last`,
    [formId],
  )
  const [counted] = rows
  expect(counted?.people).toBeLessThanOrEqual(9)
  // Whoever is refused leaves no trace; whoever comes alone takes the last place.
  expect(counted).toEqual({ people: 9, used: 9, records: kept.length, last: kept.length })
  const refused = answers.filter(({ code }) => code !== 0)
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set([errorCodes.inputInvalid]))
})
