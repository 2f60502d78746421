import type { Issue } from '@matai/contract'
import { finished } from '@matai/content/draft'
import type { CodeContent } from './code-content.ts'

/** What is wrong where, in the reader's language; blocks by id. */
export interface SaveFaults {
  name: string | undefined
  kind: string | undefined
  target: string | undefined
  content: string | undefined
  blocks: ReadonlyMap<string, string>
}

/** Puts the server's faults where they belong. Blocks are counted among those that were sent. */
export function saveFaults(issues: Issue[], { blocks }: CodeContent): SaveFaults {
  const sent = blocks.filter((block) => finished(block) !== null)
  const at = (field: string) => issues.find(({ path }) => path[0] === field && path.length === 1)?.message
  const inBlocks = issues.flatMap(({ path: [field, place], message }): [string, string][] => {
    const block = field === 'blocks' && typeof place === 'number' ? sent[place] : undefined
    return block ? [[block.id, message]] : []
  })
  const fields = { name: at('name'), kind: at('kind'), target: at('target'), content: at('blocks') }
  return { ...fields, blocks: new Map(inBlocks) }
}
