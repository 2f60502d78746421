import type { Page } from '@playwright/test'
import { expectClean } from './support/clean.ts'
import { newOwner, type Owner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

async function signIn(page: Page, origin: string): Promise<Owner> {
  const owner = await newOwner(origin)
  await page.context().addCookies([{ name: 'user-info', value: owner.token, url: origin, httpOnly: true }])
  return owner
}

const titlesOf = (page: Page) => page.locator('[data-question] > header > [aria-expanded]')

test('a form of a template is changed by mouse, published, filled in and counted', { tag: '@once' }, async ({
  page,
  say,
  language,
  baseURL,
}) => {
  const { client } = await signIn(page, baseURL ?? '')
  await page.goto('/formList')
  await expect(page.getByText(say('formScreens.emptyTitle'))).toBeVisible()
  await page
    .getByRole('button', { name: say('formScreens.new') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /报修/ }).click()
  await expect(dialog.getByLabel(say('formScreens.name'))).toHaveValue('报修')
  await dialog.getByRole('button', { name: say('formScreens.create') }).click()

  await expect(page).toHaveURL(/\/formDetail\?id=\d+/)
  await expect(titlesOf(page)).toHaveCount(7)
  // The last question is dragged to the first place.
  const [from, to] = [page.locator('[data-question] [data-handle]').last(), titlesOf(page).first()]
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x, start.y - 20, { steps: 3 })
  await page.mouse.move(end.x + 40, end.y + 4, { steps: 8 })
  await page.mouse.up()
  await expect(titlesOf(page).first()).toContainText('方便上门的时间')

  await page
    .getByRole('navigation', { name: say('formEditor.palette') })
    .getByRole('button', { name: say('forms.type_text'), exact: true })
    .click()
  const title = page.locator('[data-question][data-open=true]').getByLabel(say('formEditor.setTitle'))
  await title.fill('房号')
  await expectClean(page, language)
  await page.getByRole('button', { name: say('formEditor.publish') }).click()
  await expect(page.getByText(say('formEditor.publishedNow'))).toBeVisible()

  const { list } = await client.forms.list({})
  const { id, published } = list[0] ?? {}
  const { document } = await client.forms.info({ id: id ?? 0 })
  const { id: address } = await client.records.address({ formId: id ?? 0 })
  const idOf = (title: string) =>
    document.pages[0]?.components.find(({ settings }) => settings.title === title)?.id ?? ''
  const sent = await page.request.post('/v/form/submit', {
    headers: { 'Idempotency-Key': `journey-${address}` },
    data: {
      id: address,
      version: published,
      answers: {
        [idOf('报修地点')]: '三号楼 201',
        [idOf('报修类型')]: { option: 'o2', text: '' },
        [idOf('故障说明')]: '灯不亮',
        [idOf('姓名')]: '王敏',
        [idOf('手机号')]: '+8613800138000',
      },
    },
  })
  expect(await sent.json()).toMatchObject({ code: 0, data: { number: 1 } })
  await page.goto('/formList')
  const row = page.getByRole('row', { name: /报修/ })
  await expect(row.getByText(say('formScreens.state_published'))).toBeVisible()
  const heads = await page.getByRole('columnheader').allTextContents()
  await expect(row.getByRole('cell').nth(heads.indexOf(say('formScreens.records')))).toHaveText('1')
  await expectClean(page, language, ['报修'])
})

test('a form is written by keyboard alone', { tag: '@once' }, async ({ page, say, baseURL }) => {
  const { client } = await signIn(page, baseURL ?? '')
  const name = { id: 'a', type: 'name' as const, settings: { title: '检查人' } }
  const made = await client.forms.save({
    document: { title: '巡检', pages: [{ id: 'p1', components: [name] }] } as never,
  })
  await page.goto(`/formDetail?id=${made.id}`)
  await expect(titlesOf(page)).toHaveCount(1)
  const palette = page.getByRole('navigation', { name: say('formEditor.palette') })
  await palette.getByRole('button', { name: say('forms.type_number'), exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(titlesOf(page)).toHaveCount(2)
  const open = page.locator('[data-question][data-open=true]')
  await open.getByLabel(say('formEditor.setTitle')).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('压力')
  await open.locator('> header > [aria-expanded]').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(titlesOf(page).first()).toContainText('压力')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(say('formEditor.saved', { version: 2 }))).toBeVisible()
  const { document } = await client.forms.info({ id: made.id })
  expect(document.pages[0]?.components.map(({ settings }) => settings.title)).toEqual(['压力', '检查人'])
})

test('a checklist of the palette sets a status, and names the cells that are missing', { tag: '@once' }, async ({
  page,
  say,
  language,
  baseURL,
}) => {
  const { client } = await signIn(page, baseURL ?? '')
  await client.statuses.add({
    name: '设备状况',
    items: [
      { key: 'a', name: '正常', colour: 'green', shape: 'circle', isDefault: true },
      { key: 'b', name: '停用', colour: 'grey', shape: 'bar' },
    ],
  } as never)
  const options = ['能用', '不能用'].map((label, at) => ({ id: `o${at}`, label }))
  const bank = { id: 'b', type: 'radio' as const, settings: { title: '总体情况', options } }
  await client.forms.save({ document: { title: '题库', pages: [{ id: 'p1', components: [bank] }] } as never })
  const made = await client.forms.save({ document: { title: '点检', pages: [{ id: 'p1' }] } as never })
  await page.goto(`/formDetail?id=${made.id}`)
  const palette = page.getByRole('navigation', { name: say('formEditor.palette') })
  await palette.getByRole('button', { name: say('formEditor.checklist'), exact: true }).click()
  await expect(titlesOf(page)).toHaveCount(1)

  await palette.getByRole('button', { name: say('formTemplates.take') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').click()
  await page.locator('.ant-select-item-option', { hasText: '题库' }).click()
  await dialog.getByRole('checkbox', { name: '总体情况' }).check()
  await expectClean(page, language, ['题库', '总体情况', '点检', '能用', '不能用'])
  await dialog.getByRole('button', { name: say('formTemplates.pasteAdd', { count: 1 }) }).click()
  await titlesOf(page).nth(1).click()
  await page.getByRole('button', { name: say('formEditor.statuses') }).click()
  await page.getByLabel(say('formEditor.statusOf', { option: '不能用' })).click()
  await page.locator('.ant-select-item-option', { hasText: '停用' }).click()
  await page.getByRole('button', { name: say('formEditor.publish') }).click()
  await expect(page.getByText(say('formEditor.publishedNow'))).toBeVisible()
  const { document } = await client.forms.info({ id: made.id })
  expect(document.pages[0]?.components[1]?.settings).toMatchObject({
    options: [{ status: null }, { status: { item: expect.any(Number) } }],
  })

  const { id } = await client.records.address({ formId: made.id })
  await page.goto(`/f/${id}`)
  await page.getByRole('button', { name: say('formFill.submit') }).click()
  const missing = say('formProblems.cellMissing', { cell: say('forms.checkState') })
  await expect(page.getByText(missing)).toHaveCount(3)
})
