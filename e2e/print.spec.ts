import type { Page } from '@playwright/test'
import { expectClean } from './support/clean.ts'
import { readPng } from './support/read-code.ts'
import { expect, test } from './support/test.ts'

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

test('style and print the selected codes', { tag: '@once' }, async ({ page, register, say, language }) => {
  const mobile = await register(page)
  await makeCodes(page, names[language])
  await page.getByRole('table').getByRole('checkbox').first().check()

  await page.getByRole('button', { name: say('qrCodes.shareAndFavourite'), exact: true }).click()
  await page.getByRole('menuitem', { name: say('qrCodes.styleDots') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: say('presets.jade') }).check()
  await dialog.getByRole('button', { name: say('qrCodes.styleApply', { count: 3 }) }).click()
  await expect(page.getByText(say('qrCodes.styleDone', { count: 3 }))).toBeVisible()

  await page.getByRole('table').getByRole('checkbox').first().check()
  await page.getByRole('link', { name: say('labels.print') }).click()
  const print = page.getByRole('button', { name: say('labels.printNow', { count: 3 }) })
  await expect(print).toBeEnabled()
  // Its colour fades in; in between it is too pale to be measured.
  await expect(print).toHaveCSS('background-color', 'rgb(11, 122, 91)')
  await expectClean(page, language, [mobile, ...names[language], 'mm'])
  for (const name of names[language]) {
    const picture = page.getByRole('img', { name })
    expect(await readPng(await picture.screenshot())).toMatch(/\/q\/\w{8}$/)
  }

  await page.getByLabel(say('labels.start')).fill('12')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('region', { name: say('labels.sheet', { page: 2, pages: 2 }) })).toBeVisible()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  // Two sheets and no empty page behind them.
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})
