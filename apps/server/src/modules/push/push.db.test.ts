import { createHmac } from 'node:crypto'
import { made } from '@matai/content/schema'
import { errorCodes } from '@matai/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish, submit, text } from '../records/records.fixture.ts'
import { type Receiver, startReceiver } from './push.fixture.ts'

let app: TestApp
let who: SignedUp
let receiver: Receiver

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  who = await app.signUp({ tier: 'flagship' })
  receiver = await startReceiver()
})
afterEach(async () => {
  // What is left must not be tried again by another test.
  await app.database.pool.query(`update push set paused = 'person' where account_id = $1`, [who.accountId])
  await receiver.close()
})

async function add(settings: { formIds?: number[]; events?: 'record.made'[]; url?: string } = {}) {
  await who.client.push.sendCode({})
  const mobileCode = await app.smsCodeFor(who.mobile)
  return who.client.push.add({ url: receiver.url, mobileCode, ...settings })
}
const form = () => publish(who, [text('q1')])
const fill = async (to: { id: string; version: number }, times = 1) => {
  for (let place = 0; place < times; place++)
    expect((await submit(app, to, { q1: `第 ${place} 条` })).code).toBe(errorCodes.ok)
}
const work = () => app.modules.pushes.workOff()
const log = async (pushId: number, state?: 'waiting' | 'delivered' | 'failed') =>
  (await who.client.push.deliveries({ pageSize: 200, filters: { pushId, ...(state && { state }) } })).list
const numbers = () => receiver.arrived.map(({ message }) => message.number)

it('tells what was filled in, signed, numbered without a gap in each form, and keeps what was answered', async () => {
  const [one, other] = [await form(), await form()]
  const { push, secret } = await add()
  await fill(one, 2)
  await fill(other)
  await fill(one)
  await work()
  const ofRecords = receiver.arrived.filter(({ message }) => message.type === 'record.made')
  expect(ofRecords.map(({ message }) => [message.stream, message.number]).sort()).toEqual([
    [`form:${one.formId}`, 1],
    [`form:${one.formId}`, 2],
    [`form:${one.formId}`, 3],
    [`form:${other.formId}`, 1],
  ])
  const first = ofRecords.find(({ message }) => message.number === 1 && message.stream === `form:${one.formId}`)
  expect(first?.message.data).toMatchObject({
    form: { id: one.formId, title: '登记' },
    record: { number: 1, answers: { q1: '第 0 条' } },
    questions: [{ id: 'q1', type: 'text', title: '问题 q1' }],
  })
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = createHmac('sha256', key).update(`${first?.id}.${first?.timestamp}.${first?.body}`).digest('base64')
  expect(first?.signature).toBe(`v1,${signed}`)
  expect(first?.message.id).toBe(first?.id)

  const [newest] = await log(push.id)
  const detail = await who.client.push.delivery({ id: newest?.id ?? 0 })
  expect(detail).toMatchObject({ state: 'delivered', status: 200, attempts: [{ status: 200, answer: '{"ok":true}' }] })
  expect(receiver.arrived.map(({ body }) => body)).toContain(detail.body)
  expect(await who.client.push.health({ id: push.id })).toMatchObject({ delivered: 4, failed: 0 })
})

it('is told only of the forms and events that it names, and of nothing before it was there', async () => {
  const [one, other] = [await form(), await form()]
  await fill(one)
  await add({ formIds: [one.formId], events: ['record.made'] })
  await fill(other)
  await fill(one)
  const { list } = await who.client.records.search({ filters: { formId: one.formId } })
  await who.client.records.batchDelete({ ids: list.map(({ id }) => id) })
  await work()
  expect(receiver.arrived.map(({ message }) => [message.stream, message.number, message.type])).toEqual([
    [`form:${one.formId}`, 1, 'record.made'],
  ])
})

it('loses nothing while a receiver is away, and tells each event once by its id when it is back', async () => {
  const one = await form()
  const { push } = await add({ formIds: [one.formId], events: ['record.made'] })
  receiver.answerWith(500)
  await fill(one, 8)
  // Hours of being away: only one try at a time asks, and nothing is given up.
  for (let hour = 0; hour < 8; hour++) {
    await work()
    app.clock.advance(4_000)
  }
  expect(await log(push.id, 'failed')).toEqual([])
  const triesWhileAway = receiver.arrived.length
  expect(triesWhileAway).toBeLessThan(8 * 4)
  receiver.answerWith(200)
  receiver.arrived.length = 0
  await work()
  expect(numbers().sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(new Set(receiver.arrived.map(({ id }) => id)).size).toBe(8)
  expect(await log(push.id, 'delivered')).toHaveLength(8)
})

it('leaves a receiver alone that took nothing for a day, tells its owner, and goes on when it is told to', async () => {
  const one = await form()
  const { push } = await add({ formIds: [one.formId] })
  receiver.answerWith(302, { Location: 'http://127.0.0.1:9/' })
  await fill(one)
  for (let hour = 0; hour < 30; hour++) {
    await work()
    app.clock.advance(3_970)
  }
  // A session does not last that long.
  await app.database.pool.query(`update session set expires_at = expires_at + interval '90 days' where user_id = $1`, [
    who.userId,
  ])
  const paused = (await who.client.push.get({})).list[0]
  expect(paused).toMatchObject({ paused: 'failing', waiting: 1 })
  expect((await who.client.notices.list({})).list.map(({ kind }) => kind)).toContain('pushPaused')
  receiver.answerWith(200)
  await work()
  expect(await log(push.id, 'delivered')).toEqual([])
  await who.client.push.turn({ id: push.id, on: true })
  await work()
  expect(await log(push.id, 'delivered')).toHaveLength(1)
})

it('gives up what a receiver does not want while it takes others, and sends it again when it is asked to', async () => {
  const one = await form()
  const { push } = await add({ formIds: [one.formId] })
  receiver.answerBy(({ message }, response) => void response.writeHead(message.number === 1 ? 400 : 200).end('no'))
  await fill(one, 2)
  for (let time = 0; time < 6; time++) {
    await work()
    app.clock.advance(4_000)
    await fill(one)
  }
  const [given] = await log(push.id, 'failed')
  expect(given).toMatchObject({ number: 1, tries: 6, status: 400 })
  const id = receiver.arrived.find(({ message }) => message.number === 1)?.id
  receiver.answerWith(200)
  receiver.arrived.length = 0
  expect(await who.client.push.replay({ id: push.id, deliveryIds: [given?.id ?? 0] })).toEqual({ replayed: 1 })
  await work()
  expect(receiver.arrived.find((arrived) => arrived.id === id)?.message.number).toBe(1)
  expect(await log(push.id, 'failed')).toEqual([])
})

it('waits as long as it is asked to, and signs with both secrets while one is being replaced', async () => {
  const one = await form()
  const { push, secret } = await add({ formIds: [one.formId] })
  receiver.answerWith(503, { 'Retry-After': '600' })
  await fill(one)
  await work()
  app.clock.advance(500)
  await work()
  expect(receiver.arrived).toHaveLength(1)
  const rotated = await who.client.push.rotate({ id: push.id, keepHours: 1 })
  expect(rotated.push.oldSecretUntil).not.toBeNull()
  receiver.answerWith(200)
  app.clock.advance(200)
  await work()
  const last = receiver.arrived.at(-1)
  const signed = [rotated.secret, secret].map((one_) => {
    const key = Buffer.from(one_.replace('whsec_', ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${last?.id}.${last?.timestamp}.${last?.body}`).digest('base64')}`
  })
  expect(last?.signature).toBe(signed.join(' '))
  app.clock.advance(3_700)
  await fill(one)
  await work()
  expect(receiver.arrived.at(-1)?.signature.split(' ')).toHaveLength(1)
})

it('does not reach into a private network, when it is set nor when its name leads there later', async () => {
  for (const url of ['http://10.0.0.8/hook', 'http://[::1]/hook', 'http://[::ffff:169.254.169.254]/'])
    await expect(who.client.push.add({ url, mobileCode: '000000' })).rejects.toMatchObject({
      data: { issues: [{ path: ['url'] }] },
    })
  const one = await form()
  const { push } = await add({ formIds: [one.formId] })
  // As a name does that meant somebody else when it was set.
  await app.database.pool.query('update push set url = $2 where id = $1', [push.id, 'http://192.168.7.7/hook'])
  await fill(one)
  await work()
  expect(await log(push.id)).toMatchObject([{ state: 'waiting', tries: 1, status: null, trouble: 'private' }])
})

it('gives to programs that ask what it would tell, by a cursor that misses nothing', async () => {
  const one = await form()
  const { push, secret } = await add({ formIds: [one.formId] })
  await who.client.push.turn({ id: push.id, on: false })
  await fill(one, 5)
  const { address } = push
  const first = await app.anyone.push.pull({ address, secret, limit: 3 })
  expect(first).toMatchObject({ more: true, list: [{ number: 1 }, { number: 2 }, { number: 3 }] })
  const second = await app.anyone.push.pull({ address, secret, cursor: first.cursor })
  expect(second).toMatchObject({ more: false, list: [{ number: 4 }, { number: 5 }] })
  expect((await app.anyone.push.pull({ address, secret, cursor: second.cursor })).list).toEqual([])
  await expect(app.anyone.push.pull({ address, secret: `${secret}x` })).rejects.toMatchObject({
    code: errorCodes.notFound,
  })
})

it('is tested with the newest record, at once, and says what was answered', async () => {
  const one = await form()
  await fill(one, 2)
  const { push } = await add({ formIds: [one.formId] })
  receiver.answerWith(401)
  const tested = await who.client.push.test({ id: push.id })
  expect(tested).toMatchObject({ test: true, status: 401, attempts: [{ status: 401, answer: 'answered 401' }] })
  expect(receiver.arrived[0]?.message).toMatchObject({ test: true, data: { record: { number: 2 } } })
})

it('gives what a worker that died had taken to another, and two never go beyond the places of a receiver', async () => {
  const one = await form()
  const { push, secret } = await add({ formIds: [one.formId] })
  await fill(one, 6)
  let most = 0
  let open = 0
  receiver.answerBy((_, response) => {
    most = Math.max(most, ++open)
    setTimeout(() => {
      open -= 1
      response.writeHead(200).end()
    }, 30)
  })
  await who.client.push.turn({ id: push.id, on: false })
  await work()
  await app.anyone.push.pull({ address: push.address, secret }) // its deliveries stand now
  // As if a worker had been killed between taking two of them and sending.
  await app.database.pool.query(
    `update push_delivery set due_at = $2, lease_until = $2 where push_id = $1 and number <= 2`,
    [push.id, new Date(app.clock.now().getTime() + 30_000)],
  )
  await who.client.push.turn({ id: push.id, on: true })
  await Promise.all([work(), work()])
  expect(numbers().sort()).toEqual([3, 4, 5, 6])
  expect(most).toBeLessThanOrEqual(4)
  app.clock.advance(31)
  await work()
  expect(numbers().sort()).toEqual([1, 2, 3, 4, 5, 6])
})

it('keeps what happened for 30 days, and counts what was never taken', async () => {
  const one = await form()
  const { push } = await add({ formIds: [one.formId] })
  await who.client.push.turn({ id: push.id, on: false })
  await fill(one, 2)
  await work()
  await app.database.pool.query(`update push_event set at = at - interval '31 days' where account_id = $1`, [
    who.accountId,
  ])
  await app.modules.pushes.expire(app.clock.now())
  expect((await who.client.push.get({})).list).toMatchObject([{ expired: 2, waiting: 0 }])
  expect(await log(push.id)).toEqual([])
})

it('tells of codes one by one, also of many at once', async () => {
  const codes = await who.client.qrCodes.bulkSave({
    items: ['甲', '乙'].map((name) => ({ name, blocks: [made.richText('b1', { html: `<p>${name}</p>` })] })),
  })
  await add()
  await who.client.qrCodes.bulkRemove({ ids: codes.list.map(({ id }) => id) })
  await work()
  const told = receiver.arrived.filter(({ message }) => message.type === 'code.changed')
  expect(told.map(({ message }) => message.number).sort()).toEqual([1, 2])
  expect(told.map(({ message }) => (message.data.qrCode as { id: string }).id).sort()).toEqual(
    codes.list.map(({ id }) => id).sort(),
  )
})
