import { CallError } from '@matai/client'
import { errorCodes } from '@matai/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { mintAccountId } from '../../platform/db/account-id.ts'
import type { SignedUp } from '../../testing/test-app.ts'
import { startTwoNodes, type TwoNodes } from '../accounts/two-nodes.fixture.ts'
import { publish, text } from '../records/records.fixture.ts'

let nodes: TwoNodes
beforeAll(async () => {
  nodes = await startTwoNodes()
}, 60_000)
afterAll(() => nodes.close())

const zone = 'Asia/Shanghai'
const dayOf = (moment: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(moment)
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 0,
    (error: unknown) => (error instanceof CallError ? error.code : error),
  )

/** Somebody who was invited by number into an account and came. */
async function makeMember(owner: SignedUp): Promise<SignedUp> {
  const who = await nodes.nodes[1].signUp()
  await owner.client.team.add({ name: '小王', mobile: who.mobile, sms: false })
  const [invitation] = (await who.client.team.getAccountList({})).invitations
  await who.client.team.join({ id: invitation?.id ?? 0 })
  return who
}

it('who leaves with 300 codes, 5 forms and 2 plans is out on every node within a second, and all of it goes on', async () => {
  const [first, second] = nodes.nodes
  const owner = await first.signUp({ tier: 'advanced' })
  const who = await makeMember(owner)
  const { client } = who
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
  const ids: string[] = []
  for (const hundred of [1, 2, 3]) {
    const items = Array.from({ length: 100 }, (_, at) => ({ name: `灭火器 ${hundred}-${at}`, blocks }))
    ids.push(...(await client.qrCodes.bulkSave({ items })).list.map(({ id }) => id))
  }
  const forms = []
  for (const at of [1, 2, 3, 4, 5]) forms.push(await publish(who, [text('q1')], { title: `巡检 ${at}` }))
  const plans = []
  for (const at of [0, 1]) {
    const plan = await owner.client.plans.add({
      ...{ name: `日检 ${at}`, formId: forms[at]?.formId ?? 0, codeIds: ids, cycle: { every: 'day', days: 1 } },
      ...{ opensAt: '00:00', warnsAt: '12:00', closesAt: '18:00', startsOn: dayOf(first.clock.now()) },
      people: [who.userId],
    })
    await owner.client.plans.changeStatus({ id: plan.id, state: 'running' })
    plans.push(plan.id)
  }
  await first.modules.plans.turn(first.clock.now())
  const tasks = { filters: { mine: true }, pageSize: 1 }
  expect((await client.plans.listTasks(tasks)).total).toBe(600)

  // Signed in on both nodes, with a board open on one.
  const there = second.clientOf(who.token)
  expect(await codeOf(there.qrCodes.getCodeList({}))).toBe(0)
  const ended = vi.fn()
  second.modules.statuses.live.watch({
    ...{ accountId: mintAccountId(owner.accountId), wallId: undefined, userId: who.userId },
    ...{ changed: () => undefined, end: ended },
  })
  const { holdings } = await owner.client.team.holdings({ id: who.userId })
  const held = Object.fromEntries(holdings.map(({ kind, count }) => [kind, count]))
  expect(held).toMatchObject({ qrCodes: 300, forms: 5, plans: 2 })

  await owner.client.team.del({ id: who.userId, heirId: owner.userId })
  const gone = performance.now()
  await vi.waitFor(
    async () => expect(await codeOf(there.qrCodes.getCodeList({}))).toBe(errorCodes.sessionInvalid),
    1_000,
  )
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), 1_000)
  expect(performance.now() - gone).toBeLessThan(1_000)

  await first.modules.qrCodes.handOver({ accountId: owner.accountId, from: who.userId, to: owner.userId })
  for (const [table, column] of [
    ['qr_code', 'created_by'],
    ['form', 'created_by'],
    ['plan', 'created_by'],
  ]) {
    const { rows } = await first.database.pool.query<{ n: number }>(
      `select count(*)::int as n from ${table} where account_id = $1 and ${column} = $2`,
      [owner.accountId, who.userId],
    )
    expect([table, rows[0]?.n]).toEqual([table, 0])
  }
  // What was due is the heir's, and so is what comes tomorrow.
  expect((await owner.client.plans.listTasks(tasks)).total).toBe(600)
  await first.modules.plans.turn(new Date(first.clock.now().getTime() + 86_400_000))
  for (const planId of plans) {
    const { total } = await owner.client.plans.listTasks({ filters: { mine: true, planId }, pageSize: 1 })
    expect(total).toBe(600)
  }
}, 120_000)
