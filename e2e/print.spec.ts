import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { readPdf } from '../apps/server/src/platform/pdf/read-pdf.fixture.ts'
import { expectClean } from './support/clean.ts'
import { readPng } from './support/read-code.ts'
import { expect, test } from './support/test.ts'
import { tick } from './support/tick.ts'

const names = { zh: ['一号门', '二号门', '三号门'], en: ['Door one', 'Door two', 'Door three'] } as const

/** Makes live codes as the signed-in person, past the screens that other journeys walk. */
async function makeCodes(page: Page, wanted: readonly string[]): Promise<void> {
  const items = wanted.map((name) => ({ name, blocks: [{ id: 'b1', type: 'richText', html: `<p>${name}</p>` }] }))
  const code = await page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch('/qruser/console/qrcode/save_bath', { method: 'POST', headers, body })
    return (await answer.json()).code
  }, JSON.stringify({ items }))
  expect(code).toBe(0)
  await page.reload()
}

test('style the selected codes, print them on label paper, and read them from the PDF', { tag: '@once' }, async ({
  page,
  register,
  say,
  language,
}) => {
  const mobile = await register(page)
  await makeCodes(page, names[language])
  await tick(page.getByRole('table').getByRole('checkbox').first())
  await page.getByRole('button', { name: say('app.moreDeeds'), exact: true }).click()
  await page.getByRole('menuitem', { name: say('qrCodes.styleDots') }).click()
  const dialog = page.getByRole('dialog')
  await tick(dialog.getByRole('radio', { name: say('presets.gate') }))
  await dialog.getByRole('button', { name: say('qrCodes.styleApply', { count: 3 }) }).click()
  await expect(page.getByText(say('qrCodes.styleDone', { count: 3 }))).toBeVisible()

  await tick(page.getByRole('table').getByRole('checkbox').first())
  await page.getByRole('link', { name: say('qrCodes.print') }).click()
  await expect(page.getByText(say('labels.readable', { count: 3, total: 3 }))).toBeVisible()
  const direct = page.getByRole('button', { name: say('labels.printNow') })
  await expect(direct).toBeEnabled()
  await expectClean(page, language, [mobile, ...names[language]])

  await page.getByRole('button', { name: say('labels.choosePaper') }).click()
  const paper = say('labels.labelPaper', { width: 63.5, height: 38.1, count: 21 })
  await page.getByRole('dialog').getByRole('button', { name: paper }).click()
  await page.getByRole('button', { name: say('labels.startAt', { cell: 20 }) }).click()
  await expect(page).toHaveURL(/paper=63\.5x38\.1x21.*start=20|start=20.*paper=63\.5x38\.1x21/)
  await expect(page.getByRole('region', { name: say('labels.sheet', { page: 2, pages: 2 }) })).toBeVisible()
  await expect(direct).toBeEnabled()
  // Two sheets and no empty page behind them.
  const direct2 = await page.pdf({ preferCSSPageSize: true })
  expect(direct2.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: say('labels.downloadPdf', { count: 3 }) }).click()
  const pages = readPdf(await readFile(await (await downloading).path()))
  expect(pages.map(({ lines }) => lines.length)).toEqual([2, 1])
  expect(pages.flatMap(({ lines }) => lines).toSorted()).toEqual([...names[language]].toSorted())
  // The third label of the last row, as a phone that looks at this one would see it.
  const scale = 150 / 25.4
  const cell = { left: 139.25, top: 15.15 + 6 * 38.1, width: 63.5, height: 38.1 }
  const part = Object.fromEntries(Object.entries(cell).map(([side, mm]) => [side, Math.floor(mm * scale)]))
  const sheet = await sharp(Buffer.from(pages[0]?.svg ?? ''), { density: 150 })
    .flatten({ background: '#fff' })
    .toBuffer()
  expect(
    await readPng(
      await sharp(sheet)
        .extract(part as never)
        .png()
        .toBuffer(),
    ),
  ).toMatch(/\/q\/\w{8}$/)

  await page.getByRole('button', { name: say('labels.log') }).click()
  await page.getByRole('link', { name: say('labels.printAgain') }).click()
  await expect(page).toHaveURL(/job=\d+/)
  await expect(page.getByText(say('labels.readable', { count: 3, total: 3 }))).toBeVisible()
  // The sheet was used up to its last cell but two: the next print goes on behind them.
  await page.getByRole('button', { name: say('labels.continueAt', { cell: 2 }) }).click()
  await expect(page.getByLabel(say('labels.start'))).toHaveValue('2')
})
