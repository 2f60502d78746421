import type { FileKind } from '@matai/contract'
import type { DraftBlock } from './draft-block.ts'

/** A place in a block where a file stands or will stand. */
interface FileSlot {
  fileId: string | null
  upload: string | null
  /** What the file must be; undefined takes any. */
  kind: FileKind | undefined
}

/** All places for files in a block. */
export function slotsOf(block: DraftBlock): FileSlot[] {
  switch (block.type) {
    case 'album':
      return block.items.map(({ fileId, upload }) => ({ fileId, upload, kind: 'picture' }))
    case 'video': {
      const { fileId, upload, posterFileId, posterUpload } = block
      return [
        { fileId, upload, kind: 'video' },
        { fileId: posterFileId, upload: posterUpload, kind: 'picture' },
      ]
    }
    case 'picture':
    case 'audio':
      return [{ fileId: block.fileId, upload: block.upload, kind: block.type }]
    case 'file':
      return [{ fileId: block.fileId, upload: block.upload, kind: undefined }]
    default:
      return []
  }
}

/** The block with the file in every place that waits for the upload; itself when none does. */
export function withFile(block: DraftBlock, upload: string, fileId: string): DraftBlock {
  if (!slotsOf(block).some((slot) => slot.upload === upload)) return block
  if (block.type === 'album') {
    const items = block.items.map((item) => (item.upload === upload ? { ...item, fileId, upload: null } : item))
    return { ...block, items }
  }
  if (block.type === 'video' && block.posterUpload === upload) {
    return { ...block, posterFileId: fileId, posterUpload: null }
  }
  return { ...block, fileId, upload: null } as DraftBlock
}

/** Ids of the stored files that blocks name. */
export function filesNamed(blocks: DraftBlock[]): Set<string> {
  return new Set(blocks.flatMap(slotsOf).flatMap(({ fileId }) => (fileId ? [fileId] : [])))
}
