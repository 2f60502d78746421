import type { PhraseKey } from '@matai/i18n'
import { type FileKind, isWrongFile } from '@matai/kinds'
import type { Facts } from '../engine/facts.ts'
import { type Problem, problem, when } from '../engine/problem.ts'

/** Most files or pictures of an answer, and pictures at once from a phone (specification, section 5). */
export const filesMax = 99
export const picturesByPhone = 9

interface Named {
  fileId: string
}

const wrongKind: Record<FileKind, PhraseKey> = {
  picture: 'formProblems.notPicture',
  audio: 'formProblems.notAudio',
  video: 'formProblems.notVideo',
  file: 'formProblems.notPlayed',
}

/** What is wrong with uploaded files: one twice, one that is not there, empty, or of another kind. */
export const fileProblems = (files: readonly Named[], kind: FileKind, { fileOf }: Facts): Problem[] => [
  ...when(new Set(files.map(({ fileId }) => fileId)).size !== files.length, 'formProblems.fileTwice'),
  ...files.flatMap(({ fileId }, at) => {
    if (!fileOf) return []
    const fact = fileOf(fileId)
    if (!fact) return [problem('formProblems.fileGone', {}, [at])]
    if (fact.size === 0) return [problem('formProblems.fileEmpty', {}, [at])]
    return isWrongFile(kind, fact.kind) ? [problem(wrongKind[kind], {}, [at])] : []
  }),
]
