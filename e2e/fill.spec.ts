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

test('what is typed before the page is alive is handed in, however soon the button is pressed', {
  tag: '@once',
}, async ({ page, say, baseURL }) => {
  const { client } = await newOwner(baseURL ?? '')
  const components = [{ id: 'q', type: 'text', settings: { title: '发现了什么', required: false } }]
  const document = { title: '夜间巡查', intro: '', pages: [{ id: 'p', components }] }
  const { id: formId } = await client.forms.save({ publish: true, document: document as never })
  const { id } = await client.records.address({ formId })

  let bring = () => {}
  const brought = new Promise<void>((resolve) => {
    bring = resolve
  })
  await page.route('**/*.js', async (route) => {
    await brought
    await route.continue()
  })
  await page.goto(`/f/${id}`, { waitUntil: 'commit' })
  const answer = page.getByRole('textbox', { name: '发现了什么' })
  await answer.fill('灯坏了')
  // Nothing listens yet: a browser that sent the form by itself would load the page anew.
  await answer.press('Enter')
  await page.evaluate(() => {
    const button = globalThis.document.querySelector<HTMLButtonElement>('button[type=submit]')
    const press = () => !button?.disabled && button?.click()
    press()
    if (button) new MutationObserver(press).observe(button, { attributes: true })
  })
  await expect(answer).toHaveValue('灯坏了')
  // Nobody sees it go and come again: it is looked at in every frame.
  await answer.evaluate((field: HTMLInputElement) => {
    const seen = new Set<string>()
    Object.assign(globalThis, { seen })
    const look = () => {
      seen.add(field.value)
      requestAnimationFrame(look)
    }
    look()
  })
  bring()
  await expect(page.getByRole('heading', { name: say('formPage.done') })).toBeVisible()
  expect(await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen])).toEqual(['灯坏了'])
  const { list } = await client.records.search({ filters: { formId } })
  expect(list.map(({ answers }) => answers)).toEqual([{ q: '灯坏了' }])
})

test('a form of several pages opens again where somebody left it', { tag: '@once' }, async ({ page, say, baseURL }) => {
  const { client } = await newOwner(baseURL ?? '')
  const ask = (id: string, title: string) => ({ id, components: [{ id: `q${id}`, type: 'text', settings: { title } }] })
  const document = { title: '入场登记', intro: '', pages: [ask('a', '单位'), ask('b', '车牌')] }
  const { id: formId } = await client.forms.save({ publish: true, document: document as never })
  const { id } = await client.records.address({ formId })
  await page.goto(`/f/${id}`)
  await page.getByRole('textbox', { name: '单位' }).fill('码台')
  await page.getByRole('button', { name: say('formFill.next') }).click()
  await expect(page.getByText(say('formPage.draftKept'))).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: '车牌' })).toBeVisible()
  await page.getByRole('button', { name: say('formFill.back') }).click()
  await expect(page.getByRole('textbox', { name: '单位' })).toHaveValue('码台')
})
