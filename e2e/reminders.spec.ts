import { outboxMessages } from './support/outbox.ts'
import { newOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

interface Message {
  to: string
  text: string
}

test('a bad answer of a visitor is mailed to a receiver who agreed, and rings the bell', { tag: '@once' }, async ({
  page,
  context,
  say,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const { client, token } = await newOwner(url)
  await context.addCookies([{ name: 'user-info', value: token, url, httpOnly: true }])
  const components = [{ id: 'q1', type: 'text', settings: { title: '外观' } }]
  const document = { title: '月检', intro: '', pages: [{ id: 'p1', components }] }
  const { id: formId } = await client.forms.save({ publish: true, document: document as never })
  const { path } = await client.records.address({ formId })
  const email = `reader-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`
  const messages = async (): Promise<string[]> => {
    const { list } = (await (await page.request.get(outboxMessages)).json()) as { list: Message[] }
    return list.filter(({ to }) => to === email).map(({ text }) => text)
  }

  // The receiver agrees on the page that the mail leads to.
  await client.reminders.addReceiver({ name: '王师傅', email })
  await expect.poll(async () => (await messages()).length).toBe(1)
  const [question = ''] = await messages()
  await page.goto(/https?:\S+/.exec(question)?.[0] ?? '')
  await page.getByRole('button', { name: say('reminders.pageYes') }).click()
  await expect(page.getByRole('button', { name: say('reminders.pageNo') })).toBeVisible()

  // The rule, in the settings of the form.
  await page.goto(`/formDetail?id=${formId}&tab=settings`)
  await page.getByRole('button', { name: say('reminderScreens.ruleAdd') }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel(say('reminderScreens.ruleName')).fill('坏了')
  await drawer.getByRole('button', { name: say('formRules.addTest') }).click()
  await drawer.getByRole('combobox', { name: say('formRules.comparison') }).click()
  await page.locator('.ant-select-item-option-content').getByText(say('formRules.is_is'), { exact: true }).click()
  await drawer.getByRole('textbox', { name: say('formRules.value') }).fill('破损')
  await drawer.getByRole('combobox', { name: say('reminderScreens.who') }).click()
  await page.locator('.ant-select-item-option-content').getByText('王师傅', { exact: true }).click()
  await page.keyboard.press('Escape')
  await drawer.getByRole('checkbox', { name: say('reminderScreens.other_admins') }).check()
  await drawer.getByRole('checkbox', { name: say('reminderScreens.channelLong_mail') }).check()
  await drawer.getByRole('button', { name: say('app.save') }).click()
  await expect(page.getByText(say('reminderScreens.on_recordWhen', { name: '月检' }))).toBeVisible()

  for (const answer of ['完好', '破损']) {
    await page.goto(path)
    await page.getByRole('textbox', { name: '外观' }).fill(answer)
    await page.getByRole('button', { name: say('formFill.submit'), exact: true }).click()
    await expect(page.getByRole('textbox', { name: '外观' })).toBeHidden()
  }
  await expect.poll(async () => (await messages()).length).toBe(2)
  expect((await messages())[0]).toContain(say('notices.kind_reminderRecord', { form: '月检', number: 2, rule: '坏了' }))
  await page.goto('/reminders?tab=log')
  await expect(page.getByRole('cell', { name: '王师傅' })).toBeVisible()
  const said = say('notices.kind_reminderRecord', { form: '月检', number: 2, rule: '坏了' })
  await expect(page.getByRole('cell', { name: said }).first()).toBeVisible()
  await page.getByRole('button', { name: say('app.noticesUnread', { count: 1 }) }).click()
  await expect(page.getByRole('dialog', { name: say('notices.title') }).getByRole('listitem')).toContainText('坏了')
})
