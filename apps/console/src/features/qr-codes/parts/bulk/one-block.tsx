import type { DraftBlock } from '@matai/content/draft'
import { useReducer } from 'react'
import { type BlockEdit, editBlocks } from '../blocks/block-editor.ts'
import { BlockList } from '../blocks/block-list.tsx'
import { useBlockFiles } from '../blocks/use-block-files.ts'

interface OneBlockProps {
  block: DraftBlock
  onChange: (block: DraftBlock) => void
}

const noFaults: ReadonlyMap<string, string> = new Map()

/** One block to be written on, as in the editor of a page. */
export function OneBlock({ block, onChange }: OneBlockProps) {
  const [blocks, edit] = useReducer(
    (before: DraftBlock[], change: BlockEdit) => {
      // There is one, and it stays where it is.
      const [changed = block] = change.do === 'change' ? editBlocks(before, change) : before
      return [changed]
    },
    [block],
  )
  const send = (change: BlockEdit) => {
    edit(change)
    if (change.do === 'change') onChange(change.block)
  }
  const { files, queue, uploads } = useBlockFiles([], blocks, (upload, fileId) => {
    const [one = block] = blocks
    if ('upload' in one && one.upload === upload)
      send({ do: 'change', block: { ...one, fileId, upload: null } as DraftBlock, field: 'file', at: Date.now() })
  })
  return <BlockList editor={{ content: { blocks }, files, uploads, queue, edit: send }} faults={noFaults} fixed />
}
