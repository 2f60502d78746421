import type { FileKind } from '@matai/contract'
import { albumMax } from '@matai/content/schema'
import { kindOfDropped } from '../../../files/public.ts'
import type { BlockEditor } from './block-editor.ts'
import {
  blankText,
  type DraftBlock,
  newBlockId,
  uploadingFile,
  uploadingItem,
  uploadingPicture,
} from './draft-block.ts'

export function addText(editor: BlockEditor): void {
  addBlock(editor, blankText())
}

export function addBlock({ edit }: BlockEditor, block: DraftBlock): void {
  edit({ do: 'add', blocks: [block], at: Date.now() })
}

/** Adds a block for each file and starts its upload; what a file becomes follows from it unless it is said. */
export function addFiles({ edit, queue }: BlockEditor, files: File[], as?: FileKind): void {
  const added = files.map((file) => {
    const upload = newBlockId()
    queue.add(upload, file)
    return uploading(as ?? kindOfDropped(file), upload)
  })
  if (added.length > 0) edit({ do: 'add', blocks: added, at: Date.now() })
}

/** Adds one album of all the pictures. */
export function addAlbum(editor: BlockEditor, files: File[]): void {
  const items = files.slice(0, albumMax).map((file) => {
    const upload = newBlockId()
    editor.queue.add(upload, file)
    return uploadingItem(upload)
  })
  if (items.length > 0) addBlock(editor, { id: newBlockId(), type: 'album', layout: 'grid', items })
}

function uploading(kind: FileKind, upload: string): DraftBlock {
  const id = newBlockId()
  switch (kind) {
    case 'picture':
      return uploadingPicture(upload)
    case 'audio':
      return { id, type: 'audio', fileId: null, upload, title: '' }
    case 'video':
      return { id, type: 'video', fileId: null, upload, title: '', posterFileId: null, posterUpload: null }
    case 'file':
      return uploadingFile(upload)
  }
}
