import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import { otherId } from '../../parts/options.ts'
import type { CheckboxAnswer, CheckboxSettings } from './schema.ts'

const option = (id: string, label: string) => ({ id, label, status: null, quota: null })

export const sample: Sample<CheckboxSettings, CheckboxAnswer> = {
  settings: {
    title: '发现的问题',
    hint: '',
    required: true,
    options: [option('rust', '锈蚀'), { ...option('leak', '漏水'), quota: 5 }, option('noise', '异响')],
    other: false,
    otherLabel: '',
    min: 1,
    max: 2,
    shuffled: false,
  },
  answer: { options: ['leak', 'rust'], text: '' },
  bad: [
    { answer: { options: [], text: '' }, phrase: 'formProblems.required' },
    { answer: { options: ['rust', 'rust'], text: '' }, phrase: 'formProblems.optionTwice' },
    { answer: { options: ['gone'], text: '' }, phrase: 'formProblems.unknownOption' },
    { answer: { options: ['rust'], text: '' }, phrase: 'formProblems.tooFew', settings: { min: 2, max: 3 } },
    { answer: { options: ['rust', 'leak', 'noise'], text: '' }, phrase: 'formProblems.tooMany' },
    { answer: { options: [otherId], text: '' }, phrase: 'formProblems.otherMissing', settings: { other: true } },
  ],
  faults: [
    { settings: { min: 2, max: 2 }, phrase: 'formFaults.selectionMaxNotAbove' },
    { settings: { min: 4, max: 5 }, phrase: 'formFaults.fewerOptions' },
    { settings: { options: [] }, phrase: 'formFaults.optionsMissing' },
  ],
  typed: [typedText('漏水', 'leak'), typedText('锈蚀', 'rust')],
  report: {
    shape: 'options',
    answered: 1,
    options: [
      { id: 'rust', label: '锈蚀', count: 1 },
      { id: 'leak', label: '漏水', count: 1 },
      { id: 'noise', label: '异响', count: 0 },
    ],
  },
  cells: [{ kind: 'text', text: '漏水; 锈蚀' }],
}
