import { examColumns } from '../../exports/exam.ts'
import { labelsOf } from '../../parts/options.ts'
import { type ExamRadioAnswer, type ExamRadioSettings, scoreOf } from './schema.ts'

export const sheet = examColumns<ExamRadioSettings, ExamRadioAnswer>(
  ({ option }, { options }) => labelsOf([option], '', options)[0] ?? '',
  scoreOf,
)
