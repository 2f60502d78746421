import { documentOf, formTemplates } from '@matai/form-kit/templates'
import { componentsOf, formDocument } from '@matai/form-kit/schema'
import { expect, it } from 'vitest'
import { readFormFile, writeFormFile } from './form-file.ts'

it.each(formTemplates)('takes $key out and in again', (template) => {
  const document = documentOf(template, 'zh')
  expect(readFormFile(writeFormFile(document))).toEqual({ document })
})

it('leaves pictures of another account behind', () => {
  const option = { id: 'o1', label: '红', fileId: 'AbCdEfGhIjKlMnOpQrStUv' }
  const components = [{ id: 'a', type: 'picture_choice', settings: { title: '颜色', options: [option] } }]
  const document = formDocument.parse({ title: '选色', pages: [{ id: 'p1', components }] })
  const read = readFormFile(writeFormFile(document))
  const [only] = 'document' in read ? componentsOf(read.document) : []
  expect(only?.settings).toMatchObject({ options: [{ label: '红', fileId: null }] })
})

it.each(['', '{', 'null', '{"document":{}}', '[]'])('knows that %j is no form', (text) =>
  expect(readFormFile(text)).toEqual({ problem: null }),
)

it('says what is wrong with a form that was changed by hand', () => {
  const read = readFormFile('{"matai-form":1,"document":{"title":"点检","pages":[{"id":"p 1"}]}}')
  expect(read).toMatchObject({ problem: { path: ['pages', 0, 'id'] } })
})
