import { contract } from '@matai/contract'
import { randomUUID } from 'node:crypto'
import { expectAccessible } from './support/clean.ts'
import { newOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

const place = (code: string, name: string) => ({ areas: [{ code, name }], street: '', position: null })

test('a report is kept and shared until it is taken back; records are laid out on paper by keyboard', {
  tag: '@once',
}, async ({ page, context, say, baseURL }) => {
  const url = baseURL ?? ''
  const { client, token } = await newOwner(url)
  const cookie = { name: 'user-info', value: token, url, httpOnly: true }
  await context.addCookies([cookie])
  const components = [
    { id: 'q1', type: 'text', settings: { title: '什么坏了' } },
    { id: 'q2', type: 'address', settings: { title: '在哪里', depth: 'province', street: false } },
  ]
  const document = { title: '设备报修', intro: '', pages: [{ id: 'p1', components }] }
  const { id: formId, version } = await client.forms.save({ document: document as never, publish: true })
  const { id } = await client.records.address({ formId })
  for (const [q1, q2] of [
    ['电梯停了', place('440000', '广东省')],
    ['电梯又停了', place('440000', '广东省')],
    ['灯不亮', place('110000', '北京市')],
  ])
    await fetch(new URL(contract.filling.submit.path, url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify({ id, version, answers: { q1, q2 } }),
    })

  // Words and provinces lead to their records; the report is kept under a name.
  await page.goto(`/formData/${formId}/report`)
  await expect(page.getByRole('list', { name: say('savedReports.map') }).getByRole('link')).toHaveCount(2)
  await expectAccessible(page)

  // The search of the frame knows records by a word of theirs.
  await page.keyboard.press('/')
  await page.keyboard.type('又停')
  await expect(page.getByRole('option', { name: /设备报修 №2/ })).toContainText('电梯又停了')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('savedReports.title') }).click()
  await page.getByRole('menuitem', { name: say('savedReports.saveAs') }).click()
  await page.getByLabel(say('savedReports.name')).fill('周报')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('app.save') })
    .click()
  await page.getByRole('button', { name: '周报' }).click()
  await page.getByRole('menuitem', { name: say('savedReports.share') }).click()
  const shared = (await page.getByTestId('report-link').textContent()) ?? ''
  // The sign in its corner closes it, too.
  await page
    .getByRole('button', { name: say('savedReports.close') })
    .first()
    .click()

  // Whoever has the link reads figures, and nothing that was written.
  await context.clearCookies()
  await page.goto(new URL(shared).pathname)
  await expect(page.getByRole('heading', { name: '周报' })).toBeVisible()
  await expect(page.getByText(say('savedReports.records', { count: 3 }))).toBeVisible()
  await expect(page.getByText('电梯')).toHaveCount(0)
  await expectAccessible(page)
  await context.addCookies([cookie])
  await page.goto(`/formData/${formId}/report`)
  await page.getByRole('button', { name: say('savedReports.title') }).click()
  await page.getByRole('menuitem', { name: '周报' }).click()
  await page.getByRole('button', { name: '周报' }).click()
  await page.getByRole('menuitem', { name: say('savedReports.unshare') }).click()
  await expect(page.getByText(say('savedReports.unshared'))).toBeVisible()
  expect((await page.request.get(shared)).status()).toBe(404)

  // A level of the approval asks a role.
  await page.goto(`/formData/${formId}`)
  await page.getByRole('button', { name: say('recordScreens.settings') }).click()
  await page.getByRole('menuitem', { name: say('recordScreens.approvalTitle') }).click()
  const levels = page.getByRole('dialog')
  await levels.getByRole('button', { name: say('recordScreens.approvalAdd') }).click()
  await levels.getByRole('combobox', { name: say('recordScreens.approvalLevel', { level: 1 }) }).click()
  await page
    .locator('.ant-select-item-option-content')
    .getByText(say('recordScreens.approver_subAdmin'), { exact: true })
    .click()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await levels.getByRole('button', { name: say('recordScreens.viewSaveIt') }).click()
  await expect(levels).toBeHidden()
  expect((await client.recordApprovals.get({ formId })).levels).toMatchObject([{ roles: ['subAdmin'] }])

  // A layout of one's own: the block of facts goes up by keyboard, the paper beside it follows.
  await page.goto(`/formData/${formId}`)
  await page.getByRole('button', { name: say('recordScreens.settings') }).click()
  await page.getByRole('menuitem', { name: say('recordLayouts.title') }).click()
  await page.getByRole('button', { name: say('recordLayouts.useOwn') }).click()
  const blocks = page.getByRole('list', { name: say('recordLayouts.list') }).getByRole('listitem')
  await expect(blocks).toHaveCount(7)
  await expect(page.getByRole('figure', { name: say('recordLayouts.preview') })).toBeVisible()
  await blocks.nth(2).getByRole('spinbutton').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(blocks.nth(1)).toContainText(say('recordLayouts.kind_facts'))
  await expectAccessible(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('app.save') })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect((await client.recordLayouts.get({ formId })).blocks?.map(({ kind }) => kind).slice(0, 3)).toEqual([
    'letterhead',
    'facts',
    'title',
  ])
})
