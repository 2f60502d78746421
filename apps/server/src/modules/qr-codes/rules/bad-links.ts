import type { Block } from '@matai/contract'
import { linksOf } from '@matai/content/page'
import { hostOf } from '../../../platform/bad-hosts/host-list.ts'

interface BadLink {
  host: string
  /** Where it stands, from the list of blocks on. */
  path: (string | number)[]
}

/** The links of a content that lead to hosts nobody is to be sent to. */
export function badLinks(blocks: readonly Block[], isKnownBad: (url: string) => boolean): BadLink[] {
  return linksOf(blocks)
    .filter(({ url }) => isKnownBad(url))
    .map(({ url, path }) => ({ host: hostOf(url) ?? '', path }))
}
