import type { Sample } from '../../engine/sample-face.ts'
import type { GroupTitleSettings } from './schema.ts'

export const sample: Sample<GroupTitleSettings, never> = {
  settings: { title: '外观检查', hint: '先看外壳，再看接口' },
  bad: [{ answer: '好', phrase: 'formProblems.noAnswerHere' }],
  faults: [{ settings: { title: ' ' }, phrase: 'formFaults.titleMissing' }],
  typed: [],
  report: { shape: 'none' },
  cells: [],
}
