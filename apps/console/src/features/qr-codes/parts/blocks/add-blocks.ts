import { type DraftBlock, newBlockId, newDraft, pendingUploads } from '@matai/content/draft'
import { blockEditors, type EditorFace } from '@matai/content/editor'
import { type BlockType, blockTypes } from '@matai/content/schema'
import { kindOfDropped } from '../../../files/public.ts'
import type { BlockEditor } from './block-editor.ts'
import { sayIfUnplayable } from './playable.ts'

/** How a type is written; what the map pairs the compiler cannot follow through a variable. */
export const faceOf = (type: BlockType) => blockEditors[type] as unknown as EditorFace<BlockType>

/** A new block, which begins with the files of some uploads. */
export function startBlock(type: BlockType, uploads: string[] = []): DraftBlock {
  return newDraft(type, faceOf(type).begin?.(uploads))
}

export function addBlock({ edit }: BlockEditor, block: DraftBlock, after?: string): void {
  edit({ do: 'add', blocks: [block], after, at: Date.now() })
}

/** Adds a block for each file and starts its upload; what a file becomes follows from it unless it is said. */
export function addFiles({ edit, queue }: BlockEditor, files: File[], as?: BlockType, after?: string): void {
  const added = files.flatMap((file) => {
    const type = as ?? blockTypes.find((one) => faceOf(one).takes === kindOfDropped(file))
    if (!type) return []
    const upload = newBlockId()
    queue.add(upload, file)
    void sayIfUnplayable(file)
    return startBlock(type, [upload])
  })
  if (added.length > 0) edit({ do: 'add', blocks: added, after, at: Date.now() })
}

/** Adds one block of all the files. */
export function addTogether(editor: BlockEditor, files: File[], type: BlockType, after?: string): void {
  const uploads = files.map(() => newBlockId())
  const block = startBlock(type, uploads)
  const sent = new Set(pendingUploads([block]))
  for (const [at, file] of files.entries()) {
    const upload = uploads[at]
    // A block takes as many as it holds; the others are not sent.
    if (upload && sent.has(upload)) editor.queue.add(upload, file)
  }
  if (sent.size > 0) addBlock(editor, block, after)
}
