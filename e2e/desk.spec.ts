import type { Client } from '@matai/client'
import { expectClean } from './support/clean.ts'
import { newOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'
import { tick } from './support/tick.ts'

const words = {
  zh: { pump: '泵房', gate: '大门', hall: '一楼大厅', call: '联系值班' },
  en: { pump: 'Pump room', gate: 'Gate', hall: 'Main hall', call: 'Call the keeper' },
} as const

async function makeCodes(client: Client, names: readonly string[], text: string): Promise<string[]> {
  const ids: string[] = []
  for (const name of names) {
    const blocks = [{ id: 'a', type: 'phoneButton' as const, text, phone: '01062345678' }]
    ids.push((await client.qrCodes.save({ name, blocks })).id)
  }
  return ids
}

test('codes are ordered by a head, looked at beside the list, found while typing, and change together', {
  tag: '@once',
}, async ({ baseURL, language, page, say }) => {
  const { pump, gate, hall, call } = words[language]
  const { client, token } = await newOwner(baseURL ?? '')
  const ids = await makeCodes(client, [pump, gate, hall], call)
  const own = [pump, gate, hall, call]
  await page.context().addCookies([{ name: 'user-info', value: token, url: baseURL ?? '', httpOnly: true }])

  await page.goto('/code')
  const nameHead = page.getByRole('columnheader', { name: say('qrCodes.name') })
  await expect(nameHead).toHaveAttribute('aria-sort', 'none')
  await nameHead.getByRole('button').click()
  await expect(nameHead).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/sort=name/)

  await page.getByRole('row', { name: new RegExp(gate) }).click({ position: { x: 300, y: 8 } })
  const panel = page.getByRole('complementary', { name: say('qrCodes.peekOf', { name: gate }) })
  await expect(panel).toBeVisible()
  await expectClean(page, language, own)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)

  await page.keyboard.press('/')
  await page.keyboard.type(hall)
  await page.getByRole('option', { name: new RegExp(hall) }).click()
  await expect(page).toHaveURL(new RegExp(`/code/${ids[2]}`))

  await page.goto('/code')
  await tick(page.getByRole('checkbox', { name: say('app.selectAll') }))
  await page.getByRole('button', { name: say('app.moreDeeds'), exact: true }).click()
  await page.getByRole('menuitem', { name: say('qrCodes.exchangeDots') }).click()
  const dialog = page.getByRole('dialog', { name: say('qrCodes.exchangeTitle', { count: 3 }) })
  await dialog.getByLabel(say('qrCodes.exchangeTo')).fill('01069876543')
  await expectClean(page, language, own)
  await dialog.getByRole('button', { name: say('qrCodes.exchangeDo', { count: 3 }) }).click()
  await expect(page.getByText(say('qrCodes.exchanged', { count: 3 }))).toBeVisible()
  expect((await client.qrCodes.getInfo({ id: ids[0] ?? '' })).blocks[0]).toMatchObject({ phone: '01069876543' })
  await page.getByRole('button', { name: say('app.undo') }).click()
  await expect(page.getByText(say('qrCodes.undone'))).toBeVisible()
  expect((await client.qrCodes.getInfo({ id: ids[0] ?? '' })).blocks[0]).toMatchObject({ phone: '01062345678' })

  await page.goto(`/code/${ids[0]}/page`)
  await page.getByRole('radio', { name: say('brand.ownLook') }).check()
  await page.getByRole('radio', { name: say('brand.theme_rose') }).check()
  await expectClean(page, language, own)
  await page.getByRole('button', { name: say('app.save') }).click()
  await expect(page.getByText(say('brand.saved'))).toBeVisible()
  expect((await client.qrCodes.getBrand({ id: ids[0] ?? '' })).brand).toMatchObject({ theme: 'rose' })

  await page.goto('/data')
  const going = page
    .getByRole('main')
    .locator('section')
    .filter({ hasText: say('dashboard.recent') })
  await expect(going.getByRole('link', { name: pump })).toBeVisible()
  await expectClean(page, language, own)
})
