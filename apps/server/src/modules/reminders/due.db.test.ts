import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { type OpenForm, publish, submit, text } from '../records/records.fixture.ts'
import { workOff } from './reminders.fixture.ts'

let app: TestApp
let who: SignedUp
let form: OpenForm
beforeAll(async () => {
  app = await startTestApp()
  who = await app.signUp({ tier: 'flagship' })
  form = await publish(who, [text('q1')])
})
afterAll(() => app.close())

const hour = 3_600_000

/** Two workers look at the same minute; then what became of it is told. */
async function look(at: Date): Promise<void> {
  const { lookForDue } = app.modules.reminders
  await Promise.all([lookForDue(at), lookForDue(at)])
  await workOff(app, who)
}
/** Kinds and numbers of what rang, in the order in which it did. */
const rung = async () =>
  (await who.client.notices.list({ pageSize: 100 })).list
    .filter(({ kind }) => kind === 'reminderNear' || kind === 'reminderDue')
    .map(({ kind, details }) => `${kind} ${details.number}`)
    .reverse()

it('open records are told of hours before they are due and when they are, each once, and again when they get another time', async () => {
  const { formId } = form
  const { followUps, followUpSettings, reminders } = who.client
  const rule = (hours: number) =>
    reminders.addRule({
      name: `${hours}`,
      ...{ on: { event: 'recordDue', formId, hours }, others: ['admins'], channels: ['bell'] },
    })
  await rule(24)
  await rule(0)
  const { can: _, ...settings } = await followUpSettings.get({ formId })
  const dueHours = { pending: 48, inProgress: null }
  await followUpSettings.set({ formId, settings: { ...settings, dueHours } })
  const first = (await submit(app, form, { q1: '灯' })).data.id
  const second = (await submit(app, form, { q1: '门' })).data.id
  // What is given less time than a rule wants to know before is told of at once.
  await followUps.add({ recordId: second, dueAt: new Date(app.clock.now().getTime() + 5 * hour).toISOString() })
  const begin = app.clock.now().getTime()
  const at = (hours: number) => look(new Date(begin + hours * hour))
  await at(0.01)
  expect(await rung()).toEqual(['reminderNear 2'])
  await at(4.9)
  await at(5.1)
  await at(23.9)
  expect(await rung()).toEqual(['reminderNear 2', 'reminderDue 2'])
  await followUps.add({ recordId: second, state: 'done' })
  await at(24.1)
  await at(24.2)
  expect(await rung()).toEqual(['reminderNear 2', 'reminderDue 2', 'reminderNear 1'])
  await followUps.add({ recordId: first, dueAt: new Date(begin + 80 * hour).toISOString() })
  for (const hours of [47.9, 48.1, 56.1, 70, 79.9, 80.1, 81]) await at(hours)
  expect(await rung()).toEqual([
    ...['reminderNear 2', 'reminderDue 2', 'reminderNear 1', 'reminderNear 1', 'reminderDue 1'],
  ])
})
