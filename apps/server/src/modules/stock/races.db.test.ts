import { randomUUID } from 'node:crypto'
import { errorCodes } from '@matai/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish, submit } from '../records/records.fixture.ts'

/** A thousand take minutes and show the same. */
const moves = Number(process.env.STOCK_MOVES ?? 100)

let app: TestApp
let other: TestApp
let who: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  other = await startTestApp({ dataDir: app.dataDir })
  who = await app.signUp({ tier: 'flagship' })
})
afterAll(async () => {
  await other.close()
  await app.close()
})

const stockForm = (direction: 'in' | 'out') =>
  publish(who, [{ id: 'q1', type: 'stock', settings: { title: '数量', direction, unit: '', decimals: 0 } }])

it('ends at the sum of what was answered, when every move reaches both nodes at once and again', async () => {
  const directoryId = (await who.client.directories.listAll({})).list[0]?.id ?? 0
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
  const { id } = await who.client.qrCodes.save({ name: '阀门', directoryId, blocks })
  const [into, out] = [await stockForm('in'), await stockForm('out')]
  await who.client.stock.set({ ids: [id], unit: '件', inFormId: into.formId, outFormId: out.formId })

  /** Answers by how much a move moved: a try that says nothing certain is made again under its key. */
  async function move(at: number): Promise<number> {
    const isOut = at % 4 > 1
    const amount = 1 + (at % 7)
    const more = { qrCodeId: id, visitor: `visitor-${randomUUID().slice(0, 9)}`, key: randomUUID() }
    const send = async (node: TestApp) => {
      for (;;) {
        const { code, data } = await submit(node, isOut ? out : into, { q1: String(amount) }, more)
        if (code === 0) return data.id
        if (code === errorCodes.conflict) return null
      }
    }
    const records = await Promise.all([send(app), send(other), send(at % 2 === 0 ? app : other)])
    // A try that was refused kept nothing, so another one may come when there is enough; all that kept one kept the same.
    const kept = new Set(records.filter((record) => record !== null))
    expect(kept.size).toBeLessThan(2)
    return kept.size === 0 ? 0 : isOut ? -amount : amount
  }
  const moved = await Promise.all(Array.from({ length: moves }, (_, at) => move(at)))
  const sum = moved.reduce((total, amount) => total + amount, 0)

  const { list } = await who.client.stock.list({ filters: { formId: into.formId } })
  expect(list[0]?.quantity).toBe(String(sum))
  const log: { amount: string; after: string }[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await who.client.stock.log({ filters: { qrCodeId: id }, pageSize: 200, ...(cursor && { cursor }) })
    log.push(...page.list)
    cursor = page.next
  }
  expect(log.filter(({ amount }) => amount !== '0')).toHaveLength(moved.filter((amount) => amount !== 0).length)
  expect(log.reduce((total, { amount }) => total + Number(amount), 0)).toBe(sum)
  expect(log.filter(({ after }) => after.startsWith('-'))).toEqual([])
})
