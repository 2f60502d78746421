import type { Sample } from '../../engine/sample-face.ts'
import type { RemarkSettings } from './schema.ts'

export const sample: Sample<RemarkSettings, never> = {
  settings: { title: '填写须知', html: '<p>请在<strong>断电</strong>后检查。</p>' },
  bad: [{ answer: '好', phrase: 'formProblems.noAnswerHere' }],
  faults: [{ settings: { html: '<p> </p>' }, phrase: 'formFaults.textMissing' }],
  typed: [],
  report: { shape: 'none' },
  cells: [],
}
