import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { workOff } from '../reminders/reminders.fixture.ts'
import { publish, submit } from '../records/records.fixture.ts'

let app: TestApp
let who: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  who = await app.signUp({ tier: 'flagship' })
})
afterAll(() => app.close())

const stockForm = (direction: 'in' | 'out') =>
  publish(who, [{ id: 'q1', type: 'stock', settings: { title: '数量', direction, unit: '', decimals: 2 } }])

async function makeStock(more: object = {}) {
  const { list } = await who.client.directories.listAll({})
  const { id } = await who.client.qrCodes.save({
    name: '阀门',
    directoryId: list[0]?.id ?? 0,
    blocks: [{ id: 't', type: 'richText', html: '<p>1</p>' }],
  })
  const [into, out] = [await stockForm('in'), await stockForm('out')]
  const forms = { inFormId: into.formId, outFormId: out.formId }
  await who.client.stock.set({ ids: [id], unit: '件', ...forms, ...more })
  const move = (form: typeof into, amount: string) =>
    submit(app, form, { q1: amount }, { qrCodeId: id, visitor: 'visitor-000000001' })
  const stockOf = async () => (await who.client.stock.list({ filters: { formId: into.formId } })).list[0]
  return { id, in: (amount: string) => move(into, amount), out: (amount: string) => move(out, amount), stockOf }
}

it('moves with records, to the hundredth, never below zero, and says what is left', async () => {
  const one = await makeStock({ minimum: '5', price: '2.5' })
  expect((await one.in('10.5')).code).toBe(0)
  expect((await one.out('0.25')).code).toBe(0)
  expect(await one.stockOf()).toMatchObject({ quantity: '10.25', low: false, value: '25.63' })
  const refused = await one.out('10.26')
  expect(refused).toMatchObject({ code: 1006, msg: '库存不足，还剩 10.25 件' })
  expect((await one.out('10.25')).code).toBe(0)
  expect(await one.stockOf()).toMatchObject({ quantity: '0.00', low: true })
  const codes = await who.client.qrCodes.getCodeList({ keyword: one.id })
  expect(codes.list[0]?.stock).toEqual({ quantity: '0.00', unit: '件', low: true })
  const { list, total } = await who.client.stock.log({ filters: { qrCodeId: one.id } })
  expect(total).toBe(4)
  expect(list.map(({ kind, amount, after }) => [kind, amount, after])).toEqual([
    ['record', '-10.25', '0.00'],
    ['record', '-0.25', '10.25'],
    ['record', '10.5', '10.5'],
    ['begin', '0', '0'],
  ])
})

it('ends exactly when many move it at once', async () => {
  const one = await makeStock()
  await one.in('15')
  const answers = await Promise.all(Array.from({ length: 20 }, () => one.out('1')))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(15)
  expect((await one.stockOf())?.quantity).toBe('0')
})

it('is corrected with a reason by whoever counted, and exported as a workbook', async () => {
  const one = await makeStock({ mayGoBelow: true })
  await one.out('3')
  expect((await one.stockOf())?.quantity).toBe('-3')
  await who.client.stock.correct({ qrCodeId: one.id, quantity: '12', reason: '盘点' })
  const { list } = await who.client.stock.log({ filters: { qrCodeId: one.id } })
  expect(list[0]).toMatchObject({ kind: 'correction', amount: '15', after: '12', reason: '盘点' })
  expect(list[0]?.user?.id).toBe(who.userId)
  const { task } = await who.client.stock.export({})
  await app.modules.exports.work()
  expect(await who.client.exports.taskInfo({ id: task.id })).toMatchObject({ state: 'done', kind: 'stockExcel' })
})

it('tells once each time when it falls below its minimum, by a record or by a correction', async () => {
  const one = await makeStock({ minimum: '5' })
  await who.client.reminders.addRule({
    name: '缺货',
    on: { event: 'stock' },
    others: ['admins'],
    channels: ['bell'],
  })
  await one.in('10')
  await one.out('4')
  await one.out('1')
  const told = async () => {
    await workOff(app, who)
    return (await who.client.notices.list({})).list
      .filter(({ kind }) => kind === 'reminderStock')
      .map(({ details }) => [details.code, details.quantity, details.minimum])
  }
  expect(await told()).toEqual([])
  await one.out('0.5')
  await one.out('1')
  expect(await told()).toEqual([['阀门', '4.5', '5']])
  await one.in('10')
  await who.client.stock.correct({ qrCodeId: one.id, quantity: '2', reason: '盘点' })
  expect((await told()).map(([, quantity]) => quantity).toSorted()).toEqual(['2', '4.5'])
})
