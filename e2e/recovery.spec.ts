import { defaultStyle, plainPng } from '@matai/qr'
import sharp from 'sharp'
import { expectClean } from './support/clean.ts'
import { newOwner, openTables } from './support/owner.ts'
import { expect as expectSoon, test } from './support/test.ts'

/** A print on a desk: turned a little, and saved as a phone saves it. */
function photoOf(address: string): Promise<Buffer> {
  return sharp(plainPng(address, { ...defaultStyle, size: 500 }))
    .rotate(8, { background: '#fff' })
    .blur(1)
    .jpeg({ quality: 60 })
    .toBuffer()
}

/** The first picture waits for the decoder to be loaded. */
const expect = expectSoon.configure({ timeout: 30_000 })

test('a picture of a print brings its deleted code back', async ({ baseURL, language, page, say }) => {
  const owner = await newOwner(baseURL ?? '')
  const name = 'A-1'
  const blocks = [{ id: 'b1', type: 'richText' as const, html: '<p>20271118</p>' }]
  const { id, url } = await owner.client.qrCodes.save({ name, blocks })
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photoOf(url) }

  await page.context().addCookies([{ name: 'user-info', value: owner.token, url: baseURL ?? '', httpOnly: true }])
  await page.goto('/reCode')
  await expect(page.getByText(say('recovery.needsTier'))).toBeVisible()
  await expectClean(page, language)
  const tables = openTables()
  await tables.query('update account set tier = 1 where id = $1', [owner.accountId])
  await tables.end()

  await page.reload()
  await page.getByTestId('photo').setInputFiles(file)
  await expect(page.getByRole('alert')).toHaveText(say('recovery.notDeleted', { name }))
  await owner.client.qrCodes.bulkRemove({ ids: [id] })
  await page.getByRole('button', { name: say('recovery.again') }).click()
  await page.getByTestId('photo').setInputFiles(file)
  await expect(page.getByText(say('recovery.doneWithContent'))).toBeVisible()
  await expectClean(page, language, [name, 'photo.jpg', url])
  await page.screenshot({ path: test.info().outputPath('recovered.png'), fullPage: true })
  await page.goto(`/q/${id}`)
  // It still lay in the trash, so nothing of it is lost.
  await expect(page.getByText('20271118')).toBeVisible()
})
