import { fileId, line, list, record, usually, whole } from '@matai/kinds'
import type * as z from 'zod/mini'
import { problem, when, within } from '../../engine/problem.ts'
import { type SchemaFace, typedText } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { question } from '../../parts/fields.ts'
import { fileProblems, filesMax } from '../../parts/files.ts'

const settings = record({
  ...question,
  max: usually(whole({ min: 1, max: filesMax }), 9),
  /** endings of file names, such as `pdf`; none: all */
  endings: usually(list(line(10), { most: 30 }), []),
})
export type FileSettings = z.infer<typeof settings>

const answer = list(record({ fileId: fileId({ kind: 'file' }), name: line(255) }), { most: filesMax + 1 })
export type FileAnswer = z.infer<typeof answer>

/** What is played has components of its own, which record and play it. */
const played = new Set('mp3 m4a aac wav flac ogg amr wma mp4 mov m4v avi mkv webm wmv flv 3gp'.split(' '))

const endingOf = (name: string) => (/\.([^.]+)$/.exec(name)?.[1] ?? '').toLowerCase()

export const schema: SchemaFace<FileSettings, FileAnswer> = {
  settings,
  answer,
  faults: titleFaults,
  check: ({ max, endings }, files, facts) => [
    ...when(files.length > max, 'formProblems.filesTooMany', { most: max }),
    ...files.flatMap(({ name }, at) => {
      const ending = endingOf(name)
      if (played.has(ending)) return within(at, [problem('formProblems.notPlayed')])
      const isTaken = endings.length === 0 || endings.some((one) => one.toLowerCase() === ending)
      return isTaken ? [] : within(at, [problem('formProblems.ending', { endings: endings.join(', ') })])
    }),
    ...fileProblems(files, 'file', facts),
  ],
  typed: (files) => files.map(({ name }) => typedText(name, 'file')),
}
