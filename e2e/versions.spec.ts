import { expectClean } from './support/clean.ts'
import { expect, test } from './support/test.ts'
import { writeCode } from './support/write-code.ts'

const written = {
  zh: { name: '食堂菜单', first: '周一：面条', second: '周二：米饭', third: '周三：饺子' },
  en: { name: 'Canteen', first: 'Monday: noodles', second: 'Tuesday: rice', third: 'Wednesday: dumplings' },
} as const

test('compare two versions, go back to the older one, and publish the next one later', { tag: '@once' }, async ({
  language,
  page,
  register,
  say,
}) => {
  const words = written[language]
  const own = Object.values(words)
  const mobile = await register(page)
  const id = await writeCode(page, { name: words.name, text: words.first })
  await writeCode(page, { id, name: words.name, text: words.second })

  await page.goto(`/code/${id}/versions`)
  const history = page.getByRole('main')
  await history.getByRole('button', { name: say('versions.compare') }).click()
  const comparison = page.getByRole('region', { name: say('versions.compareTitle', { from: 1, to: 2 }) })
  await expect(
    comparison
      .getByRole('region', { name: say('versions.number', { number: 1 }) })
      .frameLocator('iframe')
      .getByText(words.first),
  ).toBeVisible()
  await comparison.getByRole('button', { name: say('versions.backToHistory') }).click()

  await history.getByRole('button', { name: say('versions.restore') }).click()
  const question = page.getByRole('dialog', { name: say('versions.restoreTitle', { number: 1 }) })
  await expect(question).toBeVisible()
  await expectClean(page, language, [...own, mobile])
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(history.getByRole('list', { name: say('versions.history') })).toBeVisible()
  await history.getByRole('button', { name: say('versions.restore') }).click()
  await question.getByRole('button', { name: say('versions.restore') }).click()
  await expect(page.getByText(say('versions.restored', { number: 1 }))).toBeVisible()

  const tabs = page.getByRole('navigation', { name: say('qrCodes.tabs') })
  await tabs.getByRole('link', { name: say('qrCodes.tabContent') }).click()
  await page.getByRole('textbox', { name: say('qrCodes.writeHere') }).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(words.third)
  await page.getByRole('button', { name: say('versions.timing') }).click()
  const timing = page.getByRole('dialog', { name: say('versions.timingTitle') })
  const year = new Date().getFullYear() + 1
  await timing.getByLabel(say('versions.publishAt'), { exact: true }).fill(`${year}-12-24 18:00`)
  await page.keyboard.press('Enter')
  await timing.getByRole('button', { name: say('versions.saveAt') }).click()
  await expect(page.getByRole('button', { name: say('versions.change') })).toBeVisible()

  const scanned = await page.request.get(`/q/${id}`)
  expect(await scanned.text()).toContain(words.first)
  await page.goto('/code/log')
  await expect(page.getByText(say('audit.qrCode_rolledBack', { name: words.name, to: 1 }))).toBeVisible()
})
