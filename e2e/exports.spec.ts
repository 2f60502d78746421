import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expectClean } from './support/clean.ts'
import { readPng } from './support/read-code.ts'
import { readableByOthers } from './support/readable-by-others.ts'
import { expect, test } from './support/test.ts'
import { tick } from './support/tick.ts'

/** Makes live codes through the calls of the console, in the session of the page. */
async function makeCodes(page: Page, names: string[]): Promise<void> {
  const items = names.map((name) => ({ name, blocks: [{ id: 't', type: 'richText', html: '<p>1</p>' }] }))
  for (let from = 0; from < items.length; from += 100) {
    const answer = await page.request.post('/qruser/console/qrcode/save_bath', {
      data: { items: items.slice(from, from + 100) },
    })
    expect((await answer.json()).code).toBe(0)
  }
}

const names = { zh: ['灭火器 1', '灭火器 2', '消防栓'], en: ['Extinguisher 1', 'Extinguisher 2', 'Hydrant'] } as const

test('select three codes, name their files, download the zip and read every picture', async ({
  page,
  register,
  say,
  language,
}) => {
  const mobile = await register(page)
  await makeCodes(page, [...names[language]])
  await page.reload()
  for (const name of names[language]) {
    await tick(page.getByRole('checkbox', { name: new RegExp(name) }))
  }
  await page.getByRole('button', { name: say('exports.download'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: say('exports.codesTitle') })
  await dialog.getByLabel(say('exports.pattern'), { exact: true }).fill('{number}_')
  await dialog.getByRole('button', { name: say('exports.part_name'), exact: true }).click()
  // Which of the three is the first depends on their random ids.
  const examples = names[language].map((name) => say('exports.example', { name: `1_${name}.png` }))
  await expect(dialog.getByText(new RegExp(`^(${examples.join('|').replaceAll('.', '\\.')})$`))).toBeVisible()
  await expectClean(page, language, [mobile, ...names[language]])

  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: say('exports.startMany', { count: 3 }) }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\d{4}-\d\d-\d\d\.zip$/)
  const entries = unzipSync(new Uint8Array(await readFile(await download.path())))
  const index = strFromU8(entries['codes.csv'] ?? new Uint8Array())
    .split('\r\n')
    .slice(1, -1)
  expect(index).toHaveLength(3)
  for (const line of index) {
    const [path = '', , , address] = line.split(',')
    expect(path).toMatch(/^[1-3]_.+\.png$/)
    expect(await readPng(Buffer.from(entries[path] ?? ''))).toBe(address)
  }

  const tray = page.getByRole('region', { name: say('exports.title') })
  // The browser has the file, so that nothing is left to be done in the tray; the screen of downloads keeps it.
  await expect(tray).toHaveCount(0)
  await page.goto('/downloads')
  await expect(page.getByRole('main').getByRole('link', { name: say('exports.download'), exact: true })).toBeVisible()
  await expectClean(page, language, [mobile, ...names[language]])
  // The export, what it was made of and whatever else the server keeps is for its own user.
  expect(await readableByOthers()).toEqual([])
})

test('a long download goes on over screens and stops when it is cancelled', { tag: '@once' }, async ({
  page,
  register,
  say,
}) => {
  await register(page)
  await makeCodes(
    page,
    Array.from({ length: 800 }, (_, place) => `灭火器 ${place}`),
  )
  await page.reload()
  await page.getByRole('button', { name: say('exports.all') }).click()
  await page.getByRole('dialog').getByLabel(say('exports.size')).click()
  await page.getByTitle(say('exports.pixels', { size: 1000 })).click()
  await page.getByRole('button', { name: say('exports.startMany', { count: 800 }) }).click()
  const tray = page.getByRole('region', { name: say('exports.title') })
  await expect(tray.getByText(/\d+ \/ 800 · \d+%/)).toBeVisible({ timeout: 45_000 })
  await page
    .getByRole('link', { name: say('app.navAccountInfo') })
    .first()
    .click()
  await expect(tray.getByText(/[1-9]\d* \/ 800 · \d+%/)).toBeVisible({ timeout: 45_000 })
  await tray.getByRole('button', { name: say('exports.cancel') }).click()
  await expect(tray).toHaveCount(0)
  await page.goto('/downloads')
  await expect(page.getByRole('main').getByText(say('exports.state_cancelled'))).toBeVisible()
})

test('nothing to download is said before anything starts', { tag: '@once' }, async ({ page, register, say }) => {
  await register(page)
  await page.getByRole('button', { name: say('exports.all') }).click()
  const dialog = page.getByRole('dialog', { name: say('exports.codesTitle') })
  await expect(dialog.getByText(say('exports.noDownload'))).toBeVisible()
  await expect(dialog.getByRole('button', { name: say('exports.startMany', { count: 0 }) })).toBeDisabled()
})
