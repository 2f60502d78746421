import type { Page } from '@playwright/test'
import { outboxPage } from './support/outbox.ts'
import { password } from './support/register.ts'
import { expect, test } from './support/test.ts'

/** The link in the newest mail to an address, as the outbox page shows it. */
async function linkFor(page: Page, email: string): Promise<string> {
  const outbox = await page.context().newPage()
  await outbox.goto(outboxPage)
  const mail = outbox.getByRole('listitem').filter({ hasText: email }).first()
  const link = /https?:\S+/.exec(await mail.innerText())?.[0] ?? ''
  await outbox.close()
  return link
}

test('an email is bound by the link that was sent to it', async ({ page, register, say }) => {
  await register(page)
  const email = `owner-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`
  await page.goto('/user')
  await page.getByRole('button', { name: say('settings.bindEmail') }).click()

  const address = page.getByLabel(say('settings.newEmail'), { exact: true })
  await address.fill('owner@nowhere')
  await expect(page.getByText(say('accounts.emailFormat'))).toBeVisible()
  await address.fill(email)
  await expect(page.getByText(say('accounts.emailFormat'))).toBeHidden()
  const secret = page.getByLabel(say('settings.currentPassword'), { exact: true })
  await secret.click()
  await expect(secret).not.toHaveAttribute('readonly')
  await page.keyboard.type(password)
  await page.getByRole('button', { name: say('settings.sendEmail') }).click()
  await expect(page.getByText(say('settings.emailSentTo', { email }))).toBeVisible()

  await page.goto(await linkFor(page, email))
  await expect(page.getByText(say('settings.emailNow', { email }))).toBeVisible()
  await expect(page).toHaveURL(/\/user$/)
})
