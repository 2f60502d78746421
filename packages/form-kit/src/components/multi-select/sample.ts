import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import type { MultiSelectSettings } from './schema.ts'

const option = (id: string, label: string, parent: string | null = null) => ({ id, label, parent })

export const sample: Sample<MultiSelectSettings, string[]> = {
  settings: {
    title: '报修位置',
    hint: '',
    required: true,
    options: [
      option('a', '一号楼'),
      option('b', '二号楼'),
      option('a1', '一层', 'a'),
      option('a2', '二层', 'a'),
      option('b1', '一层', 'b'),
    ],
    levels: ['楼', '层'],
  },
  answer: ['a', 'a2'],
  bad: [
    { answer: [], phrase: 'formProblems.required' },
    { answer: ['a'], phrase: 'formProblems.levelMissing' },
    { answer: ['b', 'a2'], phrase: 'formProblems.levelBroken' },
    { answer: ['a2'], phrase: 'formProblems.levelBroken' },
    { answer: ['a', 'gone'], phrase: 'formProblems.unknownOption' },
    { answer: 'a', phrase: 'formProblems.wrongShape' },
  ],
  faults: [
    { settings: { options: [] }, phrase: 'formFaults.optionsMissing' },
    { settings: { options: [option('a', '')] }, phrase: 'formFaults.optionBlank' },
    { settings: { options: [option('a1', '一层', 'a')] }, phrase: 'formFaults.parentMissing' },
    {
      settings: { options: [option('a', '一', 'b'), option('b', '二', 'a')] },
      phrase: 'formFaults.parentCircle',
    },
    {
      settings: { options: '123456'.split('').map((id) => option(id, id, id === '1' ? null : `${Number(id) - 1}`)) },
      phrase: 'formFaults.levelsTooMany',
    },
    {
      settings: { options: Array.from({ length: 100 }, (_, at) => option(`o${at}`, `第${at}项`)) },
      phrase: 'formFaults.optionsTooMany',
    },
    { settings: { options: [option('a', '一层'), option('b', '一层')] }, phrase: 'formFaults.optionTwice' },
  ],
  typed: [typedText('一号楼 / 二层'), typedText('一号楼', 'a'), typedText('二层', 'a2')],
  report: {
    shape: 'options',
    answered: 1,
    options: [
      { id: 'a1', label: '一号楼 / 一层', count: 0 },
      { id: 'a2', label: '一号楼 / 二层', count: 1 },
      { id: 'b1', label: '二号楼 / 一层', count: 0 },
    ],
  },
  cells: [
    { kind: 'text', text: '一号楼' },
    { kind: 'text', text: '二层' },
  ],
}
