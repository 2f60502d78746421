import { examReport } from '../../reports/exam.ts'
import { type ExamFillAnswer, type ExamFillSettings, scoreOf } from './schema.ts'

export const report = examReport<ExamFillSettings, ExamFillAnswer>({
  score: scoreOf,
  choices: () => [],
  chosenIn: () => [],
})
