import { readFile } from 'node:fs/promises'
import { createTranslator, type Language } from '@matai/i18n'
import { type Browser, devices, type Page } from '@playwright/test'
import { outboxMessages } from './support/outbox.ts'
import { expectClean } from './support/clean.ts'
import { readPng, readSvg } from './support/read-code.ts'
import { expect, test } from './support/test.ts'

/** What the owner writes, in the owner's language. */
const written = {
  zh: {
    name: '三号楼灭火器',
    text: '压力表指针在绿区。',
    newText: '十二月检查合格。',
    alt: '红色灭火器',
    file: '检查标准.txt',
  },
  en: {
    name: 'Extinguisher, building 3',
    text: 'The needle is in the green.',
    newText: 'Passed in December.',
    alt: 'A red extinguisher',
    file: 'rules.txt',
  },
} as const

/** A visitor's phone: another person than the owner. */
async function openOnPhone(browser: Browser, language: Language, address: string): Promise<Page> {
  const phone = await browser.newContext({ ...devices['iPhone 13'], locale: language === 'zh' ? 'zh-CN' : 'en-US' })
  const page = await phone.newPage()
  await page.goto(address)
  return page
}

test('register, write a live code, style it, print it, scan it, see it counted, change it', async ({
  browser,
  language,
  page,
  registerByHand,
  say,
}) => {
  const words = written[language]
  const own = Object.values(words)

  await page.goto('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectClean(page, language)

  const mobile = await registerByHand(page)
  await expect(page.getByText(say('qrCodes.emptyTitle'))).toBeVisible()
  await expectClean(page, language, [mobile])
  await page.getByRole('link', { name: say('qrCodes.writeFirst') }).click()
  await page.getByRole('link', { name: new RegExp(`^${say('templates.blank')}`) }).click()

  await page.getByLabel(say('qrCodes.name'), { exact: true }).fill(words.name)
  await page.getByRole('textbox', { name: say('qrCodes.writeHere') }).click()
  await page.keyboard.type(words.text)
  await addPicture(page)
  await addFile(page)
  // At its end the page lies free of the bar that stays in sight, whose buttons would cover others on a phone.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expectClean(page, language, own)

  const preview = page.frameLocator(`iframe[title="${say('qrCodes.preview')}"]`)
  const showPreview = page.getByRole('tab', { name: say('app.showPreview') })
  if (await showPreview.isVisible()) await showPreview.click()
  await expect(preview.getByText(words.text)).toBeVisible()
  await expect(preview.getByRole('img', { name: words.alt })).toBeVisible()
  await expect(preview.getByText(words.file)).toBeVisible()

  const showEditor = page.getByRole('tab', { name: say('app.showEditor') })
  if (await showEditor.isVisible()) await showEditor.click()
  // A key that is held makes one code.
  for (let pressed = 0; pressed < 6; pressed += 1) await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/code\/\w{8}\/style/)
  const { data: codes } = await (await page.request.post('/qruser/console/qrcode/get_code_list', { data: {} })).json()
  expect(codes.total).toBe(1)
  const id = /\/code\/(\w{8})\//.exec(page.url())?.[1] ?? ''
  await page.getByRole('radio', { name: say('presets.jade') }).check({ force: true })
  await expect(
    page.getByText(say('styles.readableWell')).or(page.getByText(say('styles.readable'), { exact: true })),
  ).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: say('qrCodes.saveStyle') }).click()
  await expect(page.getByText(say('qrCodes.styleSaved'))).toBeVisible()
  await expectClean(page, language, own)

  const address = new URL(`/q/${id}`, page.url()).href
  expect(await readPng(await download('PNG'))).toBe(address)
  expect(await readSvg(await download('SVG'))).toBe(address)

  const visitor = await openOnPhone(browser, language, address)
  await expect(visitor.getByText(words.text)).toBeVisible()
  await expect(visitor.getByRole('img', { name: words.alt })).toBeVisible()
  await expectClean(visitor, language, own)

  await page.goto('/code')
  await expect(page.getByText('1 / 1')).toBeVisible()
  await expectClean(page, language, [...own, id, mobile])
  await page.goto('/data')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectClean(page, language, [...own, id, mobile])

  await page.goto(`/code/${id}`)
  await page.getByRole('textbox', { name: say('qrCodes.writeHere') }).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(words.newText)
  await page.getByRole('button', { name: say('qrCodes.save'), exact: true }).click()
  await expect(
    page.getByText(say('qrCodes.saved', { changes: say('qrCodes.changedBlocks', { count: 1 }) })),
  ).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText(words.newText)).toBeVisible()
  await expect(visitor.getByText(words.text)).toHaveCount(0)
  await visitor.context().close()

  async function addPicture(editor: Page): Promise<void> {
    const chooser = editor.waitForEvent('filechooser')
    await editor.getByRole('button', { name: say('qrCodes.pictureBlock'), exact: true }).click()
    await (await chooser).setFiles('e2e/support/extinguisher.png')
    await editor.getByLabel(say('qrCodes.alt')).fill(words.alt)
  }

  async function addFile(editor: Page): Promise<void> {
    const chooser = editor.waitForEvent('filechooser')
    await editor.getByRole('button', { name: say('qrCodes.file'), exact: true }).click()
    await (await chooser).setFiles({ name: words.file, mimeType: 'text/plain', buffer: Buffer.from(words.text) })
    await expect(editor.getByText(words.file).first()).toBeVisible()
  }

  async function download(format: 'PNG' | 'SVG'): Promise<Buffer> {
    const started = page.waitForEvent('download')
    await page
      .getByRole('button', { name: say('qrCodes.downloadFormat', { format }) })
      .or(page.getByRole('link', { name: say('qrCodes.downloadFormat', { format }) }))
      .click()
    const file = await started
    expect(file.suggestedFilename()).toContain(words.name)
    return readFile(await file.path())
  }
})

test('every other screen is in one language and open to everybody', async ({ language, page, register, say }) => {
  const mobile = await register(page)
  // Messages stand in the outbox in the language of whoever they were written to.
  const { list } = await (await page.request.get(outboxMessages)).json()
  const messages = list.map(({ text }: { text: string }) => text)
  for (const path of ['/user', '/about', '/docs', '/dev/outbox', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(say('app.loading'))).toHaveCount(0)
    await expectClean(page, language, [mobile, ...messages])
  }
  await expect(page).toHaveTitle(new RegExp(createTranslator(language)('app.name')))
  await page.goto('/q/22222222')
  await expect(page.getByText(say('scan.codeUnknown'))).toBeVisible()
  await expectClean(page, language)
})
