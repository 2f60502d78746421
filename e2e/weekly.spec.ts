import { devices } from '@playwright/test'
import { outboxMessages } from './support/outbox.ts'
import { newOwner, openTables } from './support/owner.ts'
import { expect, test } from './support/test.ts'
import { earliestZone, mondayIn, sumUpWeeks } from './support/weeks.ts'
import { tick } from './support/tick.ts'

/** The newest mails to an address that the server would have sent. */
async function mailsTo(origin: string, email: string): Promise<string[]> {
  const answer = await fetch(`${origin}${outboxMessages}`)
  const { list } = (await answer.json()) as { list: { to: string; text: string }[] }
  return list.filter(({ to }) => to === email).map(({ text }) => text)
}

test('on Monday an owner reads what happened last week, and decides whether it also comes as an email', {
  tag: '@once',
}, async ({ baseURL: origin, browser, page, say }) => {
  const baseURL = origin ?? ''
  const { client, token, accountId } = await newOwner(baseURL)
  const email = `weekly-${accountId}@example.com`
  const tables = openTables()
  try {
    await tables.query('update account set zone = $2 where id = $1', [accountId, earliestZone])
    await tables.query(
      `update "user" set email = $2 where id = (select user_id from membership where account_id = $1)`,
      [accountId, email],
    )
  } finally {
    await tables.end()
  }
  const { id } = await client.qrCodes.save({
    name: '灭火器',
    blocks: [{ id: 'b', type: 'richText', html: '<p>1</p>' }],
  })
  const phone = await browser.newContext({ userAgent: devices['iPhone 13'].userAgent })
  for (let scan = 0; scan < 2; scan += 1) await phone.request.get(new URL(`/q/${id}`, baseURL).href)
  await phone.close()

  await page.context().addCookies([{ name: 'user-info', value: token, url: baseURL, httpOnly: true }])
  await page.goto('/user')
  const weekly = page.getByRole('checkbox', { name: say('notices.label_weeklySummary') })
  await expect(weekly).toBeChecked()
  await tick(weekly, false)
  await expect(page.getByText(say('notices.saved'))).toBeVisible()
  await page.reload()
  await expect(weekly).not.toBeChecked()

  await sumUpWeeks(mondayIn(1))
  await page.reload()
  await page.getByRole('button', { name: say('app.noticesUnread', { count: 1 }) }).click()
  const item = page
    .getByRole('dialog', { name: say('notices.title') })
    .getByRole('listitem')
    .first()
  await expect(item).toContainText('共有 2 次扫码')
  await expect(item).toContainText('新建活码 1 个')
  await expect(item).toContainText('1. 灭火器：2 次')
  await item.getByRole('link', { name: say('notices.see') }).click()
  await expect(page).toHaveURL(/\/scan\?.*preset=custom/)
  await expect(page.locator('dl > div').filter({ hasText: say('stats.peopleTile') })).toContainText('2')
  expect(await mailsTo(baseURL, email)).toEqual([])

  await page.goto('/user')
  await tick(weekly)
  await expect(page.getByText(say('notices.saved'))).toBeVisible()
  await sumUpWeeks(mondayIn(2))
  await expect.poll(async () => (await mailsTo(baseURL, email)).length, { timeout: 20_000 }).toBe(1)
  expect((await mailsTo(baseURL, email))[0]).toContain('前一周 2 次')
})
