import { formDocumentMax } from '@matai/contract'
import { describe, expect, it } from 'vitest'
import { publicationFaults, readDocument } from './document.ts'

const name = { id: 'q0', type: 'name', settings: { title: '检查人' } }
const text = { id: 'q1', type: 'text', settings: { title: '设备编号' } }
const documentOf = (...components: object[]) => ({ title: '点检', pages: [{ id: 'p1', components }] })

function read(given: unknown) {
  const answer = readDocument(given)
  if ('faults' in answer) throw new Error(answer.faults.map(({ phrase }) => phrase).join())
  return answer.document
}

describe('a document', () => {
  it('takes what form-kit describes, and fills in what was left out', () => {
    expect(read(documentOf(text))).toMatchObject({
      title: '点检',
      rules: [],
      exam: null,
      pages: [{ id: 'p1', title: '', draw: null, components: [{ id: 'q1', settings: { required: false } }] }],
    })
  })

  it.each([
    [undefined, ['document'], 'errors.required'],
    ['text', ['document'], 'errors.required'],
    [{ ...documentOf(), title: ' ' }, ['document', 'title'], 'formFaults.formTitleRequired'],
    [{ ...documentOf(), title: '\u200b' }, ['document', 'title'], 'formFaults.formTitleRequired'],
    [{ ...documentOf(), title: '入库/出库' }, ['document', 'title'], 'formFaults.formTitleSlash'],
    [{ ...documentOf(), title: '长'.repeat(101) }, ['document', 'title'], 'errors.tooLong'],
    [{ ...documentOf(), secret: 1 }, ['document'], 'errors.unknownKeys'],
    [documentOf({ ...text, id: '-' }), ['document', 'pages', 0, 'components', 0, 'id'], 'errors.wrongFormat'],
    [{ ...documentOf(), intro: 'x'.repeat(formDocumentMax) }, ['document'], 'formChecks.documentTooLarge'],
  ])('%# is refused at its place', (given, path, phrase) => {
    expect(readDocument(given)).toMatchObject({ faults: [{ path, phrase }] })
  })
})

describe('a publication', () => {
  it('needs something to answer', () => {
    expect(publicationFaults(read(documentOf()), 1)).toMatchObject([
      { path: ['document'], phrase: 'formFaults.componentMissing' },
    ])
  })

  it('names the component that has a fault', () => {
    const nameless = { ...text, settings: { title: '' } }
    expect(publicationFaults(read(documentOf(name, nameless)), 1)).toMatchObject([
      { path: ['document', 'pages', 0, 'components', 1, 'settings', 'title'], phrase: 'formFaults.titleMissing' },
    ])
  })

  it('has as many phones as the tier allows', () => {
    const phone = (id: string) => ({ id, type: 'phone', settings: { title: '手机号' } })
    const document = read(documentOf(phone('a'), phone('b')))
    expect(publicationFaults(document, 1)).toMatchObject([
      { path: ['document', 'pages', 0, 'components', 1], phrase: 'formFaults.phonesTooMany', params: { limit: 1 } },
    ])
    expect(publicationFaults(document, 5)).toEqual([])
  })
})
