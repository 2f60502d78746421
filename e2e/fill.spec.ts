import { expectClean } from './support/clean.ts'
import { newOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

test('a form is filled in on a phone: what is missing is said, and what is submitted without a network waits', async ({
  page,
  context,
  say,
  language,
  baseURL,
}) => {
  const { client } = await newOwner(baseURL ?? '')
  const question = (id: string, type: string, settings: object) => ({ id, type, settings })
  const written =
    language === 'zh' ? ['每月点检', '巡检人', '正常', '异常'] : ['Monthly check', 'Inspector', 'Fine', 'Faulty']
  const [title = '', inspector = '', fine = '', faulty = ''] = written
  const { id: formId } = await client.forms.save({
    publish: true,
    document: {
      title,
      intro: '',
      pages: [
        {
          id: 'p1',
          components: [
            question('n', 'name', { title: inspector, required: true }),
            question('s', 'radio', { title, options: [fine, faulty].map((label, at) => ({ id: `o${at}`, label })) }),
          ],
        },
      ],
    },
  })
  const { id } = await client.records.address({ formId })
  const submit = page.getByRole('button', { name: language === 'zh' ? '提交' : 'Submit', exact: true })
  const numbers = async () => (await client.records.search({ filters: { formId } })).list.map(({ number }) => number)

  await page.goto(`/f/${id}`)
  await expectClean(page, language, written)
  await submit.click()
  const name = page.getByRole('textbox', { name: inspector })
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')

  // The page is kept a moment after it was opened; then it opens without a network too.
  const isKept = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready) && Boolean(await caches.match(location.href)))
  await expect.poll(isKept).toBe(true)
  await name.fill('Wang')
  await page.getByText(fine, { exact: true }).click()
  await context.setOffline(true)
  await submit.click()
  await expect(page.getByRole('heading', { name: say('formPage.kept') })).toBeVisible()
  expect(await numbers()).toEqual([])

  await page.reload()
  await expect(page.getByText(say('formPage.waiting', { count: 1 }))).toBeVisible()
  await expect(name).toBeEditable()

  await context.setOffline(false)
  await page.goto(`/f/${id}`)
  await expect.poll(numbers).toEqual([1])

  await name.fill('Li')
  await submit.click()
  await expect(page.getByRole('heading', { name: say('formPage.done') })).toBeVisible()
  await expect(page.getByText(say('formPage.number', { number: 2 }))).toBeVisible()
  await expectClean(page, language, written)
})
