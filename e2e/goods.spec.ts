import { expectClean } from './support/clean.ts'
import { newOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

// Who takes goods stands at the shelf.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('goods come in and go out at a shelf, and never more than there is', async ({ page, language, say, baseURL }) => {
  const { client, token } = await newOwner(baseURL ?? '')
  const [shelf = '', into = '', out = '', amount = '', unit = ''] =
    language === 'zh'
      ? ['三号货架', '滤芯入库', '滤芯领用', '数量', '只']
      : ['Shelf 3', 'Filters in', 'Filters out', 'Amount', 'pcs']
  const written = [shelf, into, out, amount, unit]
  async function publish(title: string, direction: 'in' | 'out') {
    const components = [{ id: 'q', type: 'stock' as const, settings: { title: amount, direction, required: true } }]
    const document = { title, intro: '', pages: [{ id: 'p1', components }] }
    const { id: formId } = await client.forms.save({ publish: true, document: document as never }) // as an editor sends it
    return { formId, ...(await client.records.address({ formId })) }
  }
  const [coming, going] = [await publish(into, 'in'), await publish(out, 'out')]
  const blocks = [coming, going].map(({ formId }, at) => ({
    id: `f${at}`,
    type: 'formEntry' as const,
    formId,
    text: [into, out][at] ?? '',
  }))
  const { id: code } = await client.qrCodes.save({ name: shelf, blocks })
  const forms = { inFormId: coming.formId, outFormId: going.formId }
  await client.stock.set({ ids: [code], unit, ...forms, minimum: '5' })

  const submit = page.getByRole('button', { name: say('formFill.submit'), exact: true })
  const field = page.getByRole('textbox', { name: amount })
  const done = page.getByRole('heading', { name: say('formPage.done') })
  await page.goto(`/q/${code}`)
  await page.getByRole('link', { name: into }).click()
  await expect(page.getByText(say('formFill.stockNow', { amount: '0', unit }))).toBeVisible()
  await field.fill('10')
  await submit.click()
  await expect(done).toBeVisible()

  await page.goto(`/q/${code}`)
  await page.getByRole('link', { name: out }).click()
  await expect(page.getByText(say('formFill.stockNow', { amount: '10', unit }))).toBeVisible()
  await field.fill('12')
  await expectClean(page, language, written)
  await submit.click()
  await expect(page.getByText(say('stock.notEnough', { left: '10', unit }))).toBeVisible()
  await field.fill('6')
  await submit.click()
  await expect(done).toBeVisible()

  const { list } = await client.stock.list({ filters: { formId: going.formId } })
  expect(list).toMatchObject([{ quantity: '4', low: true }])
  await page.context().addCookies([{ name: 'user-info', value: token, url: baseURL ?? '', httpOnly: true }])
  await page.goto('/stock')
  await expect(page.getByText(shelf).first()).toBeVisible()
})
