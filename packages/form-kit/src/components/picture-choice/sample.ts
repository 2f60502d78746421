import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import type { PictureChoiceAnswer, PictureChoiceSettings } from './schema.ts'

const option = (id: string, label: string) => ({
  id,
  label,
  status: null,
  quota: null,
  fileId: `picture-of-an-option-${id}`,
})

export const sample: Sample<PictureChoiceSettings, PictureChoiceAnswer> = {
  settings: {
    title: '选择午餐',
    hint: '',
    required: true,
    options: [option('a', '牛肉饭'), { ...option('b', '素面'), quota: 20 }, option('c', '水饺')],
    multiple: true,
    min: 1,
    max: 2,
    shuffled: false,
  },
  answer: { options: ['c', 'b'] },
  bad: [
    { answer: { options: [] }, phrase: 'formProblems.required' },
    { answer: { options: ['d'] }, phrase: 'formProblems.unknownOption' },
    { answer: { options: ['a', 'a'] }, phrase: 'formProblems.optionTwice' },
    { answer: { options: ['a', 'b', 'c'] }, phrase: 'formProblems.tooMany' },
    { answer: { options: ['a', 'b'] }, phrase: 'formProblems.tooMany', settings: { multiple: false } },
    { answer: 'a', phrase: 'formProblems.wrongShape' },
  ],
  faults: [
    { settings: { options: [{ ...option('a', '牛肉饭'), fileId: null }] }, phrase: 'formFaults.pictureMissing' },
    { settings: { min: 2, max: 1 }, phrase: 'formFaults.selectionMaxNotAbove' },
    { settings: { options: [] }, phrase: 'formFaults.optionsMissing' },
  ],
  typed: [typedText('水饺', 'c'), typedText('素面', 'b')],
  report: {
    shape: 'options',
    answered: 1,
    options: [
      { id: 'a', label: '牛肉饭', count: 0 },
      { id: 'b', label: '素面', count: 1 },
      { id: 'c', label: '水饺', count: 1 },
    ],
  },
  cells: [{ kind: 'text', text: '水饺; 素面' }],
}
