import { createTranslator } from '@matai/i18n'
import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import { checklistColumns } from './checklist.ts'
import type { TableAnswer, TableSettings } from './schema.ts'

const columns = checklistColumns(createTranslator('zh'))
const good = { state: 'ordinary' }
const fileId = 'photo-of-a-broken-seal'
const states = (ordinary: number, abnormal: number) => ({
  shape: 'options' as const,
  answered: ordinary + abnormal,
  options: [
    { id: 'ordinary', label: '正常', count: ordinary },
    { id: 'abnormal', label: '异常', count: abnormal },
    { id: 'none', label: '不适用', count: 0 },
  ],
})
const answered = (count: number) => ({ shape: 'answered' as const, answered: count })

/** A checklist. */
export const sample: Sample<TableSettings, TableAnswer> = {
  settings: {
    title: '灭火器点检',
    hint: '',
    required: true,
    columns,
    rows: [
      { id: 'r1', label: '压力表' },
      { id: 'r2', label: '铅封' },
    ],
  },
  answer: { rows: { r1: good, r2: { state: 'abnormal', note: '断裂', photo: [{ fileId }] } } },
  bad: [
    { answer: {}, phrase: 'formProblems.cellMissing' },
    { answer: { rows: { r1: good } }, phrase: 'formProblems.cellMissing' },
    { answer: { rows: { r1: good, r2: { state: 'abnormal' } } }, phrase: 'formProblems.cellMissing' },
    { answer: { rows: { r1: good, r2: { state: 'odd' } } }, phrase: 'formProblems.unknownOption' },
    { answer: { rows: { r1: good, r2: good, r3: good } }, phrase: 'formProblems.rowUnknown' },
    { answer: { rows: { r1: good, r2: { ...good, sum: '3' } } }, phrase: 'formProblems.columnUnknown' },
    { answer: { rows: { r1: good, r2: { ...good, note: true } } }, phrase: 'formProblems.wrongShape' },
    {
      answer: { rows: { r1: good, r2: { ...good, photo: [{ fileId }] } } },
      phrase: 'formProblems.fileGone',
      facts: { fileOf: () => undefined },
    },
    { answer: { rows: [good, good] }, phrase: 'formProblems.wrongShape' },
  ],
  faults: [
    { settings: { rows: [] }, phrase: 'formFaults.rowsMissing' },
    { settings: { columns: [] }, phrase: 'formFaults.columnsMissing' },
    { settings: { columns: columns.slice(1) }, phrase: 'formFaults.conditionColumnGone' },
    { settings: { columns: columns.map((one) => ({ ...one, options: [] })) }, phrase: 'formFaults.cellOptionsMissing' },
    { settings: { rows: [{ id: 'r1', label: ' ' }] }, phrase: 'formFaults.titleMissing' },
  ],
  typed: [
    typedText('正常', 'r1/state'),
    typedText('异常', 'r2/state'),
    typedText('断裂', 'r2/note'),
    typedText(fileId, 'r2/photo'),
  ],
  report: {
    shape: 'table',
    answered: 1,
    columns: [
      { id: 'r1/state', label: '压力表 · 检查结果', value: states(1, 0) },
      { id: 'r1/note', label: '压力表 · 说明', value: answered(0) },
      { id: 'r1/photo', label: '压力表 · 照片', value: answered(0) },
      { id: 'r2/state', label: '铅封 · 检查结果', value: states(0, 1) },
      { id: 'r2/note', label: '铅封 · 说明', value: answered(1) },
      { id: 'r2/photo', label: '铅封 · 照片', value: answered(1) },
    ],
  },
  cells: [
    { kind: 'text', text: '正常' },
    { kind: 'empty' },
    { kind: 'empty' },
    { kind: 'text', text: '异常' },
    { kind: 'text', text: '断裂' },
    { kind: 'files', names: [`files/${fileId}.jpg`] },
  ],
}
