import { expectClean } from './support/clean.ts'
import { expect, test } from './support/test.ts'

test('a notice of work that went on by itself is seen at the bell, read, and leads there', async ({
  page,
  register,
  say,
  language,
}) => {
  const mobile = await register(page)
  const quiet = page.getByRole('button', { name: say('app.notices'), exact: true })
  await expect(quiet).toBeVisible()
  await page.request.post('/qruser/console/export/account_data', {
    data: {},
    headers: { 'Accept-Language': language },
  })

  await page.goto('/user')
  await expect(page.getByText(say('notices.panelNoEmail'))).toBeVisible()
  await expect(page.getByRole('checkbox', { name: say('notices.label_weeklySummary') })).toBeDisabled()
  const bell = page.getByRole('button', { name: say('app.noticesUnread', { count: 1 }) })
  await expect(async () => {
    await page.reload()
    await expect(bell).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })

  await bell.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: say('notices.title') })
  const item = drawer.getByRole('listitem')
  await expect(item).toContainText(say('notices.kind_exportDone'))
  await expect(item.getByText(say('notices.unread'), { exact: true })).toBeAttached()
  await expect(quiet).toBeAttached()
  await expectClean(page, language, [mobile])
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(quiet).toBeFocused()

  await page.reload()
  await quiet.click()
  await expect(item).toHaveCount(1)
  await expect(item.getByText(say('notices.unread'), { exact: true })).toHaveCount(0)
  await item.getByRole('link', { name: say('notices.see') }).click()
  await expect(drawer).toBeHidden()
  await expect(page).not.toHaveURL(/\/user/)
})
