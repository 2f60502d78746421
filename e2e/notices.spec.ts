import { expectClean } from './support/clean.ts'
import { expect, test } from './support/test.ts'
import { writeCode } from './support/write-code.ts'

test('files that are ready are one piece of news at the bell, which is read, names them, and leads there', async ({
  page,
  register,
  say,
  language,
}) => {
  const mobile = await register(page)
  const quiet = page.getByRole('button', { name: say('app.notices'), exact: true })
  await expect(quiet).toBeVisible()
  const call = async (path: string, data: object) => {
    const answer = await page.request.post(`/qruser/console/${path}`, {
      data,
      headers: { 'Accept-Language': language },
    })
    return (await answer.json()).data
  }
  const id = await writeCode(page, { name: '1', text: '1' })
  await call('export/account_data', {})
  await call('export/qrcode_url', { ids: [id] })
  await expect.poll(async () => (await call('notice/list', {})).total, { timeout: 90_000 }).toBe(2)

  await page.goto('/user')
  await expect(page.getByText(say('notices.panelNoEmail'))).toBeVisible()
  await expect(page.getByRole('checkbox', { name: say('notices.label_weeklySummary') })).toBeDisabled()
  const bell = page.getByRole('button', { name: say('app.noticesUnread', { count: 1 }) })
  await bell.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: say('notices.title') })
  const item = drawer.getByRole('listitem')
  await expect(item).toContainText(say('notices.filesReady', { count: 2, formatted: '2' }))
  await expect(item.getByText(say('notices.unread'), { exact: true })).toBeAttached()
  await expect(quiet).toBeAttached()
  await drawer.getByText(say('notices.whichFiles')).click()
  await expect(item.getByRole('listitem')).toHaveText([/\.(xlsx|zip)/, /\.(xlsx|zip)/])
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
