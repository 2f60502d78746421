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

export const audioTypes = 'audio/mpeg,audio/mp4,audio/x-m4a,audio/aac,audio/wav,audio/x-wav,audio/ogg,audio/flac'
export const videoTypes = 'video/mp4,video/webm,video/quicktime,video/x-m4v'

/** The formats of each kind for file pickers. */
export const fileTypes = { picture: pictureTypes, audio: audioTypes, video: videoTypes }

export function kindOfDropped({ type }: Pick<File, 'type'>): FileKind {
  if (type === '') return 'file'
  if (pictureTypes.split(',').includes(type)) return 'picture'
  if (audioTypes.split(',').includes(type)) return 'audio'
  return videoTypes.split(',').includes(type) ? 'video' : 'file'
}
