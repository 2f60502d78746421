import { filesCell } from '../engine/export-face.ts'
import { singleColumn } from './single.ts'

/** One column of files, by the names that the archive gives them. */
export const filesColumn = singleColumn<{ title: string }, readonly { fileId: string }[]>((files, _, words) =>
  filesCell(
    files.map(({ fileId }) => fileId),
    words,
  ),
)

/** One column of one file. */
export const fileColumn = singleColumn<{ title: string }, { fileId: string }>(({ fileId }, _, words) =>
  filesCell([fileId], words),
)
