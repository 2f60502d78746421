import { fileId, list, record, usually, whole, yes } from '@matai/kinds'
import type * as z from 'zod/mini'
import { problem, when, within } from '../engine/problem.ts'
import { type SchemaFace, typedText } from '../engine/schema-face.ts'
import { titleFaults } from './faults.ts'
import { isOn, question } from './fields.ts'
import { fileProblems } from './files.ts'

const settingsOf = (longest: number) =>
  record({
    ...question,
    /** ways to answer */
    recorded: isOn,
    uploaded: isOn,
    /** seconds that a recording may take */
    seconds: usually(whole({ min: 5, max: longest }), longest),
    max: usually(whole({ min: 1, max: 9 }), 1),
  })
export type RecordingSettings = z.infer<ReturnType<typeof settingsOf>>

const answerOf = (kind: 'audio' | 'video') =>
  list(
    record({
      fileId: fileId({ kind }),
      isRecorded: yes(),
      /** how long a recording is; 0 for an uploaded file, whose length nobody limits */
      seconds: usually(whole({ min: 0, max: 86_400 }), 0),
    }),
    { most: 99 },
  )
export type RecordingAnswer = z.infer<ReturnType<typeof answerOf>>

/** A component that is recorded in the page or uploaded; `longest` is in seconds (specification, section 9). */
export const recordingSchema = (
  kind: 'audio' | 'video',
  longest: number,
): SchemaFace<RecordingSettings, RecordingAnswer> => ({
  settings: settingsOf(longest),
  answer: answerOf(kind),
  faults: (set) => [...titleFaults(set), ...when(!set.recorded && !set.uploaded, 'formFaults.wayMissing')],
  check: ({ recorded, uploaded, seconds, max }, files, facts) => [
    ...when(files.length > max, 'formProblems.filesTooMany', { most: max }),
    ...files.flatMap((file, at) => {
      if (file.isRecorded && !recorded) return within(at, [problem('formProblems.onlyUploaded')])
      if (!file.isRecorded && !uploaded) return within(at, [problem('formProblems.onlyRecorded')])
      return file.isRecorded && file.seconds > seconds
        ? within(at, [problem('formProblems.tooLongRecorded', { seconds })])
        : []
    }),
    ...fileProblems(files, kind, facts),
  ],
  typed: (files) => files.map((file) => typedText(file.fileId, 'file')),
})
