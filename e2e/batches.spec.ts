import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expectClean } from './support/clean.ts'
import { draftNames } from './support/drafts.ts'
import { expect, test } from './support/test.ts'

const headings = ['编号', '放置位置', '型号', '生产日期', '下次年检', '负责人', '联系电话']
const row = (number: number, change: Partial<Record<string, string>> = {}) =>
  headings.map(
    (heading) =>
      change[heading] ??
      { 编号: `A-${number}`, 放置位置: `${number} 楼走廊`, 生产日期: '2025-01-02', 联系电话: '0755-8888 6666' }[
        heading
      ] ??
      '',
  )

function csv(rows: string[][]) {
  const text = rows.map((cells) => cells.join(',')).join('\r\n')
  return { name: '灭火器.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${text}\r\n`) }
}

/** Every text of a workbook that was downloaded. */
async function textsOf(path: string): Promise<string> {
  const files = unzipSync(new Uint8Array(await readFile(path)))
  return Object.entries(files)
    .filter(([name]) => name.endsWith('.xml'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n')
}

async function download(page: Page, click: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), click()])
  return file
}

test('from a template to a workbook, eight codes, a change by key and their addresses', { tag: '@once' }, async ({
  page,
  register,
  say,
  language,
}) => {
  const mobile = await register(page)
  const written = [mobile, '灭火器.csv']
  await page.getByRole('link', { name: say('app.navBatch') }).click()
  await page.getByRole('link', { name: say('batchScreens.new') }).click()
  await page.getByRole('button', { name: new RegExp(`^${say('batchPresets.fire')}`) }).click()
  await expect(page.getByLabel(say('batchScreens.pattern'))).toHaveValue('灭火器 {{编号}}')

  const name = page.getByLabel(say('batchScreens.columnName')).first()
  await name.fill('瓶号')
  await name.press('Enter')
  await expect(page.getByLabel(say('batchScreens.pattern'))).toHaveValue('灭火器 {{瓶号}}')
  await name.fill('编号')
  await name.press('Enter')
  await page.getByLabel(say('blocks.buttonText')).click()
  await page.keyboard.press('End')
  await page
    .getByRole('toolbar', { name: say('batchScreens.insert') })
    .getByRole('button', { name: '负责人', exact: true })
    .click()
  await expect(page.getByLabel(say('blocks.buttonText'))).toHaveValue(/\{\{负责人\}\}$/)
  await expectClean(page, language, written)

  // Work that is not saved survives a reload, and says so.
  await expect.poll(() => draftNames(page)).toEqual(['灭火器'])
  await page.reload()
  await expect(page.getByRole('button', { name: say('app.discard') })).toBeVisible()
  await expect(page.getByLabel(say('batchScreens.pattern'))).toHaveValue('灭火器 {{编号}}')
  await expect(page.getByLabel(say('blocks.buttonText'))).toHaveValue(/\{\{负责人\}\}$/)
  // A key that is held makes one template.
  for (let pressed = 0; pressed < 6; pressed += 1) await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/batch\/\d+\/import$/)
  const { data: made } = await (await page.request.post('/qruser/console/template/list', { data: {} })).json()
  expect(made.total).toBe(1)
  await expect.poll(() => draftNames(page)).toEqual([])
  const blank = await download(page, () =>
    page.getByRole('button', { name: say('batchScreens.downloadBlank') }).click(),
  )
  const sheet = await textsOf(await blank.path())
  for (const heading of headings) expect(sheet).toContain(heading)

  // The same columns in another order are not guessed at.
  const workbook = page.locator('input[type=file]')
  await workbook.setInputFiles(csv([headings.toReversed(), row(1).toReversed()]))
  await expect(page.getByText(say('batches.excelColumns'))).toBeVisible()
  await expect(page.getByRole('button', { name: say('batchScreens.matchByHeading') })).toBeEnabled()

  const ten = Array.from({ length: 10 }, (_, place) => row(place + 1))
  ten[3] = row(4, { 放置位置: '' })
  ten[6] = row(7, { 生产日期: '去年' })
  await workbook.setInputFiles(csv([headings, ...ten]))
  const problems = page.getByRole('region', { name: say('batchScreens.problems') })
  await expect(problems.getByRole('row').nth(1)).toHaveText(`5放置位置${say('batches.cellMissing')}`)
  await expect(problems.getByRole('row').nth(2)).toHaveText(`8生产日期${say('batches.cellDate')}`)
  await expectClean(page, language, written)
  await page.getByRole('button', { name: say('batchScreens.create', { count: 8 }) }).click()
  await expect(page.getByText(say('batchScreens.doneText', { creates: 8, changes: 0 }))).toBeVisible()

  // The label of the family was made with the template: one click leads to the sheet that prints it.
  await page.getByRole('button', { name: say('batchScreens.printLabels') }).click()
  await expect(page).toHaveURL(/\/print\?.*label=\d+/)
  await page.goBack()

  await page.getByRole('button', { name: say('batchScreens.importMore') }).click()
  await workbook.setInputFiles(csv([headings, row(1), row(2, { 放置位置: '搬到大厅' })]))
  await page.getByRole('button', { name: say('batchScreens.update', { count: 1 }) }).click()
  await page.getByRole('link', { name: say('batchScreens.showCodes') }).click()
  await expect(page.getByText('搬到大厅')).toBeVisible()
  await page.getByRole('button', { name: say('app.clearFilters') }).click()
  await expect(page.getByRole('link', { name: /^灭火器 A-/ })).toHaveCount(8)
  await expectClean(page, language, written)

  await page
    .getByRole('row', { name: /灭火器 A-1 / })
    .getByRole('button', { name: say('batchScreens.editValues') })
    .click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('放置位置').fill('负一楼')
  await expect(drawer.frameLocator('iframe').getByText('负一楼')).toBeVisible()
  await drawer.getByRole('button', { name: say('batchScreens.saveValues') }).click()
  await expect(page.getByRole('cell', { name: '负一楼' })).toBeVisible()

  const addresses = await download(page, () =>
    page.getByRole('button', { name: say('batchScreens.downloadExcel') }).click(),
  )
  const list = await textsOf(await addresses.path())
  for (const value of ['负一楼', '搬到大厅', 'A01-A08']) expect(list).toContain(value)
  expect(new Set(list.match(/\/q\/[2-9A-HJ-NP-Za-km-z]{8}/g)).size).toBe(8)

  await page.getByRole('link', { name: '灭火器 A-1', exact: true }).click()
  await expect(page.getByText(say('batchScreens.childText', { name: '灭火器' }))).toBeVisible()
  await expectClean(page, language, written)
})
