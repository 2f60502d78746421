import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import type { FileAnswer, FileSettings } from './schema.ts'

const file = (name: string, fileId = 'a-report-of-three-page') => ({ fileId, name })

export const sample: Sample<FileSettings, FileAnswer> = {
  settings: { title: '检测报告', hint: '', required: true, max: 2, endings: ['pdf', 'docx'] },
  answer: [file('二月.PDF')],
  bad: [
    { answer: [file('二月.xlsx')], phrase: 'formProblems.ending' },
    { answer: [file('采访.mp3')], phrase: 'formProblems.notPlayed', settings: { endings: [] } },
    { answer: [file('现场.MOV')], phrase: 'formProblems.notPlayed', settings: { endings: [] } },
    { answer: [file('a.pdf'), file('a.pdf')], phrase: 'formProblems.fileTwice' },
    {
      answer: ['1', '2', '3'].map((at) => file('a.pdf', `a-report-of-three-pag${at}`)),
      phrase: 'formProblems.filesTooMany',
    },
    {
      answer: [file('renamed.pdf')],
      phrase: 'formProblems.notPlayed',
      facts: { fileOf: () => ({ name: 'renamed.pdf', kind: 'video', size: 9 }) },
    },
    {
      answer: [file('empty.pdf')],
      phrase: 'formProblems.fileEmpty',
      facts: { fileOf: () => ({ name: 'empty.pdf', kind: 'file', size: 0 }) },
    },
  ],
  faults: [{ settings: { title: '' }, phrase: 'formFaults.titleMissing' }],
  typed: [typedText('二月.PDF', 'file')],
  report: { shape: 'answered', answered: 1 },
  cells: [{ kind: 'files', names: ['files/a-report-of-three-page.jpg'] }],
}
