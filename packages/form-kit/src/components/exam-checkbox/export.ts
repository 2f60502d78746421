import { examColumns } from '../../exports/exam.ts'
import { labelsOf } from '../../parts/options.ts'
import { type ExamCheckboxAnswer, type ExamCheckboxSettings, scoreOf } from './schema.ts'

export const sheet = examColumns<ExamCheckboxSettings, ExamCheckboxAnswer>(
  ({ options: chosen }, { options }) => labelsOf(chosen, '', options).join('; '),
  scoreOf,
)
