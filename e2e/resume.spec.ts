import { newOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

const mega = 1024 ** 2

test('a file whose upload was cut goes on where it was, and the record has all of it', { tag: '@once' }, async ({
  page,
  say,
  baseURL,
}) => {
  const { client } = await newOwner(baseURL ?? '')
  const components = [{ id: 'f', type: 'file', settings: { title: '报告', required: true } }]
  const document = { title: '检测报告', intro: '', pages: [{ id: 'p1', components }] }
  const { id: formId } = await client.forms.save({ publish: true, document: document as never }) // as an editor sends it
  const { id } = await client.records.address({ formId })

  const offsets: number[] = []
  let isCut = true
  await page.route(/\/v\/form\/file\//, async (route, request) => {
    if (request.method() !== 'PATCH') return route.continue()
    const offset = Number(request.headers()['upload-offset'])
    offsets.push(offset)
    return isCut && offset > 0 ? route.abort('connectionreset') : route.continue()
  })
  await page.goto(`/f/${id}`)
  // Of a script that runs, since what is picked before is not heard.
  await expect(page.locator('input[type=file]').first()).toBeEnabled()
  const buffer = Buffer.alloc(3 * mega, 'report ')
  await page.locator('input[type=file]').first().setInputFiles({ name: 'report.txt', mimeType: 'text/plain', buffer })
  await expect(page.getByText('report.txt')).toBeVisible()
  await expect.poll(() => offsets).toEqual([0, mega])

  // The browser was closed meanwhile.
  await expect(page.getByText(say('formPage.draftKept'))).toBeVisible()
  await page.reload()
  await expect(page.getByText('report.txt')).toBeVisible()
  isCut = false
  await page.getByRole('button', { name: say('formFill.submit'), exact: true }).click()
  await expect(page.getByRole('heading', { name: say('formPage.done') })).toBeVisible()
  expect(offsets.slice(2)).toEqual([mega, 2 * mega])

  const [record] = (await client.records.search({ filters: { formId } })).list
  const { files } = await client.records.recordInfo({ id: record?.id ?? 0 })
  expect(files).toMatchObject([{ name: 'report.txt', size: 3 * mega }])
})
