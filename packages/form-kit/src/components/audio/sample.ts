import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import type { RecordingAnswer, RecordingSettings } from '../../parts/recordings.ts'

const fileId = 'the-sound-of-a-machine'

export const sample: Sample<RecordingSettings, RecordingAnswer> = {
  settings: { title: '异响录音', hint: '', required: true, recorded: true, uploaded: true, seconds: 600, max: 1 },
  answer: [{ fileId, isRecorded: true, seconds: 600 }],
  bad: [
    { answer: [{ fileId, isRecorded: true, seconds: 601 }], phrase: 'formProblems.tooLongRecorded' },
    {
      answer: [{ fileId, isRecorded: true, seconds: 5 }],
      phrase: 'formProblems.onlyUploaded',
      settings: { recorded: false },
    },
    { answer: [{ fileId, isRecorded: false }], phrase: 'formProblems.onlyRecorded', settings: { uploaded: false } },
    {
      answer: ['1', '2'].map((end) => ({ fileId: `${fileId.slice(1)}${end}`, isRecorded: false })),
      phrase: 'formProblems.filesTooMany',
    },
    {
      answer: [{ fileId, isRecorded: false }],
      phrase: 'formProblems.notAudio',
      facts: { fileOf: () => ({ name: 'a.pdf', kind: 'file', size: 9 }) },
    },
  ],
  faults: [{ settings: { recorded: false, uploaded: false }, phrase: 'formFaults.wayMissing' }],
  typed: [typedText(fileId, 'file')],
  report: { shape: 'answered', answered: 1 },
  cells: [{ kind: 'files', names: [`files/${fileId}.jpg`] }],
}
