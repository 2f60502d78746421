import { filesCell } from '../engine/export-face.ts'
import { singleColumn } from './single.ts'

/** One column of one file, by the name that the archive gives it. */
export const fileColumn = singleColumn<{ title: string }, { fileId: string }>(({ fileId }, _, words) =>
  filesCell([fileId], words),
)
