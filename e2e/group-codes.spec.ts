import { readFile } from 'node:fs/promises'
import { devices } from '@playwright/test'
import { defaultStyle, plainPng } from '@matai/qr'
import { readPdf } from '../apps/server/src/platform/pdf/read-pdf.fixture.ts'
import { expectClean } from './support/clean.ts'
import { newOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

test('a teacher puts three groups behind one code, and a parent sees the same one again', async ({
  page,
  browser,
  say,
  language,
  baseURL,
}) => {
  const owner = await newOwner(baseURL ?? '')
  await page.context().addCookies([{ name: 'user-info', value: owner.token, url: baseURL ?? '', httpOnly: true }])
  const [title, groups] =
    language === 'zh' ? ['新生家长群', ['一班', '二班', '三班']] : ['Parents of the new year', ['One', 'Two', 'Three']]
  await page.goto('/group')
  await expect(page.getByText(say('groupCodes.empty'))).toBeVisible()
  await expectClean(page, language)
  await page
    .getByRole('link', { name: say('groupCodes.add') })
    .first()
    .click()
  await page.getByRole('textbox', { name: say('groupCodes.name'), exact: true }).fill(title)
  await page.getByRole('button', { name: say('groupCodes.create') }).click()
  await expect(page).toHaveURL(/\/createGroup\?id=\d+/)

  await page.locator('input[type=file]').setInputFiles(
    groups.map((group) => ({
      name: `${group}.png`,
      mimeType: 'image/png',
      buffer: Buffer.from(plainPng(`https://weixin.qq.com/g/${group}-${language}`, { ...defaultStyle, size: 300 })),
    })),
  )
  const rows = page.getByRole('list', { name: say('groupCodes.pictures') }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText(groups[0] ?? '')
  await expectClean(page, language, [title, ...groups])

  const { list } = await owner.client.groupCodes.list({})
  expect(list).toMatchObject([{ name: title, pictures: 3, taken: 0, left: 600 }])
  const phone = await browser.newContext({ ...devices['iPhone 13'], locale: language === 'zh' ? 'zh-CN' : 'en-US' })
  const parent = await phone.newPage()
  await parent.goto(new URL(list[0]?.path ?? '', page.url()).href)
  await expect(parent.getByRole('img')).toHaveAttribute('alt', new RegExp(groups[0] ?? ''))
  await expectClean(parent, language, [title, ...groups])
  await parent.reload()
  await expect(parent.getByRole('img')).toHaveAttribute('alt', new RegExp(groups[0] ?? ''))
  await phone.close()
  expect((await owner.client.groupCodes.list({})).list).toMatchObject([{ taken: 1 }])

  await page.getByRole('link', { name: say('groupCodes.print') }).click()
  await expect(page.getByText(say('labels.sheetCount', { count: 1 })).first()).toBeVisible()
  await expectClean(page, language, [title])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say('labels.downloadPdf', { count: 1 }) }).click()
  const [sheet] = readPdf(await readFile(await (await download).path()))
  expect(sheet?.lines.join(' ')).toContain(title)
})
