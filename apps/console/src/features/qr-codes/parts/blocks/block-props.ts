import type { BlockType, StoredFile } from '@matai/contract'
import type { UploadState } from '../../../files/public.ts'
import type { DraftBlock, DraftBlockOf } from './draft-block.ts'

/** What the editor of one kind of block takes. */
export interface BlockProps<Type extends BlockType> {
  block: DraftBlockOf<Type>
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
