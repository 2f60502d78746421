import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Translate } from '@matai/i18n'
import { expectAccessible, expectClean } from './support/clean.ts'
import { chooseChina, password } from './support/register.ts'
import { expect, test } from './support/test.ts'

const newPassword = 'battery-staple-7'

/** What an authenticator shows that has typed in the key. */
function codeOf(secret: string, time: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map((one) => alphabet.indexOf(one).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(time / 30_000)))
  const mac = createHmac('sha1', key).update(counter).digest()
  const digits = (mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fff_ffff) % 1_000_000
  return String(digits).padStart(6, '0')
}

async function typePassword(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await field.click()
  await expect(field).not.toHaveAttribute('readonly')
  await field.fill(text)
}

async function signIn(page: Page, say: Translate, mobile: string, secret: string): Promise<void> {
  await page.goto('/login')
  await chooseChina(page, say)
  await page.getByLabel(say('accounts.mobile'), { exact: true }).fill(mobile)
  await typePassword(page, say('accounts.password'), secret)
  await page.keyboard.press('Enter')
}

async function logOut(page: Page, say: Translate): Promise<void> {
  await page.getByRole('button', { name: say('app.person') }).click()
  await page.getByRole('menuitem', { name: say('accounts.logOut') }).click()
  await expect(
    page
      .getByRole('dialog')
      .or(page.getByRole('tab', { name: say('accounts.loginTab') }))
      .first(),
  ).toBeVisible()
}

test('log out, fail to log in, reset the password, log in again', async ({ language, page, registerByHand, say }) => {
  const mobile = await registerByHand(page)
  await logOut(page, say)

  await signIn(page, say, mobile, 'not-the-password')
  await expect(page.getByText(say('accounts.loginWrong'))).toBeVisible()
  await expectClean(page, language, [mobile])

  await page.getByRole('tab', { name: say('accounts.resetTab') }).click()
  await chooseChina(page, say)
  await page.getByLabel(say('accounts.mobile'), { exact: true }).fill(mobile)
  const submit = page.getByRole('button', { name: say('accounts.resetSubmit'), exact: true })
  await submit.click()
  await expect(page.getByText(say('accounts.smsCodeRequired'))).toBeVisible()
  await expectClean(page, language, [mobile])
})

test('a password of the wrong length and a number of the wrong form are named @once', async ({ page, say }) => {
  await page.goto('/login')
  await page.getByRole('tab', { name: say('accounts.registerTab') }).click()
  await chooseChina(page, say)
  await page.getByLabel(say('accounts.mobile'), { exact: true }).fill('12345678901')
  await page.getByRole('button', { name: say('accounts.sendSmsCode') }).click()
  await expect(page.getByText(say('accounts.mobileFormat'))).toBeVisible()
  await page.getByLabel(say('accounts.mobile'), { exact: true }).fill('13912345678')
  await page.getByLabel(say('accounts.smsCode'), { exact: true }).fill('1234')
  await typePassword(page, say('accounts.password'), 'short')
  await page.getByRole('button', { name: say('accounts.register'), exact: true }).click()
  await expect(page.getByText(say('accounts.passwordLength'))).toBeVisible()
})

test('the password can be changed, and other devices see it', async ({ browser, page, register, say }) => {
  const mobile = await register(page)
  const other = await (await browser.newContext({ locale: say('app.name') === '码台' ? 'zh-CN' : 'en-US' })).newPage()
  await signIn(other, say, mobile, password)
  await expect(other).toHaveURL(/\/code$/)

  await page.goto('/user')
  await typePassword(page, say('settings.oldPassword'), password)
  await typePassword(page, say('settings.newPassword'), newPassword)
  await page.getByRole('button', { name: say('settings.passwordSet'), exact: true }).click()
  await expect(page.getByText(say('settings.passwordChanged'))).toBeVisible()
  await other.reload()
  await expect(other.getByRole('dialog')).toBeVisible()

  const panel = page.locator('section', { has: page.getByRole('heading', { name: say('settings.secondFactor') }) })
  await panel.getByRole('button', { name: say('settings.secondFactorBegin') }).click()
  const current = panel.getByLabel(say('settings.currentPassword'), { exact: true })
  await current.click()
  await expect(current).not.toHaveAttribute('readonly')
  await current.fill(newPassword)
  await panel.getByRole('button', { name: say('settings.secondFactorNext') }).click()
  await expect(panel.getByRole('img', { name: say('settings.secondFactorPicture') })).toBeVisible()
  const secret = await panel.locator('code').innerText()
  await panel.getByLabel(say('accounts.secondFactorCode')).fill(codeOf(secret, Date.now()))
  await panel.getByRole('button', { name: say('settings.secondFactorConfirm') }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(10)
  const recovery = await panel.getByRole('listitem').first().innerText()
  await panel.getByRole('button', { name: say('settings.recoveryKept') }).click()
  await expect(panel.getByRole('button', { name: say('settings.secondFactorRemove') })).toBeVisible()

  await signIn(other, say, mobile, newPassword)
  const asked = other.getByLabel(say('accounts.secondFactorCode'))
  await expect(asked).toBeFocused()
  await asked.fill(recovery)
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL(/\/code$/)
  await other.context().close()
})

test('dark is as readable as light @once', async ({ page, register }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  // The sign-in is looked at by who is not signed in: others it sends on.
  const look = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page)
  }
  await look('/login')
  await register(page)
  for (const path of ['/code', '/code/new', '/data', '/user', '/docs', '/nowhere']) await look(path)
})
