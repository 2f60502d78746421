import type { Page } from '@playwright/test'
import { expectClean } from './support/clean.ts'
import { operatorOf } from './support/operators.ts'
import { chooseChina, newMobile, password } from './support/register.ts'
import { expect, test } from './support/test.ts'

async function another(page: Page, locale: string): Promise<Page> {
  const context = await page.context().browser()?.newContext({ locale, viewport: page.viewportSize() })
  if (!context) throw new Error('there is no browser')
  return context.newPage()
}

test('an operator sets an edition, and invites somebody who registers without a text message', async ({
  page,
  register,
  say,
  language,
}, { project }) => {
  const locale = language === 'zh' ? 'zh-CN' : 'en-US'
  const owner = await another(page, locale)
  const mobile = await register(owner)
  const shown = `+86 ${mobile.slice(0, 3)} ${mobile.slice(3, 7)} ${mobile.slice(7)}`
  await register(page, operatorOf(project.name, 2))

  await page.goto('/operators')
  await expect(page.getByRole('heading', { name: say('operators.title'), level: 1 })).toBeVisible()
  await page.getByRole('searchbox', { name: say('app.filterList', { by: say('operators.search') }) }).fill(mobile)
  await expect(page).toHaveURL(new RegExp(`keyword=.*${mobile}`))
  const found = page.getByRole('button', { name: shown })
  await expect(found).toHaveCount(1)
  await expectClean(page, language)
  await found.click()
  const drawer = page.getByRole('dialog', { name: shown })
  await drawer.getByRole('button', { name: say('operators.setTier') }).click()
  const dialog = page.getByRole('dialog', { name: say('operators.tierTitle', { name: shown }) })
  await dialog.getByLabel(say('operators.tier')).click()
  await page.getByTitle(say('app.tierFlagship')).last().click()
  await dialog.getByRole('button', { name: say('operators.setTier') }).click()
  await expect(page.getByText(say('operators.tierSet'))).toBeVisible()
  await expect(drawer.getByText(say('app.tierFlagship'))).toBeVisible()
  const answer = await owner.request.post('/qruser/auth/get_userinfo', { data: {} })
  expect(await answer.json()).toMatchObject({ data: { vipLevel: 3 } })

  await page.goto('/operators?tab=invitations')
  await page
    .getByRole('button', { name: say('operators.invite') })
    .first()
    .click()
  // All projects share one server.
  const note = `W. ${project.name}`
  const inviting = page.getByRole('dialog', { name: say('operators.invite') })
  await inviting.getByLabel(say('operators.note')).fill(note)
  await inviting.getByRole('button', { name: say('operators.inviteMake') }).click()
  const link = await page.getByTestId('invitation-link').innerText()
  // What is shown once stays until it was handed over.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('operators.handedOver') }).click()
  await expect(page.getByText(note)).toBeVisible()

  const guest = await another(page, locale)
  await guest.goto(new URL(link).pathname + new URL(link).search)
  await expect(guest.getByText(say('accounts.invited'))).toBeVisible()
  await expectClean(guest, language)
  await chooseChina(guest, say)
  await guest.getByLabel(say('accounts.mobile'), { exact: true }).fill(newMobile())
  await guest.getByLabel(say('accounts.password'), { exact: true }).click()
  await expect(guest.getByLabel(say('accounts.password'), { exact: true })).not.toHaveAttribute('readonly')
  await guest.keyboard.type(password)
  await guest.getByRole('button', { name: say('accounts.register'), exact: true }).click()
  await expect(guest).toHaveURL(/\/code$/)
  await page.reload()
  await expect(page.getByText(say('operators.invitation_used')).first()).toBeVisible()
})
