import { expectClean } from './support/clean.ts'
import { newOwner, openTables } from './support/owner.ts'
import { expect, test } from './support/test.ts'

test('an enterprise’s people see its own name where they sign in', { tag: '@once' }, async ({
  page,
  say,
  language,
  baseURL,
}) => {
  const owner = await newOwner(baseURL ?? '')
  const tables = openTables()
  await tables.query('update account set tier = 7 where id = $1', [owner.accountId])
  await tables.end()
  await owner.client.accounts.setAccountName({ name: '海滨集团' })
  await page.context().addCookies([{ name: 'user-info', value: owner.token, url: baseURL ?? '', httpOnly: true }])
  const label = `own-${owner.accountId}`

  await page.goto('/companyConfig')
  await page.getByLabel(say('enterprise.domainLabel'), { exact: true }).fill('12345')
  await page.getByRole('button', { name: say('enterprise.submit') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('enterprise.submit') })
    .click()
  await expect(page.getByText(say('enterprise.domainFormat'))).toBeVisible()
  await page.getByLabel(say('enterprise.domainLabel'), { exact: true }).fill(label)
  await page.getByRole('button', { name: say('enterprise.submit') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('enterprise.submit') })
    .click()
  await expect(page.getByText(say('enterprise.state_processing'))).toBeVisible()
  await expectClean(page, language, ['海滨集团', label])

  const host = new URL(baseURL ?? '')
  host.hostname = `${label}.localhost`
  await page.goto(new URL('/login', host).href)
  await expect(page.getByText('海滨集团', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/海滨集团/)
  await expect(page.getByText(say('accounts.claim'))).toHaveCount(0)
  await expectClean(page, language, ['海滨集团'])
})
