import { expect, test } from './support/test.ts'
import { expectClean } from './support/clean.ts'
import { writeCode } from './support/write-code.ts'
import { tick } from './support/tick.ts'

const written = {
  zh: { pump: '泵房', gate: '大门', hall: '一楼', view: '只看大门' },
  en: { pump: 'Pump room', gate: 'Gate', hall: 'Ground floor', view: 'Only gates' },
} as const

test('filter, keep it as a view, move many and take it back, delete one and bring it back', { tag: '@once' }, async ({
  language,
  page,
  register,
  say,
}) => {
  const words = written[language]
  const mobile = await register(page)
  for (const name of [words.pump, words.gate]) await writeCode(page, { name, text: name })
  await page.goto('/code')
  await page.getByRole('button', { name: say('directories.add') }).click()
  await page.getByLabel(say('directories.name'), { exact: true }).fill(words.hall)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('treeitem', { name: new RegExp(`^${words.hall} 0`) })).toBeVisible()
  const narrow = page.getByRole('main').getByLabel(say('app.filterList', { by: say('qrCodes.search') }))
  await expect(page).toHaveURL(/directory=\d+/)
  await narrow.fill(words.gate)
  await page.getByRole('button', { name: say('app.searchEverywhere') }).click()
  const everywhere = page.getByRole('combobox', { name: say('app.search') })
  await expect(everywhere).toBeFocused()
  await expect(everywhere).toHaveValue(words.gate)
  await page.getByRole('option', { name: new RegExp(words.gate) }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.gate })).toBeVisible()
  await page.goto('/code')

  await narrow.fill(words.gate)
  await expect(page.getByRole('row', { name: new RegExp(words.pump) })).toHaveCount(0)
  await page.getByRole('button', { name: say('app.filter'), exact: true }).click()
  const filter = page.getByRole('dialog', { name: say('app.filter') })
  await filter.getByLabel(say('app.dateFrom'), { exact: true }).fill('2020-01-01')
  await page.keyboard.press('Enter')
  await expectClean(page, language, [...Object.values(words), mobile])
  await filter.getByRole('button', { name: say('app.filterApply') }).click()
  await expect(page).toHaveURL(/from=2020-01-01/)
  await page.getByRole('button', { name: say('qrCodes.views') }).click()
  await page.getByRole('button', { name: say('qrCodes.viewSave') }).click()
  await page.getByLabel(say('qrCodes.viewName')).fill(words.view)
  await page.keyboard.press('Enter')
  await page.goto('/code')
  await page.getByRole('button', { name: say('qrCodes.views') }).click()
  await page.getByRole('button', { name: words.view, exact: true }).click()
  await expect(page).toHaveURL(/keyword=/)
  await expect(page.getByRole('row', { name: new RegExp(words.gate) })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(words.pump) })).toHaveCount(0)

  await page.goto('/code')
  await tick(page.getByRole('checkbox', { name: say('app.selectAll') }))
  await page.getByRole('button', { name: say('qrCodes.move'), exact: true }).click()
  const move = page.getByRole('dialog')
  await move.getByRole('combobox').fill(words.hall)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await move.getByRole('button', { name: say('qrCodes.moveMany', { count: 2 }) }).click()
  await expect(page.getByRole('treeitem', { name: new RegExp(`^${words.hall} 2`) })).toBeVisible()
  await page.getByRole('button', { name: say('app.undo') }).click()
  await expect(page.getByRole('treeitem', { name: new RegExp(`^${words.hall} 0`) })).toBeVisible()

  await tick(page.getByRole('checkbox', { name: `${say('app.selectRow')} · ${words.pump}` }))
  await page.getByRole('button', { name: say('qrCodes.removeMany', { count: 1 }) }).click()
  const question = page.getByRole('dialog', { name: say('qrCodes.removeTitle', { count: 1 }) })
  await question
    .getByLabel(say('app.typeToConfirm', { word: say('qrCodes.removeWord') }))
    .fill(say('qrCodes.removeWord'))
  await question.getByRole('button', { name: say('qrCodes.removeMany', { count: 1 }) }).click()
  await expect(page.getByRole('row', { name: new RegExp(words.pump) })).toHaveCount(0)
  await page.getByRole('link', { name: say('qrCodes.trash') }).click()
  const gone = page.getByRole('row', { name: new RegExp(words.pump) })
  await gone.getByRole('button', { name: say('qrCodes.restore'), exact: true }).click()
  await expect(page.getByText(say('qrCodes.trashEmpty'))).toBeVisible()
  await expectClean(page, language, [...Object.values(words), mobile])
  await page.goto('/code')
  await expect(page.getByRole('row', { name: new RegExp(words.pump) })).toBeVisible()
})
