import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import type { RecordingAnswer, RecordingSettings } from '../../parts/recordings.ts'

const fileId = 'a-video-of-a-leaking-p'

export const sample: Sample<RecordingSettings, RecordingAnswer> = {
  settings: { title: '故障视频', hint: '', required: true, recorded: true, uploaded: true, seconds: 60, max: 1 },
  answer: [{ fileId, isRecorded: true, seconds: 60 }],
  bad: [
    { answer: [{ fileId, isRecorded: true, seconds: 61 }], phrase: 'formProblems.tooLongRecorded' },
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
      phrase: 'formProblems.notVideo',
      facts: { fileOf: () => ({ name: 'a.pdf', kind: 'file', size: 9 }) },
    },
  ],
  faults: [{ settings: { recorded: false, uploaded: false }, phrase: 'formFaults.wayMissing' }],
  typed: [typedText(fileId, 'file')],
  report: { shape: 'answered', answered: 1 },
  cells: [{ kind: 'files', names: [`files/${fileId}.jpg`] }],
}
