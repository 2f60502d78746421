import type { Block } from '@matai/contract'
import { hostOf } from '../../../platform/bad-hosts/host-list.ts'
import { linksIn, withoutLinks } from '../../../platform/rich-text/links.ts'

type IsKnownBad = (url: string) => boolean

interface BadLink {
  host: string
  /** Where it stands, from the list of blocks on. */
  path: (string | number)[]
}

/** The links of a content that lead to hosts nobody is to be sent to. */
export function badLinks(blocks: Block[], isKnownBad: IsKnownBad): BadLink[] {
  return blocks.flatMap((block, place) => {
    const named = block.type === 'linkButton' ? 'url' : 'html'
    const links = block.type === 'linkButton' ? [block.url] : block.type === 'richText' ? linksIn(block.html) : []
    return links.filter(isKnownBad).map((url) => ({ host: hostOf(url) ?? '', path: [place, named] }))
  })
}

/** What was saved before its host was known to be bad: rich text keeps the words, buttons are named to be shown without address. */
export function withoutBadLinks(blocks: Block[], isKnownBad: IsKnownBad): { blocks: Block[]; stopped: string[] } {
  const stopped: string[] = []
  const clean = blocks.map((block): Block => {
    if (block.type === 'linkButton' && isKnownBad(block.url)) stopped.push(block.id)
    const hasBad = block.type === 'richText' && block.html.includes('href') && linksIn(block.html).some(isKnownBad)
    return hasBad ? { ...block, html: withoutLinks(block.html, isKnownBad) } : block
  })
  return { blocks: clean, stopped }
}
