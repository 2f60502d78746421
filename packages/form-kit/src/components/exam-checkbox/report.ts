import { examReport } from '../../reports/exam.ts'
import { type ExamCheckboxAnswer, examCheckboxChoices, type ExamCheckboxSettings, scoreOf } from './schema.ts'

export const report = examReport<ExamCheckboxSettings, ExamCheckboxAnswer>({
  score: scoreOf,
  choices: examCheckboxChoices,
  chosenIn: ({ options }) => options,
})
