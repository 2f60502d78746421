import { filesNamed } from '@matai/kinds'
import { describe, expect, it } from 'vitest'
import { componentTypes } from '../maps/schemas.ts'
import { checkForm } from './check-form.ts'
import { type FormDocument, formDocument } from './form-document.ts'
import { component, form, when } from './form.fixture.ts'

const faultsOf = (document: FormDocument, phones = 1) => checkForm(document, { phones }).map(({ phrase }) => phrase)
const state = component('state', 'radio')
const note = component('note', 'text', { mask: '' })
const open = { min: null, max: null, decimals: null }
const one = component('one', 'number', open)
const two = component('two', 'number', open)
const page = [state, note, one, two]

const rules = (...list: object[]) => form([page], { rules: list.map((rule, at) => ({ id: `r${at}`, ...rule })) })
const show = (condition: object, ...targets: string[]) => ({ kind: 'show', when: condition, targets })
const both = (...tests: object[]) => ({ join: 'all', tests })
const test = (comparison: string, value = '', component = 'state') => ({ component, comparison, value })

it('is content with a form of all types', () => {
  const document = form([componentTypes.map((type) => component(`c-${type}`, type))])
  expect(checkForm(document, { phones: 1 })).toEqual([])
})

it('says what is wrong, where, and lets warnings pass', () => {
  expect(checkForm(rules(show(both(), 'note')), { phones: 1 })).toEqual([
    { level: 'warning', at: { rule: 'r0' }, phrase: 'formFaults.conditionMissing', params: {}, path: [] },
  ])
  const blank = component('blank', 'radio', { options: [] })
  expect(checkForm(form([[blank]]), { phones: 1 })[0]).toMatchObject({
    level: 'error',
    at: { component: 'blank' },
    path: ['settings', 'options'],
  })
})

describe('content', () => {
  it.each([
    ['', 'formFaults.formTitleRequired'],
    ['三月/四月', 'formFaults.formTitleSlash'],
  ])('wants a title without a slash: %s', (title, phrase) => {
    expect(faultsOf(form([page], { title }))).toEqual([phrase])
  })
  it('wants something to answer', () => {
    expect(faultsOf(form([[]]))).toEqual(['formFaults.componentMissing'])
  })
  it('counts phone numbers by the tier', () => {
    const phones = form([[component('a', 'phone'), component('b', 'phone')]])
    expect(faultsOf(phones, 1)).toEqual(['formFaults.phonesTooMany'])
    expect(faultsOf(phones, 5)).toEqual([])
  })
  it('wants each id once', () => {
    expect(faultsOf(form([[state, state]]))).toEqual(['formFaults.idTwice'])
  })
  it('names its files', () => {
    const document = form([[component('a', 'picture_choice')]])
    expect(filesNamed(formDocument, document)).toHaveLength(3)
  })
})

describe('logic', () => {
  it.each([
    ['a deleted target', show(both(test('is', 'bad')), 'gone'), 'formFaults.targetDeleted'],
    ['no target', show(both(test('is', 'bad'))), 'formFaults.targetMissing'],
    ['a deleted question', show(both(test('filled', '', 'gone')), 'note'), 'formFaults.targetDeleted'],
    ['a deleted option', show(both(test('is', 'gone')), 'note'), 'formFaults.optionDeleted'],
    ['two options of one', show(both(test('is', 'ok'), test('is', 'bad')), 'note'), 'formFaults.contradiction'],
    ['is and is not', show(both(test('is', 'ok'), test('isNot', 'ok')), 'note'), 'formFaults.contradiction'],
    ['filled and blank', show(both(test('filled'), test('blank')), 'note'), 'formFaults.contradiction'],
    [
      'below 3 and above 5',
      show(both(test('atMost', '3', 'one'), test('atLeast', '5', 'one')), 'note'),
      'formFaults.contradiction',
    ],
    ['a circle of one', show(both(test('filled', '', 'note')), 'note'), 'formFaults.circle'],
    [
      'a number of words',
      { kind: 'compute', target: 'one', value: { sum: [{ answer: 'note' }] } },
      'formFaults.computeNotNumber',
    ],
    ['words of a number', { kind: 'compute', target: 'note', value: { number: '1' } }, 'formFaults.computeNotNumber'],
    [
      'a number of itself',
      { kind: 'compute', target: 'one', value: { sum: [{ answer: 'one' }, { number: '1' }] } },
      'formFaults.circle',
    ],
    [
      'a jump back',
      { kind: 'skip', when: both(test('is', 'ok')), after: 'state', to: 'p1' },
      'formFaults.skipBackwards',
    ],
    [
      'a jump to a deleted page',
      { kind: 'skip', when: both(test('is', 'ok')), after: 'state', to: 'p9' },
      'formFaults.targetDeleted',
    ],
  ])('names %s', (_, rule, phrase) => {
    expect(faultsOf(rules(rule))).toContain(phrase)
  })

  it('names each circle once, with its questions in their order', () => {
    const circle = rules(
      { kind: 'compute', target: 'one', value: { sum: [{ answer: 'two' }] } },
      { kind: 'compute', target: 'two', value: { product: [{ answer: 'one' }, { number: '2' }] } },
    )
    const found = checkForm(circle, { phones: 1 })
    expect(found).toHaveLength(1)
    expect(found[0]?.params).toEqual({ questions: 'one → two → one' })
  })

  it('names what nobody can see, and all that waits for it', () => {
    const lost = rules(
      show(both(test('is', 'ok'), test('is', 'bad')), 'note'),
      show(both(test('filled', '', 'note')), 'one'),
      show({ join: 'any', tests: [test('filled', '', 'one'), test('is', 'ok')] }, 'two'),
    )
    const unreachable = checkForm(lost, { phones: 1 }).filter(({ phrase }) => phrase === 'formFaults.unreachable')
    expect(unreachable.map(({ at }) => at)).toEqual([{ component: 'note' }, { component: 'one' }])
  })

  it('names what is always skipped', () => {
    const skipped = form([page, [component('last', 'signature')]], {
      rules: [{ id: 'k', kind: 'skip', when: both(), after: 'note', to: 'p2' }],
    })
    const unreachable = checkForm(skipped, { phones: 1 }).filter(({ phrase }) => phrase === 'formFaults.unreachable')
    expect(unreachable.map(({ at }) => at)).toEqual([{ component: 'one' }, { component: 'two' }])
  })

  it('lets two answers of several selections be asked at once', () => {
    const several = form([[component('many', 'checkbox'), note]], {
      rules: [
        {
          id: 's',
          ...show(both(test('is', 'rust', 'many'), test('is', 'leak', 'many')), 'note'),
        },
      ],
    })
    expect(faultsOf(several)).toEqual([])
  })

  it('has words for a title that stands in a message', () => {
    const circle = form([[component('a', 'text', { title: '编号', mask: '' })]], {
      rules: [{ id: 's', kind: 'show', when: when('a', 'filled'), targets: ['a'] }],
    })
    expect(checkForm(circle, { phones: 1 })[0]?.params).toEqual({ questions: '编号 → 编号' })
  })
})

describe('exams', () => {
  const exam = { minutes: 20, passMark: null }
  const question = component('q', 'exam_radio')

  it.each([
    [form([[state]], { exam }), 'formFaults.examEmpty'],
    [form([[question]], { exam: { ...exam, passMark: 6 } }), 'formFaults.passMarkTooHigh'],
    [form([], { pages: [{ id: 'p', components: [question], draw: 2 }] }), 'formFaults.drawTooMany'],
  ])('have questions, and marks that can be reached', (document, phrase) => {
    expect(faultsOf(document)).toEqual([phrase])
  })
  it('take the minutes of the specification', () => {
    expect(() => form([[question]], { exam: { ...exam, minutes: 7 } })).toThrow()
    expect(faultsOf(form([[question]], { exam: { ...exam, passMark: 5 } }))).toEqual([])
  })
})
