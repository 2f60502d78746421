import { readFile } from 'node:fs/promises'
import { expectClean } from './support/clean.ts'
import { newOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

test('an account is taken along in one file, and comes to another account with a report @once', async ({
  page,
  browser,
  say,
  language,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const zh = language === 'zh'
  const name = zh ? '东门消防栓' : 'East gate hydrant'
  const passphrase = zh ? '海滨旧街十七号的蓝色木门' : 'seventeen old seaside street'
  const { client, token } = await newOwner(url)
  await client.qrCodes.save({ name, blocks: [{ id: 't', type: 'richText', html: `<p>${name}</p>` }] })

  await page.context().addCookies([{ name: 'user-info', value: token, url, httpOnly: true }])
  await page.goto('/user')
  await page.getByRole('button', { name: say('archives.make') }).click()
  const making = page.getByRole('dialog', { name: say('archives.makeTitle') })
  await making.getByLabel(say('archives.passphrase')).fill(passphrase)
  const downloading = page.waitForEvent('download')
  await making.getByRole('button', { name: say('archives.make') }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.tar\.age$/)
  const bytes = await readFile(await download.path())

  const other = await newOwner(url)
  const there = await browser.newContext({ locale: zh ? 'zh-CN' : 'en-US', viewport: page.viewportSize() })
  await there.addCookies([{ name: 'user-info', value: other.token, url, httpOnly: true }])
  const second = await there.newPage()
  await second.goto(new URL('/user', url).href)
  await second.getByRole('button', { name: say('archives.take') }).click()
  const taking = second.getByRole('dialog', { name: say('archives.takeTitle') })
  await taking.getByRole('button', { name: say('archives.start') }).click()
  await expect(taking.getByText(say('archives.fileMissing'))).toBeVisible()
  await taking
    .locator('input[type=file]')
    .setInputFiles({ name: 'account.tar.age', mimeType: 'application/octet-stream', buffer: bytes })
  await taking.getByLabel(say('archives.mode_new')).check()
  await taking.getByLabel(say('archives.passphrase')).fill(passphrase)
  await expectClean(second, language, ['account.tar.age'])
  await taking.getByRole('button', { name: say('archives.start') }).click()
  const report = second.getByRole('list', { name: say('archives.imports') })
  await expect(report.getByText(say('archives.state_done'))).toBeVisible({ timeout: 30_000 })
  await expect(report.getByText(say('archives.line', { what: say('archives.what_codes'), count: '1' }))).toBeVisible()
  await expectClean(second, language, ['account.tar.age'])
  expect((await other.client.qrCodes.getCodeList({})).list.map((code) => code.name)).toEqual([name])
  await there.close()
})

test('codes of a list from elsewhere come after a look at what will, and go again', { tag: '@once' }, async ({
  page,
  say,
  language,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const { client, token } = await newOwner(url)
  await page.context().addCookies([{ name: 'user-info', value: token, url, httpOnly: true }])
  await page.goto('/user')
  await page.getByRole('button', { name: say('codeImports.open') }).click()
  const dialog = page.getByRole('dialog', { name: say('codeImports.title') })
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'codes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      '名称,链接,目录\n菜单,https://example.com/menu,一店/前厅\n地图,https://example.com/map,一店\n坏的,没有\n',
    ),
  })
  await expect(dialog.getByText(say('codeImports.willJump', { count: '2' }))).toBeVisible()
  await expectClean(page, language, [
    '菜单',
    '地图',
    '一店',
    '前厅',
    'https://example.com/menu',
    'https://example.com/map',
  ])
  await dialog.getByRole('button', { name: say('codeImports.action'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  const names = async () => (await client.qrCodes.getCodeList({})).list.map(({ name }) => name)
  expect((await names()).length).toBeGreaterThanOrEqual(2)
  await page.getByRole('button', { name: say('codeImports.undo') }).click()
  await expect.poll(names).toEqual([])
})
