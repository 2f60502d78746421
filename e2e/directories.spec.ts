import { readFile } from 'node:fs/promises'
import { type Browser, devices, type Locator, type Page } from '@playwright/test'
import type { Language } from '@matai/i18n'
import { expectClean } from './support/clean.ts'
import { readPng } from './support/read-code.ts'
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
  await expect(item(page, ground)).toHaveAttribute('aria-expanded', 'false', { timeout: 20_000 })
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

const published = {
  zh: {
    directory: '三号楼',
    summary: '消防设备',
    second: '每月检查一次',
    name: '灭火器 1',
    text: '压力表指针在绿区。',
  },
  en: {
    directory: 'Building 3',
    summary: 'Fire equipment',
    second: 'Checked every month',
    name: 'Extinguisher 1',
    text: 'The needle is in the green.',
  },
} as const

/** Makes a code as the signed-in owner, beside the screen. */
async function addCode(page: Page, directoryId: number, { name, text }: { name: string; text: string }): Promise<void> {
  const code = { name, directoryId, blocks: [{ id: 't', type: 'richText', html: `<p>${text}</p>` }] }
  const answer = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch('/qruser/console/qrcode/save', { method: 'POST', headers, body: JSON.stringify(body) })
    return reply.json()
  }, code)
  expect(answer).toMatchObject({ code: 0 })
}

/** A visitor's phone: another person than the owner. */
async function phoneOf(browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext({ ...devices['iPhone 13'], locale: language === 'zh' ? 'zh-CN' : 'en-US' })
  return context.newPage()
}

test('publish a directory, print its code, open it on a phone, take it back', async ({
  browser,
  page,
  register,
  say,
  language,
}) => {
  const words = published[language]
  const own = Object.values(words)
  const mobile = await register(page)
  await page.getByRole('button', { name: say('directories.add') }).click()
  await page.getByLabel(say('directories.name'), { exact: true }).fill(words.directory)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/directory=\d+/)
  const directoryId = Number(new URL(page.url()).searchParams.get('directory'))
  await addCode(page, directoryId, words)

  await page.getByRole('button', { name: say('directories.more', { name: words.directory }) }).click()
  await page.getByRole('menuitem', { name: say('directories.page') }).click()
  const drawer = page.getByRole('dialog')
  // While it is loading, the library's icon stands before the word.
  const save = drawer.getByRole('button', { name: new RegExp(`${say('directories.save')}$`) })
  await drawer.getByLabel(say('directories.summary')).fill(`${words.summary}\n${words.second}`)
  await drawer.getByRole('switch', { name: say('directories.pageSwitch') }).click()
  await save.click()
  const address = drawer.locator('code')
  await expect(address).toHaveText(/\/d\/\w{16}$/)
  await expectClean(page, language, [mobile, ...own])
  const download = page.waitForEvent('download')
  await drawer.getByRole('button', { name: say('qrCodes.downloadFormat', { format: 'PNG' }) }).click()
  const url = await address.innerText()
  expect(await readPng(await readFile(await (await download).path()))).toBe(url)

  const phone = await phoneOf(browser, language)
  await phone.goto(url)
  await expect(phone.getByRole('heading', { level: 1, name: words.directory })).toBeVisible()
  await expect(phone.getByText(words.second)).toBeVisible()
  await expectClean(phone, language, [mobile, ...own])
  await phone.getByRole('link', { name: words.name }).click()
  await expect(phone).toHaveURL(/\/q\/\w{8}$/)
  await expect(phone.getByText(words.text)).toBeVisible()

  await drawer.getByRole('switch', { name: say('directories.pageSwitch') }).click()
  await save.click()
  await expect(drawer.getByText(say('directories.pageOff'))).toBeVisible()
  await phone.goto(url)
  await expect(phone.getByRole('heading', { name: say('scan.noPage') })).toBeVisible()
  await phone.context().close()
})
