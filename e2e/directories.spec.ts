import type { Locator, Page } from '@playwright/test'
import { expectClean } from './support/clean.ts'
import { expect, test } from './support/test.ts'

const names = { zh: ['一楼', '大厅', '二楼'], en: ['Ground floor', 'Hall', 'First floor'] } as const

const item = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name} \\d`) })

/** Drags with the mouse, step by step as a hand would, to a share of the target's height. */
async function drag(page: Page, from: Locator, to: Locator, share: number): Promise<void> {
  const start = await from.boundingBox()
  const end = await to.boundingBox()
  if (!start || !end) throw new Error('nothing to drag')
  await page.mouse.move(start.x + 60, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + 60, end.y + end.height / 2, { steps: 8 })
  await page.mouse.move(end.x + 60, end.y + end.height * share, { steps: 4 })
}

test('build a tree of directories with mouse and keyboard', { tag: '@once' }, async ({
  page,
  register,
  say,
  language,
}) => {
  const [ground, hall, upper] = names[language]
  const mobile = await register(page)
  for (const name of names[language]) {
    await page.getByRole('button', { name: say('directories.add') }).click()
    await page.getByLabel(say('directories.name'), { exact: true }).fill(name)
    await page.keyboard.press('Enter')
    await expect(item(page, name)).toBeVisible()
  }

  await drag(page, item(page, hall), item(page, ground), 0.5)
  await page.mouse.up()
  await expect(item(page, hall)).toHaveAttribute('aria-level', '2')
  await drag(page, item(page, upper), item(page, ground), 0.1)
  await page.mouse.up()
  await expect(item(page, upper)).toHaveAttribute('aria-posinset', '2')
  await expect(item(page, ground)).toHaveAttribute('aria-posinset', '3')

  await drag(page, item(page, ground), item(page, hall), 0.5)
  await expect(page.getByText(say('directories.intoItself'))).toBeVisible()
  await page.mouse.up()
  await expect(item(page, ground)).toHaveAttribute('aria-level', '1')

  await item(page, ground).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(item(page, hall)).toHaveCount(0)
  await page.reload()
  await expect(item(page, ground)).toHaveAttribute('aria-expanded', 'false')
  await item(page, ground).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(item(page, hall)).toBeFocused()
  await page.keyboard.press('F2')
  await page.getByLabel(say('directories.name'), { exact: true }).fill(`${hall} 2`)
  await page.keyboard.press('Enter')
  await expect(item(page, `${hall} 2`)).toBeVisible()

  await page.getByRole('button', { name: say('directories.more', { name: ground }) }).click()
  await page.getByRole('menuitem', { name: say('directories.up') }).click()
  await expect(item(page, ground)).toHaveAttribute('aria-posinset', '2')
  await expect(page.getByText(say('directories.movedUp', { name: ground }))).toBeAttached()
  await expectClean(page, language, [mobile, ground, hall, upper])

  await item(page, ground).focus()
  await page.keyboard.press('Delete')
  await expect(page.getByText(say('directories.belowDirectories', { count: 1 }))).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('directories.remove') })
    .click()
  await expect(item(page, ground)).toHaveCount(0)
  await expect(item(page, upper)).toBeVisible()
})
