import { afterAll, beforeAll, expect, it } from 'vitest'
import { newNumber, type SignedUp } from '../../testing/test-app.ts'
import { startTwoNodes, type TwoNodes } from '../accounts/two-nodes.fixture.ts'

let two: TwoNodes
let operator: SignedUp
let owner: SignedUp
beforeAll(async () => {
  const mobile = newNumber()
  two = await startTwoNodes({ OPERATORS: `+${mobile}`, ORIGIN: 'http://c.test' })
  operator = await two.nodes[0].signUp({ mobile })
  owner = await two.nodes[0].signUp()
})
afterAll(() => two.close())

const other = () => two.nodes[1]
const statusThere = async (path: string) => (await other().fetch(path)).status

it('a file that one node blocks is open on none', async () => {
  const upload = { sign: await two.nodes[0].sealed('note', 'upload'), file: new File(['evil'], 'note.txt') }
  const { id, url } = await owner.client.files.upload(upload)
  expect(await statusThere(url)).toBe(200)
  await operator.client.operators.fileBlock({ id, reason: '冒充银行' })
  expect(await statusThere(url)).toBe(410)
})

it('an account that one node disables is let in by none, nor are its sessions', async () => {
  const who = await two.nodes[0].signUp()
  const there = other().clientOf(who.token)
  await there.accounts.getUserinfo({})
  await operator.client.operators.accountDisable({ id: who.accountId, reason: '诈骗' })
  await expect(there.accounts.getUserinfo({})).rejects.toMatchObject({ code: 1000 })
})

it('a call that two nodes get with one key makes one thing', async () => {
  const body = JSON.stringify({ name: '门', blocks: [{ id: 't', type: 'richText', html: '<p>1</p>' }] })
  const headers = {
    Authorization: `Bearer ${owner.token}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'the-same-on-both',
  }
  const both = [0, 1, 0, 1].map(async (node) => {
    const answer = await two.nodes[node % 2 ? 1 : 0].fetch('/qruser/console/qrcode/save', {
      method: 'POST',
      headers,
      body,
    })
    return ((await answer.json()) as { data: { id: string } }).data.id
  })
  expect(new Set(await Promise.all(both)).size).toBe(1)
})
