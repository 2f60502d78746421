import { createClient } from '@matai/client'
import { allCalls, routesOf } from '@matai/contract'
import { expectClean } from './support/clean.ts'
import { newOwner, openTables } from './support/owner.ts'
import { expect, test } from './support/test.ts'

test('a key is made for a program, is seen in the log, and is ended', async ({ page, say, language, baseURL }) => {
  const url = baseURL ?? ''
  const zh = language === 'zh'
  const { token: session, accountId } = await newOwner(url)
  const tables = openTables()
  await tables.query('update account set tier = 3 where id = $1', [accountId])
  await tables.end()
  const [name, directory] = zh ? ['仓库系统', '一楼'] : ['Warehouse', 'First floor']
  await page.context().addCookies([{ name: 'user-info', value: session, url, httpOnly: true }])
  await page.goto('/formApi/keys')
  await expect(page.getByText(say('keyScreens.empty'))).toBeVisible()
  await expectClean(page, language)

  await page.getByRole('button', { name: say('keyScreens.add') }).click()
  const drawer = page.getByRole('dialog', { name: say('keyScreens.add') })
  await drawer.getByRole('textbox', { name: say('keyScreens.name') }).fill(name)
  const area = drawer.getByRole('group', { name: say('keyScreens.area_directories'), exact: true })
  await area.getByRole('checkbox', { name: say('keyScreens.action_write') }).check()
  await expectClean(page, language, [name])
  await drawer.getByRole('button', { name: say('app.save') }).click()
  const token = (await page.getByTestId('key-token').textContent()) ?? ''
  expect(token).toMatch(/^mk_[0-9a-z]+_\w{32}$/)
  await expectClean(page, language, [name, token])
  await page.getByRole('button', { name: say('keyScreens.secretKept') }).click()

  const program = createClient({
    routes: routesOf(allCalls),
    origin: url,
    headers: () => ({ Authorization: `Bearer ${token}`, 'Accept-Language': language }),
  })
  const { id } = await program.directories.add({ name: directory })
  await expect(program.directories.del({ id })).rejects.toThrow(
    say('keys.scopeMissing', { scope: 'directories:delete' }),
  )

  await page.reload()
  const card = page.getByRole('article', { name })
  await expect(card.getByText(say('keyScreens.action_write'), { exact: false })).toBeVisible()
  await expectClean(page, language, [name])
  await page.goto('/code/log')
  await expect(page.getByText(name, { exact: false }).first()).toBeVisible()
  await page.goto('/formApi/keys')
  await card.getByRole('button', { name: say('keyScreens.remove') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('keyScreens.remove') })
    .click()
  await expect(page.getByText(say('keyScreens.empty'))).toBeVisible()
  await expect(program.directories.add({ name: 'x' })).rejects.toMatchObject({ code: 1000 })
})
