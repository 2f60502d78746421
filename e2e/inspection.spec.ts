import { readFile } from 'node:fs/promises'
import { newOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const names = { code: '灭火器 3', form: '灭火器月检', person: '王敏' }

test('an extinguisher is inspected from its code on a phone, with the network gone in between', {
  tag: '@once',
}, async ({ page, context, say, baseURL }) => {
  const url = baseURL ?? ''
  const { client, token } = await newOwner(url)
  await context.addCookies([{ name: 'user-info', value: token, url, httpOnly: true }])
  await context.grantPermissions(['geolocation'], { origin: url })
  await context.setGeolocation({ longitude: 114.06, latitude: 22.54 })

  // The code, with a form of a template in its content.
  await page.goto('/code/new?kind=page')
  await page.getByLabel(say('qrCodes.name'), { exact: true }).fill(names.code)
  const content = page.getByRole('group', { name: say('qrCodes.addContent') })
  await content.getByRole('button', { name: say('blocks.formEntry'), exact: true }).click()
  await page.getByRole('button', { name: say('codeForms.formsNew') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: names.form }).click()
  await dialog.getByRole('button', { name: say('formScreens.create'), exact: true }).click()
  await expect(page.getByLabel(say('blocks.buttonText'))).toHaveValue(names.form)
  await page.getByRole('button', { name: say('qrCodes.saveNew') }).click()
  await expect(page).toHaveURL(/\/code\/\w{8}\/style/)
  const [, id = ''] = /\/code\/(\w{8})\//.exec(page.url()) ?? []
  const [form] = (await client.forms.list({})).list
  const records = async () => (await client.records.search({ filters: { formId: form?.id ?? 0, qrCodeId: id } })).list

  // In front of the extinguisher.
  await page.goto(`/q/${id}`)
  await page.getByRole('link', { name: names.form }).click()
  await expect(page.getByText(say('formPage.forCode', { name: names.code }))).toBeVisible()
  const address = page.url()
  const inspector = page.getByRole('textbox', { name: '检查人' })
  // The page stands there before its script: what it keeps shows that it listens.
  await expect(async () => {
    await inspector.fill('')
    await inspector.fill(names.person)
    await expect(page.getByText(say('formPage.draftKept'))).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const results = page.getByRole('group', { name: '检查项目' }).getByRole('combobox')
  await expect(results).toHaveCount(5)
  for (const result of await results.all()) await result.selectOption({ label: '正常' })
  await page.getByText('合格', { exact: true }).click()
  const photos = page.getByRole('group', { name: '现场照片' })
  await photos
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'now.png',
      mimeType: 'image/png',
      // What lies on the disk was not taken just now.
      buffer: await readFile('e2e/support/extinguisher.png'),
    })
  await expect(photos.getByRole('img')).toHaveCount(1)

  // The stairwell has no network: what is signed and submitted stays on the phone.
  await context.setOffline(true)
  await page.getByLabel(say('formFill.signByName')).fill(names.person)
  await page.getByRole('button', { name: say('formFill.signDone') }).click()
  await expect(page.getByRole('img', { name: say('formFill.signed') })).toBeVisible()
  await page.getByRole('button', { name: say('formFill.submit'), exact: true }).click()
  await expect(page.getByRole('heading', { name: say('formPage.kept') })).toBeVisible()
  expect(await records()).toEqual([])

  await context.setOffline(false)
  await page.goto(address)
  await expect.poll(async () => (await records()).length).toBe(1)

  // At the desk.
  const [record] = await records()
  await page.goto(`/formData/${form?.id}?record=${record?.id}`)
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('合格', { exact: true })).toBeVisible()
  await expect(drawer.getByRole('link', { name: say('codeForms.toCode') })).toHaveAttribute('href', `/code/${id}`)
})
