import type { FileKind } from '@matai/contract'

/** One file on its way to the server; sizes in bytes. */
export interface UploadState {
  id: string
  name: string
  size: number
  sent: number
  step: 'sending' | 'storing' | 'failed'
  /** Why it failed, in the reader's language. */
  reason: string | null
}

export type UploadStates = ReadonlyMap<string, UploadState>

/** Whole percent, kept below 100 until the server has stored the file. */
export function percentOf({ sent, size }: Pick<UploadState, 'sent' | 'size'>): number {
  return size === 0 ? 0 : Math.min(99, Math.floor((sent / size) * 100))
}

/** What to offer a file picker, and what kind of block a dropped file becomes. */
export const pictureTypes = 'image/png,image/jpeg,image/webp,image/gif'

export function kindOfDropped(file: Pick<File, 'type'>): Extract<FileKind, 'picture' | 'file'> {
  return pictureTypes.split(',').includes(file.type) ? 'picture' : 'file'
}
