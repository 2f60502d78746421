import { randomUUID } from 'node:crypto'
import { contract } from '@matai/contract'
import { expectClean } from './support/clean.ts'
import { newOwner, openTables, type Owner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

const written = {
  zh: { pump: '一号泵', gate: '大门', daily: '巡检', repair: '报修', what: '什么坏了', unit: '只', fault: '漏水' },
  en: {
    pump: 'Pump 1',
    gate: 'Gate',
    daily: 'Round',
    repair: 'Repairs',
    what: 'What broke',
    unit: 'pcs',
    fault: 'Leak',
  },
} as const
type Words = (typeof written)['zh' | 'en']

const publish = async ({ client }: Owner, title: string, components: object[]): Promise<number> => {
  const document = { title, intro: '', pages: [{ id: 'p1', components }] }
  return (await client.forms.save({ publish: true, document: document as never })).id // as an editor sends it
}

/** A round whose window is over, though its cycle goes on: one of its two codes was not looked at. */
async function beLate(owner: Owner, name: string, formId: number, codeIds: string[]): Promise<void> {
  const { client, accountId } = owner
  const startsOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const times = { opensAt: '00:00', warnsAt: '23:58', closesAt: '23:59' }
  const plan = await client.plans.add({ name, formId, codeIds, cycle: { every: 'day', days: 1 }, startsOn, ...times })
  await client.plans.changeStatus({ id: plan.id, state: 'running' })
  const tasks = async () => (await client.plans.listTasks({ filters: { planId: plan.id } })).total
  await expect.poll(tasks).toBe(codeIds.length)
  const tables = openTables()
  try {
    await tables.query(
      `update plan_window set warns_at = now() - interval '2 hours', closes_at = now() - interval '1 hour',
         ends_at = now() + interval '5 hours' where account_id = $1`,
      [accountId],
    )
  } finally {
    await tables.end()
  }
}

/** A record that the owner has to approve. */
async function wantApproval({ client }: Owner, url: string, { repair, what, fault }: Words): Promise<void> {
  const formId = await publish({ client } as Owner, repair, [{ id: 'q', type: 'text', settings: { title: what } }])
  await client.recordApprovals.set({ formId, levels: [{}] })
  const [{ id }, { version }] = await Promise.all([
    client.records.address({ formId }),
    client.forms.info({ id: formId }),
  ])
  const answer = await fetch(new URL(contract.filling.submit.path, url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({ id, version, answers: { q: fault } }),
  })
  expect(await answer.json()).toMatchObject({ code: 0 })
}

test('home says what waits, and each of it leads to where it is mended', async ({ page, language, say, baseURL }) => {
  const words = written[language]
  const url = baseURL ?? ''
  const owner = await newOwner(url)
  const { client } = owner
  await page.context().addCookies([{ name: 'user-info', value: owner.token, url, httpOnly: true }])
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
  const { list } = await client.qrCodes.bulkSave({ items: [words.pump, words.gate].map((name) => ({ name, blocks })) })
  const [pump = '', gate = ''] = list.map(({ id }) => id)
  const formOf = (id: string, direction: 'in' | 'out') =>
    publish(owner, `${words.daily} ${id}`, [{ id, type: 'stock', settings: { title: words.what, direction } }])
  const [inFormId, outFormId] = [await formOf('in', 'in'), await formOf('out', 'out')]
  await client.stock.set({ ids: [pump], unit: words.unit, inFormId, outFormId, minimum: '5' })
  await client.stock.set({ ids: [gate], unit: words.unit, inFormId, outFormId })
  await beLate(owner, words.daily, inFormId, [gate])
  await wantApproval(owner, url, words)

  const matter = (key: 'tasksLate' | 'stockLow') =>
    page.getByRole('link', { name: say(`matters.matter_${key}`, { count: 1, number: '1' }) })
  await page.goto('/data')
  await expect(page.getByRole('heading', { name: say('matters.waiting') })).toBeVisible()
  await expectClean(page, language, Object.values(words))

  await matter('tasksLate').click()
  await expect(page).toHaveURL(/\/planManage\?.*state=expired/)
  const here = page.getByRole('main')
  await expect(here.getByText(words.gate, { exact: true }).first()).toBeVisible()
  await expect(here.getByText(say('planScreens.state_expired'), { exact: true }).first()).toBeVisible()

  await page.goBack()
  await matter('stockLow').click()
  await expect(page).toHaveURL(/\/stock\?low=yes/)
  await expect(here.getByText(words.pump).first()).toBeVisible()
  await expect(here.getByText(words.gate)).toHaveCount(0)

  await page.goBack()
  await page.getByRole('link', { name: words.repair, exact: true }).first().click()
  await expect(page).toHaveURL(/\/formData\/\d+\?approval=waiting/)
  await expect(here.getByText(words.fault).first()).toBeVisible()
  await expectClean(page, language, Object.values(words))
})
