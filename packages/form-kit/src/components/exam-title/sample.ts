import type { Sample } from '../../engine/sample-face.ts'
import type { ExamTitleSettings } from './schema.ts'

export const sample: Sample<ExamTitleSettings, never> = {
  settings: { title: '第一部分 单选题', hint: '每题 5 分' },
  bad: [{ answer: '好', phrase: 'formProblems.noAnswerHere' }],
  faults: [{ settings: { title: ' ' }, phrase: 'formFaults.titleMissing' }],
  typed: [],
  report: { shape: 'none' },
  cells: [],
}
