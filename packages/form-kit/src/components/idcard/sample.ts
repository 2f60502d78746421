import type { Sample } from '../../engine/sample-face.ts'
import { typedText, typedTime } from '../../engine/schema-face.ts'
import type { IdcardSettings } from './schema.ts'

const bad = (answer: string, more: object = {}) => ({ answer, phrase: 'formProblems.idcard' as const, ...more })

export const sample: Sample<IdcardSettings, string> = {
  settings: { title: '身份证号码', hint: '', required: true, old: true, masked: true },
  answer: '11010519491231002X',
  bad: [
    // A wrong check digit, a day that never was, a day to come, too short, letters within.
    bad('110105194912310021'),
    bad('110105199902300029'),
    bad('11010520260303001X'),
    bad('1101051949123100'),
    bad('1101051949A231002X'),
    bad('110105491231002', { settings: { old: false } }),
    { answer: 110105, phrase: 'formProblems.wrongShape' },
  ],
  faults: [{ settings: { title: '' }, phrase: 'formFaults.titleMissing' }],
  typed: [
    typedText('11010519491231002X'),
    typedTime('1949-12-31', 'birthday'),
    typedText('female', 'sex'),
    typedText('110105', 'region'),
  ],
  report: { shape: 'answered', answered: 1 },
  cells: [
    { kind: 'text', text: '11010519491231002X' },
    { kind: 'date', date: '1949-12-31' },
    { kind: 'text', text: '女' },
    { kind: 'text', text: '110105' },
  ],
}
