import { kindOfDropped } from '../../../files/public.ts'
import type { Editor } from '../editor/use-editor.ts'
import { blankText, newBlockId, uploadingFile, uploadingPicture } from './draft-block.ts'

export function addText({ edit }: Editor): void {
  edit({ do: 'add', blocks: [blankText()], at: Date.now() })
}

/** Adds a block for each file and starts its upload; pictures become pictures unless they were chosen as files. */
export function addFiles({ edit, queue }: Editor, files: File[], as?: 'file'): void {
  const added = files.map((file) => {
    const upload = newBlockId()
    queue.add(upload, file)
    return (as ?? kindOfDropped(file)) === 'picture' ? uploadingPicture(upload) : uploadingFile(upload)
  })
  if (added.length > 0) edit({ do: 'add', blocks: added, at: Date.now() })
}
