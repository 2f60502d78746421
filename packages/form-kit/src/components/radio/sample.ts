import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import { otherId } from '../../parts/options.ts'
import type { RadioAnswer, RadioSettings } from './schema.ts'

const option = (id: string, label: string) => ({ id, label, status: null, quota: null })

export const sample: Sample<RadioSettings, RadioAnswer> = {
  settings: {
    title: '设备状态',
    hint: '',
    required: true,
    options: [option('ok', '正常'), { ...option('bad', '异常'), status: { status: 3, item: 8 } }],
    other: true,
    otherLabel: '其他',
    look: 'list',
    shuffled: false,
  },
  answer: { option: otherId, text: '停用待修' },
  bad: [
    { answer: { option: 'gone', text: '' }, phrase: 'formProblems.unknownOption' },
    { answer: { option: otherId, text: ' ' }, phrase: 'formProblems.otherMissing' },
    { answer: { option: 'ok', text: '停用' }, phrase: 'formProblems.otherNotChosen' },
    { answer: { option: otherId, text: '停用' }, phrase: 'formProblems.unknownOption', settings: { other: false } },
    { answer: 'ok', phrase: 'formProblems.wrongShape' },
  ],
  faults: [
    { settings: { options: [] }, phrase: 'formFaults.optionsMissing' },
    { settings: { options: [option('a', ' ')] }, phrase: 'formFaults.optionBlank' },
    { settings: { options: [option('a', '是'), option('a', '否')] }, phrase: 'formFaults.idTwice' },
    { settings: { options: [option('a', '是'), option('b', '是')] }, phrase: 'formFaults.optionTwice' },
  ],
  typed: [typedText('停用待修', otherId)],
  report: {
    shape: 'options',
    answered: 1,
    options: [
      { id: 'ok', label: '正常', count: 0 },
      { id: 'bad', label: '异常', count: 0 },
      { id: otherId, label: '其他', count: 1 },
    ],
  },
  cells: [{ kind: 'text', text: '停用待修' }],
}
