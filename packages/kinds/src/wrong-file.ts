import type { FileKind } from './fields.ts'

/** Whether a file does not fit a place; `file` takes pictures and documents, but nothing that is played. */
export function isWrongFile(wanted: FileKind | 'any', is: FileKind | undefined): boolean {
  if (wanted === 'any') return false
  return wanted === 'file' ? is === 'audio' || is === 'video' : is !== wanted
}
