import { expectClean } from './support/clean.ts'
import { newOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

test('a phone signs for a form that is filled at a desk', async ({ page, browser, language, say, baseURL }) => {
  const { client } = await newOwner(baseURL ?? '')
  const [title, name] = language === 'zh' ? ['入园登记', '家长签名'] : ['Visit', 'Parent']
  const components = [{ id: 'sign', type: 'signature', settings: { title: name, required: true, byPhone: true } }]
  const document = { title, intro: '', pages: [{ id: 'p1', components }] }
  const { id: formId } = await client.forms.save({ publish: true, document: document as never }) // as an editor sends it
  const { id } = await client.records.address({ formId })

  await page.goto(`/f/${id}`)
  const asked = page.waitForResponse('**/v/form/sign_begin')
  await page.getByRole('button', { name: say('formFill.signByPhone') }).click()
  const { data } = (await (await asked).json()) as { data: { token: string } }
  await expect(page.getByRole('img', { name: say('formFill.signCode') })).toBeVisible()
  await expectClean(page, language, [title, name])
  await page.screenshot({ path: test.info().outputPath('desk.png'), fullPage: true })

  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    locale: language === 'zh' ? 'zh-CN' : 'en-US',
  })
  const phone = await context.newPage()
  await phone.goto(new URL(`/f/${id}/sign#${data.token}`, baseURL).href)
  await phone.getByRole('textbox').fill('Wang Fang')
  await expectClean(phone, language, [title, name])
  await phone.screenshot({ path: test.info().outputPath('phone.png') })
  await phone.getByRole('button', { name: say('formFill.signDone') }).click()
  await expect(phone.getByText(say('formPage.signArrived'))).toBeVisible()
  // Who comes by the same way again learns that it is over once the desk has it.
  await expect(page.getByRole('img', { name: say('formFill.signed'), exact: true })).toBeVisible({ timeout: 15_000 })
  await phone.reload()
  await expect(phone.getByText(say('records.signingOver'))).toBeVisible()
  await context.close()

  await page.getByRole('button', { name: language === 'zh' ? '提交' : 'Submit', exact: true }).click()
  await expect(page.getByText(say('formPage.thanks')).or(page.getByRole('status')).first()).toBeVisible()
  await expect.poll(async () => (await client.records.search({ filters: { formId } })).list.length).toBe(1)
})
