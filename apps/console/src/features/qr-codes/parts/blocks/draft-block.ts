import type { Block, BlockOf, BlockType } from '@matai/contract'

type Unfinished<Type extends 'picture' | 'file'> = Omit<BlockOf<Type>, 'fileId'> & {
  /** The stored file; null until its upload is done. */
  fileId: string | null
  /** The upload that will bring the file, while there is one. */
  upload: string | null
}

/** A block while it is written: a picture or a file may still be on its way to the server. */
export type DraftBlock = BlockOf<'richText'> | Unfinished<'picture'> | Unfinished<'file'>
export type DraftBlockOf<Type extends BlockType> = Extract<DraftBlock, { type: Type }>

export function newBlockId(): string {
  // randomUUID is withheld on plain http, where many self-hosted consoles live.
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

export function blankText(html = ''): DraftBlockOf<'richText'> {
  return { id: newBlockId(), type: 'richText', html }
}

export function uploadingPicture(upload: string): DraftBlockOf<'picture'> {
  return { id: newBlockId(), type: 'picture', fileId: null, upload, caption: '', alt: '' }
}

export function uploadingFile(upload: string, title = ''): DraftBlockOf<'file'> {
  return { id: newBlockId(), type: 'file', fileId: null, upload, title }
}

/** What stands on the server, as something to go on writing. */
export function toDraft(block: Block): DraftBlock {
  return block.type === 'richText' ? block : { ...block, upload: null }
}

export function toDrafts(blocks: Block[]): DraftBlock[] {
  return blocks.map(toDraft)
}

/** The block as the server takes it; null when there is nothing to show yet: no file, or no words. */
export function finished(block: DraftBlock): Block | null {
  if (block.type === 'richText') return isBlank(block.html) ? null : block
  const { fileId, upload: _, ...rest } = block
  return fileId === null ? null : { ...rest, fileId }
}

export function finishedBlocks(blocks: DraftBlock[]): Block[] {
  return blocks.map(finished).filter((block) => block !== null)
}

function isBlank(html: string): boolean {
  return !/<hr\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;/g, '').trim() === ''
}
