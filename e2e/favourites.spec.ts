import { devices } from '@playwright/test'
import { expectClean } from './support/clean.ts'
import { expect, test } from './support/test.ts'

test('a visitor keeps a page on the phone, finds it again and lets it go', async ({
  browser,
  language,
  locale,
  page,
  register,
  say,
}) => {
  await register(page)
  await page.goto('/code/new?kind=page')
  const name = '<b>A-1</b> & "2"'
  await page.getByLabel(say('qrCodes.name'), { exact: true }).fill(name)
  await page.getByRole('textbox', { name: say('qrCodes.writeHere') }).click()
  await page.keyboard.type('A-3')
  await page.getByRole('button', { name: say('qrCodes.saveNew') }).click()
  await expect(page).toHaveURL(/\/code\/\w{8}\/style/)
  const id = /\/code\/(\w{8})\//.exec(page.url())?.[1] ?? ''

  const phone = await browser.newContext({ ...devices['iPhone 13'], locale: locale ?? 'zh-CN' })
  const visitor = await phone.newPage()
  const asked: string[] = []
  visitor.on('request', (request) => asked.push(request.url()))
  await visitor.goto(new URL(`/q/${id}`, page.url()).href)
  await expectClean(visitor, language, [name])
  await visitor.getByRole('link', { name: say('scan.keep') }).click()
  await visitor.getByRole('button', { name: say('scan.favouriteAdd') }).click()
  await expect(visitor.getByText(say('scan.favouriteAdded'))).toBeVisible()
  await expectClean(visitor, language, [name])
  await visitor.screenshot({ path: test.info().outputPath('favourites.png') })

  await visitor.goto(new URL('/v/favourites', page.url()).href)
  await visitor.getByRole('link', { name }).click()
  await expect(visitor.getByText('A-3')).toBeVisible()
  await visitor.goBack()
  await visitor.getByRole('button', { name: `${say('scan.favouriteRemove')} ${name}` }).click()
  await expect(visitor.getByText(say('scan.favouritesEmpty'))).toBeVisible()
  expect(asked.filter((address) => address.includes('A-1'))).toEqual([])
  await phone.close()
})

test('a favourites page in a crafted address keeps nothing by itself and runs nothing @once', async ({ page, say }) => {
  await page.addInitScript(() => {
    if (location.pathname === '/v/favourites')
      localStorage.setItem('matai-favourites', '[{"id":"javascript:1","name":"x"},{"id":"<img>"},7]')
  })
  await page.goto('/v/favourites#id=abcdefgh&name=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E')
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(0)
  await expect(page.getByRole('button', { name: say('scan.favouriteAdd') })).toBeVisible()
  expect(await page.locator('main img').count()).toBe(0)
})
