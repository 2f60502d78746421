import type { AlbumItem } from '@matai/content/schema'
import type { Block, BlockOf, BlockType } from '@matai/contract'
import { blockProblem, isBlank } from './block-problem.ts'

/** A place for a file while content is written. */
interface Slot {
  /** The stored file; null until its upload is done. */
  fileId: string | null
  /** The upload that will bring the file, while there is one. */
  upload: string | null
}

type WithFile = 'picture' | 'audio' | 'video' | 'file'
type Unfinished<Type extends WithFile> = Omit<BlockOf<Type>, 'fileId'> & Slot

export type DraftAlbumItem = Omit<AlbumItem, 'fileId'> & Slot & { key: string }
type DraftAlbum = Omit<BlockOf<'album'>, 'items'> & { items: DraftAlbumItem[] }
type DraftVideo = Unfinished<'video'> & { posterUpload: string | null }

/** A block while it is written: its files may still be on their way to the server. */
export type DraftBlock =
  | Exclude<Block, { type: WithFile | 'album' }>
  | Unfinished<'picture'>
  | Unfinished<'audio'>
  | Unfinished<'file'>
  | DraftVideo
  | DraftAlbum
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

export function uploadingItem(upload: string): DraftAlbumItem {
  return { key: newBlockId(), fileId: null, upload, caption: '', alt: '' }
}

/** What stands on the server, as something to go on writing. */
export function toDraft(block: Block): DraftBlock {
  switch (block.type) {
    case 'album':
      return { ...block, items: block.items.map((item, at) => ({ ...item, key: `${block.id}-${at}`, upload: null })) }
    case 'video':
      return { ...block, upload: null, posterUpload: null }
    case 'picture':
    case 'audio':
    case 'file':
      return { ...block, upload: null }
    default:
      return block
  }
}

export function toDrafts(blocks: Block[]): DraftBlock[] {
  return blocks.map(toDraft)
}

/** The block as the server takes it; null when there is nothing to show yet: no file, no words, half a button. */
export function finished(block: DraftBlock, isOpen?: (text: string) => boolean): Block | null {
  if (isBlank(block) || blockProblem(block, isOpen)) return null
  switch (block.type) {
    case 'album': {
      const items = block.items.flatMap(({ fileId, caption, alt }) => (fileId ? [{ fileId, caption, alt }] : []))
      return items.length > 0 ? { ...block, items } : null
    }
    case 'video': {
      const { fileId, upload: _, posterUpload: __, ...rest } = block
      return fileId === null ? null : { ...rest, fileId }
    }
    case 'picture':
    case 'audio':
    case 'file': {
      const { fileId, upload: _, ...rest } = block
      return fileId === null ? null : ({ ...rest, fileId } as Block)
    }
    default:
      return block
  }
}

export function finishedBlocks(blocks: DraftBlock[], isOpen?: (text: string) => boolean): Block[] {
  return blocks.map((block) => finished(block, isOpen)).filter((block) => block !== null)
}
