import { expectClean } from './support/clean.ts'
import { openTables } from './support/owner.ts'
import { chooseChina, password, smsCodeFrom } from './support/register.ts'
import { expect, test } from './support/test.ts'

test('an account is closed with proof and a typed word, and kept by signing in again', { tag: '@once' }, async ({
  language,
  page,
  registerByHand,
  say,
}) => {
  const mobile = await registerByHand(page)
  // A number gets one code a minute, and registering took this minute's.
  const tables = openTables()
  await tables.query('delete from rate_counter where resets_at < $1', [Date.now() + 60_000])
  await tables.end()
  await page.goto('/user')
  await page.getByRole('button', { name: say('settings.closeStart') }).click()
  const panel = page.locator('form').filter({ hasText: say('settings.closeMobile') })
  await panel.getByRole('button', { name: say('accounts.sendSmsCode') }).click()
  await expect(panel.getByRole('button', { name: /60|59|58/ })).toBeDisabled()
  await panel.getByLabel(say('accounts.smsCode'), { exact: true }).fill(await smsCodeFrom(page, mobile))
  const secret = panel.getByLabel(say('settings.currentPassword'), { exact: true })
  await secret.click()
  await expect(secret).not.toHaveAttribute('readonly')
  await page.keyboard.type(password)
  await panel.getByRole('button', { name: say('settings.closeAccount') }).click()
  const question = page.getByRole('dialog', { name: say('settings.closeConfirmTitle') })
  await expect(question.getByText(say('settings.closeConfirmText', { count: 0, scans: 0 }))).toBeVisible()
  await expectClean(page, language, [mobile])
  const close = question.getByRole('button', { name: say('settings.closeAccount') })
  await expect(close).toBeDisabled()
  await question
    .getByLabel(say('app.typeToConfirm', { word: say('settings.closeWord') }))
    .fill(say('settings.closeWord'))
  await close.click()
  await expect(page).toHaveURL(/\/login/)

  await page.goto('/login')
  await chooseChina(page, say)
  await page.getByLabel(say('accounts.mobile'), { exact: true }).fill(mobile)
  const again = page.getByLabel(say('accounts.password'), { exact: true })
  await again.click()
  await expect(again).not.toHaveAttribute('readonly')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/code$/)
  await page.goto('/user')
  await expect(page.getByRole('button', { name: say('settings.closeStart') })).toBeVisible()
})
