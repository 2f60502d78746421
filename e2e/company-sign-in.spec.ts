import { standInClient } from '../apps/server/src/platform/openid/openid.stand-in.ts'
import { expectAccessible, expectClean } from './support/clean.ts'
import { startProvider } from './support/openid.ts'
import { newOwner, openTables } from './support/owner.ts'
import { password } from './support/register.ts'
import { expect, test } from './support/test.ts'

test('an enterprise sets its own provider, and a person of it comes in by the button of its sign-in page', {
  tag: '@once',
}, async ({ page, say, language, baseURL }) => {
  const provider = await startProvider()
  try {
    const owner = await newOwner(baseURL ?? '')
    const tables = openTables()
    await tables.query('update account set tier = 7 where id = $1', [owner.accountId])
    await tables.end()
    await owner.client.accounts.setAccountName({ name: '海滨集团' })
    const { host } = (await owner.client.enterprise.setDomain({ domain: `sso-${owner.accountId}` })).domain ?? {
      host: '',
    }
    await page.context().addCookies([{ name: 'user-info', value: owner.token, url: baseURL ?? '', httpOnly: true }])

    await page.goto('/companyConfig')
    await page.getByLabel(say('enterprise.issuer')).fill(provider.issuer)
    await page.getByLabel(say('enterprise.clientId')).fill(standInClient.clientId)
    await page.getByLabel(say('enterprise.clientSecret')).fill(standInClient.clientSecret)
    await page.getByLabel(say('enterprise.joins')).click()
    await page.getByTitle(say('enterprise.joins_everybody')).click()
    const panel = page.locator('form', { has: page.getByLabel(say('enterprise.issuer')) })
    await panel.getByRole('button', { name: say('app.save') }).click()
    await expect(panel.getByText(say('signOn.matchMissing'))).toBeVisible()
    await page.getByLabel(say('enterprise.domains')).fill('acme.example ')
    await panel.getByRole('button', { name: say('app.save') }).click()
    await expect(page.getByText(say('enterprise.signOnSaved'))).toBeVisible()
    await expectClean(page, language, ['海滨集团', host, provider.issuer, 'acme.example', 'matai'])

    await page.context().clearCookies()
    provider.seat({ sub: 'li', email: 'li@acme.example', email_verified: true, name: '李丽' })
    const there = new URL('/login', baseURL)
    there.hostname = host
    await page.goto(there.href)
    await expectAccessible(page)
    await page.getByRole('button', { name: say('accounts.companyLoginBy', { name: '海滨集团' }) }).click()
    await expect(page).toHaveURL(/\/code/)
    await page.goto(new URL('/user', there).href)
    await expect(page.getByText(say('settings.within'))).toBeVisible()
    await expectClean(page, language, ['海滨集团', 'acme.example'])

    await page.context().clearCookies()
    provider.seat({ sub: 'eve', email: 'eve@other.example' })
    await page.goto(there.href)
    await page.getByRole('button', { name: say('accounts.companyLoginBy', { name: '海滨集团' }) }).click()
    await expect(page.getByText(say('signOn.notYours'))).toBeVisible()
    await page.goto('/login')
    await expect(page.getByRole('button', { name: say('accounts.login'), exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: say('accounts.companyLoginBy', { name: '海滨集团' }) })).toHaveCount(
      0,
    )
  } finally {
    provider.close()
  }
})

test('somebody who works there links the company’s sign-in to the own person, comes in by it, and takes it back', {
  tag: '@once',
}, async ({ page, say, language, baseURL }) => {
  const provider = await startProvider()
  try {
    const owner = await newOwner(baseURL ?? '')
    const tables = openTables()
    await tables.query('update account set tier = 7 where id = $1', [owner.accountId])
    await tables.end()
    await owner.client.accounts.setAccountName({ name: '海滨集团' })
    const { clientId, clientSecret } = standInClient
    const { issuer } = provider
    await owner.client.signOn.set({ issuer, clientId, clientSecret, joins: 'invited' })
    await page.context().addCookies([{ name: 'user-info', value: owner.token, url: baseURL ?? '', httpOnly: true }])
    const panel = page.locator('section', {
      has: page.getByRole('heading', { name: say('settings.company'), exact: true }),
    })
    const link = async () => {
      await page.goto('/user')
      await panel.getByLabel(say('settings.currentPassword')).click()
      await page.keyboard.type(password)
      await panel.getByRole('button', { name: say('settings.companyLink') }).click()
    }

    provider.seat({ sub: 'wang', email: 'wang@acme.example', email_verified: true, name: '王强' })
    await link()
    await expect(page).toHaveURL(/\/user$/)
    await expect(panel.getByText(say('settings.companyIs', { name: '海滨集团' }))).toBeVisible()
    await expectClean(page, language, ['海滨集团'])

    await page.context().clearCookies()
    await page.goto(`/login?company=${owner.accountId}`)
    await page.getByRole('button', { name: say('accounts.companyLoginBy', { name: '海滨集团' }) }).click()
    await expect(page).toHaveURL(/\/code/)

    await page.context().clearCookies()
    await page.context().addCookies([{ name: 'user-info', value: owner.token, url: baseURL ?? '', httpOnly: true }])
    await page.goto('/user')
    await panel.getByRole('button', { name: say('settings.companyUnlink') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('settings.companyUnlink') })
      .click()
    await expect(panel.getByRole('button', { name: say('settings.companyLink') })).toBeVisible()
  } finally {
    provider.close()
  }
})
