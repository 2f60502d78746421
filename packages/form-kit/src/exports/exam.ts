import { type ExportFace, numberCell, textCell } from '../engine/export-face.ts'
import type { Score } from '../engine/schema-face.ts'

/** What was answered, and its points. */
export const examColumns = <Settings extends { title: string }, Answer>(
  textOf: (answer: Answer, settings: Settings) => string,
  score: (settings: Settings, answer: Answer) => Score,
): ExportFace<Settings, Answer> => ({
  columns: ({ title }, { say }) => [
    { part: '', heading: title },
    { part: 'score', heading: `${title} · ${say('forms.partScore')}` },
  ],
  cells: (answer, settings) => [textCell(textOf(answer, settings)), numberCell(String(score(settings, answer).points))],
})
