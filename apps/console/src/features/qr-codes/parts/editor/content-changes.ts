import { type CodeContent, sameBlock } from './code-content.ts'

/** What a save changes, in numbers of blocks. */
export interface ContentChanges {
  added: number
  changed: number
  removed: number
  reordered: boolean
  renamed: boolean
  moved: boolean
  /** Leads elsewhere. */
  retargeted: boolean
}

export function contentChanges(before: CodeContent, after: CodeContent): ContentChanges {
  const old = new Map(before.blocks.map((block) => [block.id, block]))
  const kept = after.blocks.filter(({ id }) => old.has(id))
  const keptIds = new Set(kept.map(({ id }) => id))
  const orderBefore = before.blocks.filter(({ id }) => keptIds.has(id))
  return {
    added: after.blocks.length - kept.length,
    changed: kept.filter((block) => !sameBlock(block, old.get(block.id))).length,
    removed: before.blocks.length - kept.length,
    reordered: kept.some(({ id }, at) => orderBefore[at]?.id !== id),
    renamed: before.name !== after.name,
    moved: before.directoryId !== after.directoryId,
    retargeted: before.target !== after.target,
  }
}
