import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Translate } from '@matai/i18n'
import { outboxPage } from './outbox.ts'

export const password = 'correct-horse-9'

/** A mainland number that no other test uses. */
export function newMobile(): string {
  return `139${String(randomInt(1e8)).padStart(8, '0')}`
}

/** The newest verification code that was sent to a number, as the outbox page shows it. */
export async function smsCodeFrom(page: Page, mobile: string): Promise<string> {
  const outbox = await page.context().newPage()
  await outbox.goto(outboxPage)
  const message = outbox.getByRole('listitem').filter({ hasText: mobile }).first()
  await expect(message).toBeVisible()
  const smsCode = /\b\d{6}\b/.exec((await message.innerText()).replaceAll(mobile, ''))?.[0] ?? ''
  await outbox.close()
  return smsCode
}

export async function chooseChina(page: Page, say: Translate): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${say('accounts.country')}`) }).click()
  await page.getByRole('combobox', { name: say('accounts.countrySearch') }).fill('+86')
  await page.keyboard.press('Enter')
}

export async function registerBy(page: Page, say: Translate): Promise<string> {
  const mobile = newMobile()
  await page.goto('/login')
  await page.getByRole('tab', { name: say('accounts.registerTab') }).click()
  await chooseChina(page, say)
  await page.getByLabel(say('accounts.mobile'), { exact: true }).fill(mobile)
  await page.getByRole('button', { name: say('accounts.sendSmsCode') }).click()
  await expect(page.getByRole('button', { name: /60|59|58/ })).toBeDisabled()
  await page.getByLabel(say('accounts.smsCode'), { exact: true }).fill(await smsCodeFrom(page, mobile))
  await page.getByLabel(say('accounts.password'), { exact: true }).click()
  await expect(page.getByLabel(say('accounts.password'), { exact: true })).not.toHaveAttribute('readonly')
  await page.keyboard.type(password)
  await page.getByRole('button', { name: say('accounts.register'), exact: true }).click()
  await expect(page).toHaveURL(/\/code$/)
  return mobile
}
