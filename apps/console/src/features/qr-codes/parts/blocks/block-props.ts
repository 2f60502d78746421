import type { BlockType, StoredFile } from '@matai/contract'
import type { UploadState, UploadStates } from '../../../files/public.ts'
import type { DraftBlock, DraftBlockOf } from './draft-block.ts'

/** Files and uploads of the whole editor, for blocks that hold several. */
export interface Media {
  files: ReadonlyMap<string, StoredFile>
  uploads: UploadStates
  /** Sends a file; an upload that was cut off goes on under its id. Answers the id. */
  send: (file: File, upload?: string | null) => string
  retry: (upload: string) => void
  cancel: (upload: string) => void
}

/** What the editor of one kind of block takes. */
export interface BlockProps<Type extends BlockType> {
  block: DraftBlockOf<Type>
  media: Media
  /** The stored file of the block, when it is known. */
  file: StoredFile | undefined
  upload: UploadState | undefined
  /** `field` says what was changed, so that typing in one field makes one step of undo. */
  onChange: (block: DraftBlock, field: string) => void
  /** Sends a file for this block; an upload that was cut off goes on when it is the same file. */
  onFile: (file: File) => void
  onRetry: () => void
  onCancel: () => void
}
