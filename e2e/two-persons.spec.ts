import { made } from '@matai/content/schema'
import { expectAccessible, expectClean } from './support/clean.ts'
import { newOwner, openTables } from './support/owner.ts'
import { expect, test } from './support/test.ts'

test('an account wants a second person for many deletions: one asks in the list, the other agrees on its screen', {
  tag: '@once',
}, async ({ page, say, language, baseURL }) => {
  const url = baseURL ?? ''
  const [owner, second] = [await newOwner(url), await newOwner(url)]
  const tables = openTables()
  const { rows } = await tables.query('select owner_id from account where id = $1', [second.accountId])
  await tables.query('update account set tier = 7 where id = $1', [owner.accountId])
  await tables.query(
    `insert into membership (account_id, user_id, role, flags, name) values ($1, $2, 'subAdmin', '["deleteQrCode"]', '小王')`,
    [owner.accountId, rows[0].owner_id],
  )
  await tables.end()
  await second.client.accounts.changeLogin({ accountId: owner.accountId })
  const blocks = [made.richText('b0', { html: '<p>1</p>' })]
  await owner.client.qrCodes.bulkSave({ items: ['甲', '乙'].map((name) => ({ name, blocks })) })
  const signIn = (token: string) =>
    page.context().addCookies([{ name: 'user-info', value: token, url, httpOnly: true }])

  await signIn(owner.token)
  await page.goto('/consents')
  await page.getByRole('checkbox', { name: say('consents.on') }).check()
  await page.getByLabel(say('consents.most')).fill('1')
  await page.getByRole('button', { name: say('app.save') }).click()
  await expect(page.getByText(say('consents.saved'))).toBeVisible()
  await expectClean(page, language)

  await page.goto('/code')
  await page.getByRole('row', { name: /甲/ }).getByRole('checkbox').check()
  await page.getByRole('row', { name: /乙/ }).getByRole('checkbox').check()
  await page
    .getByRole('button', { name: say('app.delete') })
    .first()
    .click()
  const question = page.getByRole('dialog')
  await question.getByRole('textbox').fill(say('qrCodes.removeWord'))
  await question.getByRole('button', { name: say('qrCodes.removeMany', { count: 2 }) }).click()
  await expect(page.getByText(say('qrCodes.waits'))).toBeVisible()
  await expect(page.getByRole('link', { name: '甲' }).first()).toBeVisible()

  await page.goto('/consents')
  await expect(page.getByText(/甲、乙|乙、甲/)).toBeVisible()
  await expect(page.getByRole('button', { name: say('consents.give') })).toHaveCount(0)

  await signIn(second.token)
  await page.goto('/consents')
  await expectAccessible(page)
  await expectClean(page, language, ['甲', '乙', '小王'])
  await page.getByRole('button', { name: say('consents.give') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('consents.give') })
    .click()
  await expect(page.getByText(say('consents.state_given'), { exact: true })).toBeVisible()
  expect((await owner.client.qrCodes.getCodeList({})).total).toBe(0)
})
