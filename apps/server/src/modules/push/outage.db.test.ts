import { errorCodes } from '@matai/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish, submit, text } from '../records/records.fixture.ts'
import { type Receiver, startReceiver } from './push.fixture.ts'

let app: TestApp
let who: SignedUp
let receiver: Receiver
beforeAll(async () => {
  app = await startTestApp()
  who = await app.signUp({ tier: 'flagship' })
  receiver = await startReceiver()
})
afterAll(async () => {
  await receiver.close()
  await app.close()
})

it('whatever a receiver does for six hours, afterwards its events are the records, each once by its id', async () => {
  const form = await publish(who, [text('q1')])
  await who.client.push.sendCode({})
  const mobileCode = await app.smsCodeFor(who.mobile)
  const { push } = await who.client.push.add({
    ...{ url: receiver.url, mobileCode, formIds: [form.formId], events: ['record.made'] },
  })
  const made: number[] = []
  const taken = new Map<string, { recordId: number; number: number }>()
  async function fill(times: number) {
    for (let nth = 0; nth < times; nth++) {
      const { code, data } = await submit(app, form, { q1: `第 ${made.length} 条` })
      expect(code).toBe(errorCodes.ok)
      made.push(data.id)
    }
  }
  /** Tries for an hour, and looks in between as a worker does. */
  async function hour() {
    for (let quarter = 0; quarter < 4; quarter++) {
      await app.modules.pushes.workOff()
      app.clock.advance(900)
    }
  }
  const leadTo = (url: string) =>
    app.database.pool.query('update push set url = $2 where id = $1 and account_id = $3', [push.id, url, who.accountId])

  // It is slower than anybody waits: what it takes then was not answered in time, and comes again.
  const slow = new Set<string>()
  receiver.answerBy(({ id }, response) => {
    slow.add(id)
    setTimeout(() => response.writeHead(200).end(), 5_400)
  })
  await fill(2)
  await app.modules.pushes.workOff()
  receiver.answerWith(500)
  await fill(3)
  await hour()
  receiver.answerWith(302, { Location: 'http://169.254.169.254/latest/' })
  await fill(2)
  await hour()
  // Its name leads into a private network for a while, and then nowhere.
  await leadTo('http://192.168.7.7/hook')
  await fill(2)
  await hour()
  await leadTo('http://127.0.0.1:9/hook')
  await fill(2)
  for (let hours = 0; hours < 3; hours++) await hour()
  expect((await who.client.push.get({})).list[0]).toMatchObject({ paused: null, waiting: made.length })

  await leadTo(receiver.url)
  receiver.answerBy(({ id, message }, response) => {
    const { record } = message.data as { record: { id: number } }
    taken.set(id, { recordId: record.id, number: message.number })
    response.writeHead(200).end()
  })
  await fill(1)
  for (let hours = 0; hours < 2; hours++) await hour()
  const all = [...taken.values()]
  expect(all.map(({ recordId }) => recordId).sort((a, b) => a - b)).toEqual(made.toSorted((a, b) => a - b))
  expect(all.map(({ number }) => number).sort((a, b) => a - b)).toEqual(made.map((_, at) => at + 1))
  for (const id of slow) expect(taken.has(id)).toBe(true)
  expect((await who.client.push.get({})).list[0]).toMatchObject({ waiting: 0, failed: 0, expired: 0 })
  // Everything that was pushed may go when its time is over.
  const { rows } = await app.database.pool.query<{ n: number }>(
    'select count(*)::int as n from form_record where account_id = $1 and form_id = $2 and pushed_at is not null',
    [who.accountId, form.formId],
  )
  expect(rows[0]?.n).toBe(made.length)
}, 60_000)
