import type { Page } from '@playwright/test'
import { expectClean } from './support/clean.ts'
import { newOwner, type Owner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

async function signIn(page: Page, origin: string): Promise<Owner> {
  const owner = await newOwner(origin)
  await page.context().addCookies([{ name: 'user-info', value: owner.token, url: origin, httpOnly: true }])
  return owner
}

async function makeCodes({ client }: Owner, names: readonly string[]): Promise<string[]> {
  const { list } = await client.directories.listAll({})
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
  const directoryId = list[0]?.id ?? 0
  const made = await client.qrCodes.bulkSave({ items: names.map((name) => ({ name, directoryId, blocks })) })
  return made.list.map(({ id }) => id)
}

test('a status that is set shows on the board and on a television by itself, until the link is taken back', {
  tag: '@once',
}, async ({ page, context, say, language, baseURL }) => {
  const owner = await signIn(page, baseURL ?? '')
  const { client } = owner
  const written = language === 'zh' ? ['设备', '在用', '待修', '大厅', '泵'] : ['Gear', 'Fit', 'Broken', 'Hall', 'Pump']
  const [name = '', fit = '', broken = '', hall = '', pump = ''] = written
  const ids = await makeCodes(owner, [`${pump} 1`, `${pump} 2`])
  const status = await client.statuses.add({
    name,
    items: [
      { key: 'a', name: fit, colour: 'green', shape: 'circle', isDefault: true },
      { key: 'b', name: broken, colour: 'red', shape: 'triangle', isProblem: true },
    ],
  })
  const [good = 0, bad = 0] = status.items.map(({ id }) => id)
  const set = (some: string[], itemId: number) =>
    client.statuses.setOnQrCodes({ statusId: status.id, ids: some, itemId })
  await set(ids, good)
  const wall = await client.statuses.wallAdd({ name: hall, statusIds: [status.id] })

  await page.goto(`/statusManage?tab=board&status=${status.id}`)
  await expect(page.getByText(say('statusScreens.live'), { exact: true })).toBeVisible()
  const television = await context.newPage()
  await television.clock.install()
  await television.goto(wall.url)
  const shown = (item: string) => television.locator('.items li', { hasText: item }).locator('b')
  await expect(shown(fit)).toHaveText('2')
  await set(ids.slice(0, 1), bad)
  await expect(shown(broken)).toHaveText('1')
  await expectClean(television, language, written)
  const counted = page.getByRole('list', { name: say('statusScreens.byItem') }).getByRole('listitem')
  await expect(counted.filter({ hasText: broken })).toContainText('1')
  await expectClean(page, language, written)

  // Without a network it keeps what it knew and says so; with one it goes on by itself. In the dark it reads as well.
  await television.getByRole('button', { name: say('wall.dark') }).click()
  await expectClean(television, language, written)
  await context.setOffline(true)
  await television.clock.fastForward('01:20')
  await expect(television.getByText(say('wall.lost'))).toBeVisible()
  await expect(shown(broken)).toHaveText('1')
  await set(ids, bad)
  await context.setOffline(false)
  await television.clock.fastForward('01:20')
  await expect(shown(broken)).toHaveText('2')
  await expect(television.getByText(say('wall.lost'))).toBeHidden()

  await client.statuses.wallDel({ id: wall.id })
  await expect(television.getByText(say('wall.over'))).toBeVisible()
  await expect(shown(fit)).toHaveCount(0)
  await television.close()
  await page.goto('/statusManage?tab=statuses')
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  await expectClean(page, language, written)
})

test('a plan makes the tasks of its round, and a record of the form completes one', { tag: '@once' }, async ({
  page,
  say,
  language,
  baseURL,
}) => {
  const owner = await signIn(page, baseURL ?? '')
  const { client } = owner
  const written = language === 'zh' ? ['日检', '说明', '灭火器'] : ['Daily check', 'Remarks', 'Extinguisher']
  const [name = '', remarks = '', thing = ''] = written
  const codeIds = await makeCodes(owner, [`${thing} 1`, `${thing} 2`])
  const { id: formId } = await client.forms.save({
    publish: true,
    document: {
      title: name,
      intro: '',
      pages: [{ id: 'p1', components: [{ id: 't', type: 'text', settings: { title: remarks } }] }],
    },
  })
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const plan = await client.plans.add({
    ...{ name, formId, codeIds, cycle: { every: 'day', days: 1 }, startsOn: yesterday },
    ...{ opensAt: '00:00', warnsAt: '23:58', closesAt: '23:59' },
  })
  await client.plans.changeStatus({ id: plan.id, state: 'running' })
  const tasks = async () => (await client.plans.listTasks({ filters: { planId: plan.id } })).list
  await expect.poll(async () => (await tasks()).length).toBeGreaterThanOrEqual(2)
  const [task] = await tasks()
  const { fillUrl } = await client.plans.getRecordDetail({ id: task?.id ?? 0 })

  await page.goto(new URL(fillUrl).pathname + new URL(fillUrl).search)
  await page.getByRole('textbox', { name: remarks }).fill('OK')
  await page.getByRole('button', { name: language === 'zh' ? '提交' : 'Submit', exact: true }).click()
  await expect(page.getByRole('heading', { name: say('formPage.done') })).toBeVisible()

  await page.goto('/planManage?tab=tasks')
  await expect(page.getByText(say('planScreens.state_onTime'), { exact: true })).toHaveCount(1)
  await expectClean(page, language, [...written, 'OK'])
  await page.goto('/planManage')
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  await expectClean(page, language, written)
})
