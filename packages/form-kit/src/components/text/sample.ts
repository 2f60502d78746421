import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import type { TextSettings } from './schema.ts'

export const sample: Sample<TextSettings, string> = {
  settings: {
    title: '设备编号',
    hint: '铭牌上的编号',
    required: true,
    min: 4,
    max: 12,
    format: 'any',
    mask: '@@-####',
    initial: '',
  },
  answer: 'AB-2048',
  bad: [
    { answer: '  ', phrase: 'formProblems.required' },
    { answer: 'A-1', phrase: 'formProblems.tooShort' },
    { answer: 'AB-2048-2048-2048', phrase: 'formProblems.tooLong' },
    { answer: 'AB-20A8', phrase: 'formProblems.mask' },
    { answer: 42, phrase: 'formProblems.wrongShape' },
    { answer: 'AB12', phrase: 'formProblems.onlyDigits', settings: { format: 'digits', mask: '' } },
    { answer: 'AB12', phrase: 'formProblems.onlyLetters', settings: { format: 'letters', mask: '' } },
    { answer: 'AB-12', phrase: 'formProblems.onlyLettersDigits', settings: { format: 'lettersDigits', mask: '' } },
    { answer: '王小明2', phrase: 'formProblems.onlyChinese', settings: { format: 'chinese', mask: '', min: 1 } },
    { answer: 'nobody@', phrase: 'formProblems.email', settings: { format: 'email', mask: '' } },
    { answer: 'ftp://a.cn', phrase: 'formProblems.link', settings: { format: 'link', mask: '' } },
  ],
  faults: [
    { settings: { title: ' ' }, phrase: 'formFaults.titleMissing' },
    { settings: { min: 9, max: 4 }, phrase: 'formFaults.maxNotAbove' },
    { settings: { initial: 'AB-20' }, phrase: 'formProblems.mask' },
  ],
  typed: [typedText('AB-2048')],
  report: { shape: 'words', answered: 1, words: [{ word: 'ab', count: 1 }] },
  cells: [{ kind: 'text', text: 'AB-2048' }],
}
