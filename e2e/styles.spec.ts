import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectClean } from './support/clean.ts'
import { draftNames } from './support/drafts.ts'
import { readPng } from './support/read-code.ts'
import { expect, test } from './support/test.ts'
import { tick } from './support/tick.ts'

/** Asks as the signed-in person, past the screens that other journeys walk. */
async function ask<Answer>(page: Page, path: string, input: object): Promise<Answer> {
  const { code, data } = await page.evaluate(
    async ([address, body]) => {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch(address, { method: 'POST', headers, body })).json()
    },
    [path, JSON.stringify(input)] as const,
  )
  expect(code).toBe(0)
  return data
}

const blocks = [{ id: 'b1', type: 'richText', html: '<p>1</p>' }]
const coloursOf = async (page: Page) => {
  const { list } = await ask<{ list: { style: { foreColor: string } | null }[] }>(
    page,
    '/qruser/console/qrcode/get_code_list',
    {},
  )
  return list.map(({ style }) => style?.foreColor)
}

test('make a style, use it for new codes and old ones, take it to a printer', { tag: '@once' }, async ({
  page,
  register,
  say,
  language,
}) => {
  const mobile = await register(page)
  // How well it reads in bad light is the score's to say.
  const scans = page
    .getByText(say('styles.readable'), { exact: true })
    .or(page.getByText(say('styles.readableWell')))
    .or(page.getByText(say('styles.readableWeak')))

  await page.getByRole('link', { name: say('app.navBeauty') }).click()
  await expect(page.getByText(say('styles.none'))).toBeVisible()
  await page.getByRole('link', { name: say('presets.gate') }).click()
  await expect(scans).toBeVisible()

  // Light on light is refused, mended, and can be kept then.
  await page.getByRole('tab', { name: say('styles.tab_colours') }).click()
  await page.getByRole('button', { name: say('styles.foreColor') }).click()
  await page.getByRole('textbox', { name: say('styles.hex', { field: say('styles.foreColor') }) }).fill('#E8D9A0')
  await expect(page.getByText(say('qr.reasonLowContrast'))).toBeVisible()
  await expect(page.getByRole('button', { name: say('styles.save') })).toBeDisabled()
  await expectClean(page, language, [mobile])
  await page.getByRole('button', { name: say('qr.repair') }).click()
  await expect(page.getByRole('region', { name: say('qr.repaired') })).toBeVisible()
  await expect(scans).toBeVisible()
  await page.getByLabel(say('styles.name')).fill('东门')

  // Work that is not saved survives a reload, and says so.
  await expect.poll(() => draftNames(page)).toEqual(['东门'])
  await page.reload()
  await expect(page.getByRole('button', { name: say('app.discard') })).toBeVisible()
  await expect(page.getByLabel(say('styles.name'))).toHaveValue('东门')
  await expect(scans).toBeVisible()
  await page.getByRole('button', { name: say('styles.save') }).click()

  const card = page.getByRole('article', { name: '东门' })
  await expect.poll(() => draftNames(page)).toEqual([])
  await card.getByRole('button', { name: say('styles.more', { name: '东门' }) }).click()
  await page.getByRole('menuitem', { name: say('styles.setDefault') }).click()
  await expect(card.getByText(say('styles.isDefault'), { exact: true })).toBeVisible()
  await ask(page, '/qruser/console/qrcode/save_bath', {
    items: [
      { name: '一号门', blocks },
      { name: '二号门', blocks },
    ],
  })
  const [first, second] = await coloursOf(page)
  expect(first).toMatch(/^#[0-9A-F]{6}$/i)
  expect([first, second]).not.toContain('#E8D9A0')
  await page.goto('/code/new')
  await expect(page.getByText(say('styles.newCodesUse', { name: '东门' }))).toBeVisible()

  await ask(page, '/qruser/console/user/template/save', { name: '朱红', style: { foreColor: '#B42318' } })
  await page.goto('/beauty')
  const red = page.getByRole('article', { name: '朱红' })
  await red.getByRole('button', { name: say('styles.apply') }).click()
  const dialog = page.getByRole('dialog')
  await tick(dialog.getByRole('checkbox').first())
  await expectClean(page, language, [mobile])
  await dialog.getByRole('button', { name: say('styles.applyTo', { count: 2 }) }).click()
  await expect(page.getByText(say('styles.applied', { name: '朱红', count: 2 }))).toBeVisible()
  expect(await coloursOf(page)).toEqual(['#B42318', '#B42318'])

  await red.getByRole('button', { name: say('styles.more', { name: '朱红' }) }).click()
  await page.getByRole('menuitem', { name: say('styles.download') }).click()
  const png = await downloaded(page, async () =>
    dialog.getByRole('button', { name: say('styles.downloadNow') }).click(),
  )
  expect(await readPng(png)).toMatch(/\/q\/Ab3dEf7h$/)
  await expect(dialog).toBeHidden()

  await red.getByRole('button', { name: say('styles.more', { name: '朱红' }) }).click()
  await page.getByRole('menuitem', { name: say('styles.download') }).click()
  await dialog.getByRole('radio', { name: 'PDF' }).check({ force: true })
  await dialog.getByRole('radio', { name: say('styles.measure_paper') }).check({ force: true })
  const pdf = await downloaded(page, async () =>
    dialog.getByRole('button', { name: say('styles.downloadNow') }).click(),
  )
  // Forty millimetres in points.
  expect(Number(/MediaBox \[0 0 ([\d.]+)/.exec(pdf.toString('latin1'))?.[1])).toBeCloseTo(113.39, 1)
})

async function downloaded(page: Page, start: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  return readFile(await download.path())
}
