import { newOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

/** One more than a page of the list. */
const codes = 21

test('the next code by key lies beyond the edge of the page of its list, and the way back does', async ({
  page,
  say,
  language,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const { client, token } = await newOwner(url)
  await page.context().addCookies([{ name: 'user-info', value: token, url, httpOnly: true }])
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
  const word = language === 'zh' ? '消防栓' : 'Hydrant'
  const items = Array.from({ length: codes }, (_, at) => ({ name: `${word} ${at + 1}`, blocks }))
  await client.qrCodes.bulkSave({ items })
  const pageOf = async (number: number) =>
    (await client.qrCodes.getCodeList({ page: number, pageSize: codes - 1 })).list.map(({ name }) => name)
  const [first, [beyond = '']] = [await pageOf(1), await pageOf(2)]
  const [before = '', last = ''] = first.slice(-2)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

  await page.goto('/code')
  await expect(page.getByRole('main').getByText(last, { exact: true }).first()).toBeVisible()
  await page
    .getByRole('link', { name: say('qrCodes.edit'), exact: true })
    .last()
    .click()
  await expect(heading(last)).toBeVisible()
  await page.keyboard.press('j')
  await expect(heading(beyond)).toBeVisible()
  await expect(page.getByRole('button', { name: say('qrCodes.after') })).toBeDisabled()
  await page.keyboard.press('k')
  await expect(heading(last)).toBeVisible()
  await page.keyboard.press('k')
  await expect(heading(before)).toBeVisible()

  // A letter that is written is no way to another code.
  await page.keyboard.press('/')
  await page.keyboard.press('j')
  await expect(page.getByRole('combobox', { name: say('app.search') })).toHaveValue('j')
  await expect(heading(before)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('qrCodes.after') }).click()
  await expect(heading(last)).toBeVisible()
})
