import type { Sample } from '../../engine/sample-face.ts'
import { typedNumber, typedText, typedTime } from '../../engine/schema-face.ts'
import type { TableColumn } from '../../parts/cells/columns.ts'
import type { AutoTableAnswer, AutoTableSettings } from './schema.ts'

const column = (id: string, label: string, some: Partial<TableColumn>): TableColumn => ({
  id,
  label,
  cell: 'words',
  options: [],
  decimals: null,
  required: false,
  requiredFor: null,
  ...some,
})
const filter = { part: '滤芯', amount: '2' }

export const sample: Sample<AutoTableSettings, AutoTableAnswer> = {
  settings: {
    title: '更换配件',
    hint: '',
    required: true,
    columns: [
      column('part', '名称', { required: true }),
      column('amount', '数量', { cell: 'amount', decimals: 0, required: true }),
      column('until', '保修至', { cell: 'day' }),
      column('new', '全新', { cell: 'tick' }),
    ],
    minRows: 1,
    maxRows: 3,
  },
  answer: { rows: [{ ...filter, new: true }, { part: '皮带', amount: '1', until: '2027-03-01' }, {}] },
  bad: [
    { answer: { rows: [] }, phrase: 'formProblems.cellMissing' },
    { answer: { rows: [filter] }, phrase: 'formProblems.rowsTooFew', settings: { minRows: 2 } },
    { answer: { rows: [filter, filter, filter, filter] }, phrase: 'formProblems.maxRows' },
    { answer: { rows: [{ part: '滤芯' }] }, phrase: 'formProblems.cellMissing' },
    { answer: { rows: [{ ...filter, amount: '1.5' }] }, phrase: 'formProblems.whole' },
    { answer: { rows: [{ ...filter, amount: '两个' }] }, phrase: 'formProblems.number' },
    { answer: { rows: [{ ...filter, until: '2027-02-30' }] }, phrase: 'formProblems.wrongShape' },
    { answer: { rows: [{ ...filter, price: '3' }] }, phrase: 'formProblems.columnUnknown' },
    { answer: { rows: { a: filter } }, phrase: 'formProblems.wrongShape' },
  ],
  faults: [
    { settings: { minRows: 4 }, phrase: 'formFaults.rowsMaxBelow' },
    { settings: { columns: [] }, phrase: 'formFaults.columnsMissing' },
  ],
  typed: [
    typedText('滤芯', '1/part'),
    typedNumber('2', '1/amount'),
    typedText('全新', '1/new'),
    typedText('皮带', '2/part'),
    typedNumber('1', '2/amount'),
    typedTime('2027-03-01', '2/until'),
  ],
  report: {
    shape: 'table',
    answered: 1,
    columns: [
      { id: 'part', label: '名称', value: { shape: 'answered', answered: 2 } },
      {
        id: 'amount',
        label: '数量',
        value: {
          shape: 'numbers',
          answered: 2,
          summary: { count: 2, sum: '3', min: '1', max: '2', mean: '1.5' },
        },
      },
      { id: 'until', label: '保修至', value: { shape: 'answered', answered: 1 } },
      { id: 'new', label: '全新', value: { shape: 'answered', answered: 1 } },
    ],
  },
  cells: [
    { kind: 'text', text: '滤芯\n皮带\n' },
    { kind: 'text', text: '2\n1\n' },
    { kind: 'text', text: '\n2027-03-01\n' },
    { kind: 'text', text: '✓\n\n' },
  ],
}
