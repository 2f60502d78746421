import { examColumns } from '../../exports/exam.ts'
import { type ExamFillAnswer, type ExamFillSettings, scoreOf, textsOf } from './schema.ts'

export const sheet = examColumns<ExamFillSettings, ExamFillAnswer>(
  (answer, settings) => textsOf(answer, settings).join('; '),
  scoreOf,
)
