import { examReport } from '../../reports/exam.ts'
import { type ExamRadioAnswer, examRadioChoices, type ExamRadioSettings, scoreOf } from './schema.ts'

export const report = examReport<ExamRadioSettings, ExamRadioAnswer>({
  score: scoreOf,
  choices: examRadioChoices,
  chosenIn: ({ option }) => [option],
})
